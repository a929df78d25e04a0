import { randomBytes } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CartTotals } from '../../../components/cart/cart-totals';
import type { Cart } from '../../../lib/contract/entities/cart.ts';
import { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { centsOf, saleTotal, type Cents } from '../../../lib/contract/money.ts';
import { formatMessage } from '../../../lib/i18n/format-message';
import english from '../../../locales/en.json' with { type: 'json' };
import { newVisitor } from '../harness/accounts.ts';
import { field, makeForm, sendForm } from '../harness/forms.ts';
import {
  cmsOf,
  decide,
  newBuyer,
  openPage,
  paidState,
  paymentOf,
  postAs,
  records,
} from '../harness/money.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** The totals as the checkout shows them. */
const totalsShown = (cart: Cart, surcharge: Cents) =>
  renderToStaticMarkup(
    createElement(CartTotals, {
      cart,
      surcharge,
      t: (key, values) => formatMessage(english, 'en', key, values),
    }),
  ).replace(/<[^>]*>/g, '');

/** The words of a PDF, one space between them. */
async function pdfText(pdf: Response): Promise<string> {
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
/** GST is the same to the cent wherever it is shown. */
export function gstCases({ server, types, product, add, address, submit }: Shop): void {
  test('the GST of an order is the same to the cent at the checkout, in the answer, the PDF and the email', async () => {
    const { sku } = await product(null);
    const cms = cmsOf(server);
    const code = `TAXED-${randomBytes(3).toString('hex')}`;
    await cms.create('promotion-codes', { code, kind: 'percent', value: 10 });
    await cms.updateGlobal('domain-settings', { card_surcharge_percent: 1.9, card_surcharge_fixed: 0.3 });
    try {
      const buyer = await newBuyer(server);
      const home = await address(buyer);
      cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
      const chosen = { promotion_code: code, shipping_type: types.courier, shipping_address: home };
      const cart = cartOf(await postAs(buyer, '/sell/cart/getCart', chosen));
      expect(cart).toMatchObject({ discount_amount: 10, shipping_amount: 9.5, total_amount: 99.5 });
      const asked = await buyer.post('/cognito/payment/creditCardSurchargeOf', { amount: 99.5 });
      const { surcharge } = z.object({ surcharge: z.number() }).parse(asked.json);
      const shown = totalsShown(cart, centsOf(surcharge));
      // 3/23 of $101.69; without its surcharge or discount it would be another.
      expect(shown).toContain('Total$101.69GST included$13.26');

      const input = { address: home, shipping_option_id: types.courier, shown_total: 101.69 };
      const placed = await submit(buyer, input);
      const state = await paidState(server, await decide(server, placed.payment, 'approve'));
      const invoice = await buyer.get(`/sell/invoice/${String(state.payment?.invoice_id)}`, {}, buyer.token);
      const { item } = z.object({ item: invoiceSchema }).parse(invoice.json);
      expect(item).toMatchObject({ total_amount: 101.69, surcharge_amount: 2.19, total_tax: 13.26 });

      const printed = await pdfText(await fetch(new URL(item.pdf_url, server.url)));
      expect(printed).toContain('Total $101.69 Includes GST of $13.26');
      const [mail] = await records(server, 'mails', { to: buyer.email, template: 'order' });
      expect(mail?.text).toMatch(/^-+\n(?:.+\n)*Total +\$101\.69\nGST included +\$13\.26$/m);
      expect(mail?.html).toMatch(/GST included<\/bdi><\/th><td[^>]*><bdi>\$13\.26</);
    } finally {
      await cms.updateGlobal('domain-settings', { card_surcharge_percent: 0, card_surcharge_fixed: 0 });
    }
  });

  test('the tax of an order is that of its total, surcharge included, wherever it is shown', async () => {
    const { sku } = await product(null);
    const cms = cmsOf(server);
    await cms.updateGlobal('domain-settings', { card_surcharge_percent: 1.9, card_surcharge_fixed: 0.3 });
    try {
      const buyer = await newBuyer(server);
      const cart = cartOf(await add(buyer, { sku, qty: 1 }, buyer.token));
      // 3/23 of $50.00, then of $51.25.
      expect(cart.total_tax).toBe(6.52);
      const asked = await buyer.post('/cognito/payment/creditCardSurchargeOf', { amount: cart.total_amount });
      const { surcharge } = z.object({ surcharge: z.number() }).parse(asked.json);
      const atCheckout = saleTotal(
        { goods: centsOf(cart.total_amount), surcharge: centsOf(surcharge) },
        { isTaxed: cart.total_tax > 0 },
      );
      expect(atCheckout).toEqual({ total: 5_125, tax: 668 });
      const refused = await postAs(buyer, '/sell/cart/submitOrder', {
        address: null,
        shipping_option_id: types.pickUp,
        paymentGateway: 'card',
        url: URL_OF_PAGE,
        shown_total: 50,
      });
      expect(refused.json).toMatchObject({
        success: false,
        message: 'The total is now $51.25. Check your order, then pay.',
      });
      const placed = await submit(buyer, { shown_total: 51.25 });
      const state = await paidState(server, await decide(server, placed.payment, 'approve'));
      const invoice = await buyer.get(`/sell/invoice/${String(state.payment?.invoice_id)}`, {}, buyer.token);
      expect(invoice.json).toMatchObject({
        item: { total_amount: 51.25, surcharge_amount: 1.25, total_tax: 6.68 },
      });

      const form = await makeForm(server, { cost: 85, data: [field('text', 'name')] });
      const shown = await newVisitor(server).get('/cognito/form', { id: form });
      expect(shown.json).toMatchObject({ item: { cost: 85, surcharge: 1.92 } });
      const payment = paymentOf(await sendForm(server, form, { name: 'A' }));
      expect(await (await openPage(server, payment)).text()).toContain('$86.92');
      const paid = await paidState(server, await decide(server, payment, 'approve'));
      const { invoice_id, invoice_key: key } = paid.payment!;
      // 3/23 of $86.92.
      expect(
        (await newVisitor(server).get(`/sell/invoice/${String(invoice_id)}`, { key })).json,
      ).toMatchObject({
        item: { total_amount: 86.92, total_tax: 11.34 },
      });
    } finally {
      await cms.updateGlobal('domain-settings', { card_surcharge_percent: 0, card_surcharge_fixed: 0 });
    }
  });
}
