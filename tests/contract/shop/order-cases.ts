import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor } from '../harness/accounts.ts';
import {
  askCms,
  buyCode,
  cmsOf,
  creditOf,
  decide,
  leave,
  newBuyer,
  paidState,
  postAs,
  records,
  sellVouchers,
} from '../harness/money.ts';
import { mostlyOnOne } from '../harness/servers.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** Orders: paid once, refunded, and what can get in their way. */
export function orderCases({
  server,
  types,
  product,
  productNow,
  add,
  address,
  submit,
  seenWhileOrdering,
  order,
  move,
  end,
}: Shop): void {
  test('an order is paid, confirmed and invoiced once, and takes the goods from stock (spec 7.37)', async () => {
    const { id, sku } = await product(4);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 3 }, buyer.token));
    const home = await address(buyer);
    const idempotency_key = randomBytes(12).toString('hex');
    const input = {
      address: home,
      shipping_option_id: types.courier,
      note: 'Leave it at the gate',
      idempotency_key,
    };
    const [first, ...others] = await Promise.all([
      submit(buyer, input),
      ...Array.from({ length: 5 }, () => submit(buyer, input)),
    ]);
    for (const other of others) expect(other).toEqual(first);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 1, in_stock: true });
    const back = await decide(server, first.payment, 'approve');
    const states = await Promise.all(Array.from({ length: 20 }, () => paidState(server, back)));
    expect(states.every(({ success }) => success)).toBe(true);
    expect(await order(first.order_id)).toMatchObject({
      status: 'paid',
      total_cents: 15950,
      note: 'Leave it at the gate',
    });
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {})).item_count).toBe(0);
    const mails = await records(server, 'mails', { to: buyer.email, template: 'order' });
    expect(mails).toHaveLength(1);
    const { invoice_id } = states[0]!.payment!;
    const invoice = await buyer.get(`/sell/invoice/${String(invoice_id)}`, {}, buyer.token);
    expect(invoice.json).toMatchObject({
      item: {
        kind: 'order',
        status: 'paid',
        total_amount: 159.5,
        total_tax: 20.8,
        shipping_amount: 9.5,
        seller: { gst_number: '123-456-789' },
        lines: [{ qty: 3, amount: 150 }],
      },
    });
    const account = await buyer.get('/cognito/user/myAccount', {}, buyer.token);
    expect(account.json).toMatchObject({
      history: [{ kind: 'order', amount: -159.5, link: `/order/${String(first.order_id)}` }],
    });
  });

  test('if two customers want the last item, one gets it', async () => {
    const { id, sku } = await product(1);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => newBuyer(server)));
    for (const buyer of buyers) cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all(buyers.map((buyer) => submit(buyer)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { message } of answers.filter(({ success }) => !success)) expect(message).not.toBe('');
    expect(await productNow(id)).toMatchObject({ in_stock: false });
    expect(await records(server, 'stock-levels', { sku })).toMatchObject([{ taken: 1 }]);
  });

  test('the last one stays in the cart of a customer who orders it again and again', async () => {
    const { sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const look = async () => {
      const { all_in_stock, items } = cartOf(await postAs(buyer, '/sell/cart/getCart', {}));
      return [all_in_stock, items[0]?.can_purchase_qty];
    };
    expect(await seenWhileOrdering(look, () => submit(buyer))).toEqual([[true, 1]]);
  });

  test('a customer who presses Pay in several tabs is never told that an order is done whose page another tab closed', async () => {
    const { sku } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const pages: string[] = [];
    const tab = async () => {
      for (let press = 0; press < 8; press += 1) {
        const { success, payment } = await submit(buyer);
        if (success) pages.push(payment);
      }
    };
    await Promise.all([tab(), tab(), tab()]);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages).not.toContain('');
  });

  test('a declined payment releases what it reserved, and keeps the cart', async () => {
    const { id, sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const placed = await submit(buyer);
    expect((await productNow(id)).in_stock).toBe(false);
    expect((await paidState(server, await decide(server, placed.payment, 'decline'))).success).toBe(false);
    expect(await order(placed.order_id)).toMatchObject({ status: 'cancelled' });
    expect((await productNow(id)).in_stock).toBe(true);
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {})).item_count).toBe(1);
  });

  test("a customer who leaves the payment page and orders again doesn't block their own order", async () => {
    const { sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const left = await submit(buyer);
    expect((await paidState(server, await leave(server, left.payment))).success).toBe(false);
    const again = await submit(buyer);
    expect(again.success).toBe(true);
    expect(again.order_id).not.toBe(left.order_id);
    expect(await order(left.order_id)).toMatchObject({ status: 'cancelled' });
    // The first page is closed: it can't be paid any more.
    const late = await decide(server, left.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    expect((await paidState(server, await decide(server, again.payment, 'approve'))).success).toBe(true);
  });

  test('the cart still has what its own unpaid order holds: the last item, and the last use of a code', async () => {
    const code = `LAST-${randomBytes(3).toString('hex').toUpperCase()}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'percent', value: 10, max_uses: 1 });
    const { sku } = await product(1);
    const [buyer, other] = [await newBuyer(server), await newBuyer(server)];
    cartOf(await add(buyer, { sku }, buyer.token));
    cartOf(await postAs(buyer, '/sell/cart/getCart', { promotion_code: code }));
    const left = await submit(buyer, { promotion_code: code });
    expect((await paidState(server, await leave(server, left.payment))).success).toBe(false);
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {}))).toMatchObject({
      all_in_stock: true,
      items: [{ qty: 1, can_purchase_qty: 1, held_until: expect.any(String) }],
      promotion_code: code,
      total_amount: 45,
    });

    // Nobody else has them.
    expect((await add(other, { sku }, other.token)).status).toBe(422);
    const { sku: plenty } = await product(null);
    cartOf(await add(other, { sku: plenty }, other.token));
    expect(cartOf(await postAs(other, '/sell/cart/getCart', { promotion_code: code }))).toMatchObject({
      promotion_code: '',
      total_amount: 50,
    });

    const again = await submit(buyer, { promotion_code: code, shown_total: 45 });
    expect((await paidState(server, await decide(server, again.payment, 'approve'))).success).toBe(true);
    expect(await order(again.order_id)).toMatchObject({ status: 'paid', promotion_code: code });
    expect(await records(server, 'promotion-codes', { code })).toMatchObject([{ used: 1 }]);
  });

  test('credit is used first, and is returned when an order is cancelled or refunded', async () => {
    const sold = await sellVouchers(server, '25|100');
    const buyer = await newBuyer(server);
    const { sku } = await product(10);
    for (const amount of [100, 25])
      await postAs(buyer, '/cognito/giftVoucher/redeem', {
        code: await buyCode(server, buyer, sold, amount),
      });
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {})).payment_types).toEqual(['card', 'credit']);

    const covered = await submit(buyer, { paymentGateway: 'credit' });
    expect(covered).toMatchObject({ success: true, payment: '', invoice_id: expect.any(Number) });
    expect(await order(covered.order_id)).toMatchObject({ status: 'paid', credit_cents: 10000 });
    expect(await creditOf(buyer)).toBe(25);

    cartOf(await add(buyer, { sku, qty: 1 }, buyer.token));
    const mixed = await submit(buyer, { paymentGateway: 'credit' });
    // Until it's paid, another order can still use the credit.
    expect(await creditOf(buyer)).toBe(25);
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {})).payment_types).toEqual(['card', 'credit']);
    const instead = await submit(buyer, { paymentGateway: 'credit', shown_total: 25 });
    expect(instead.success).toBe(true);
    expect(await order(mixed.order_id)).toMatchObject({ status: 'cancelled' });
    const [payment] = await records(server, 'payments', { subject: instead.order_id ?? 0, purpose: 'order' });
    expect(payment).toMatchObject({ amount_cents: 2500 });
    await paidState(server, await decide(server, instead.payment, 'decline'));
    expect(await creditOf(buyer)).toBe(25);

    expect((await end(covered.order_id, { amount: 100 })).status).toBe(200);
    expect(await creditOf(buyer)).toBe(125);
    const entries = await records(server, 'credit-entries', { customer: buyer.id });
    expect(entries.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(12500);
  });

  test('a customer who orders their cart again and again always has the same credit', async () => {
    const sold = await sellVouchers(server, '25');
    const buyer = await newBuyer(server);
    const { sku } = await product(null);
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code: await buyCode(server, buyer, sold, 25) });
    cartOf(await add(buyer, { sku }, buyer.token));
    const press = () => submit(buyer, { paymentGateway: 'credit' });
    expect(await seenWhileOrdering(() => creditOf(buyer), press)).toEqual([25]);
  });

  test('credit is never spent twice', async () => {
    const sold = await sellVouchers(server, '50');
    const buyer = await newBuyer(server);
    const { sku } = await product(null);
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code: await buyCode(server, buyer, sold, 50) });
    cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(buyer, { paymentGateway: 'credit' })));
    expect(answers.filter(({ success, payment }) => success && payment === '')).toHaveLength(1);
    expect(await creditOf(buyer)).toBe(0);
  });

  test('a used-up promotion code is used up for everybody at once', async () => {
    const code = `ONCE-${randomBytes(3).toString('hex').toUpperCase()}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'amount', value: 60, max_uses: 1 });
    const { sku } = await product(null);
    const buyers = await Promise.all(Array.from({ length: 3 }, () => newBuyer(server)));
    for (const buyer of buyers) cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all(buyers.map((buyer) => submit(buyer, { promotion_code: code })));
    // The discount exceeds the price of the goods: nothing is left to pay.
    expect(answers.filter(({ success }) => success)).toEqual([expect.objectContaining({ payment: '' })]);
    expect(await records(server, 'promotion-codes', { code })).toMatchObject([{ used: 1 }]);
  });

  test('an order follows its life cycle and no other path', async () => {
    const { id, sku } = await product(2);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const placed = await submit(buyer);
    expect((await move(placed.order_id, { status: 'sent' })).status).toBe(409);
    await paidState(server, await decide(server, placed.payment, 'approve'));
    expect((await move(placed.order_id, { status: 'cancelled' })).status).toBe(409);
    expect((await move(placed.order_id, { status: 'packed', total_cents: 1 })).status).toBe(200);
    expect(await order(placed.order_id)).toMatchObject({ status: 'packed', total_cents: 10000 });
    expect((await move(placed.order_id, { status: 'sent' })).status).toBe(200);
    expect(await records(server, 'mails', { to: buyer.email, template: 'order_sent' })).toEqual([]);
    expect(await records(server, 'mails', { to: buyer.email, template: 'order_ready' })).toMatchObject([
      {
        subject: expect.stringContaining('ready to collect'),
        text: expect.stringMatching(/Pick up[\s\S]*\nView order:\n\S+\/order\/\d+\?key=\S/),
      },
    ]);
    const account = await buyer.get('/cognito/user/myAccount', {}, buyer.token);
    expect(account.json).toMatchObject({ history: [{ kind: 'order', status: 'ready' }] });
    expect((await productNow(id)).in_stock).toBe(false);
    const bySaving = await move(placed.order_id, { status: 'refunded' });
    expect(bySaving.status).toBe(409);
    expect(await bySaving.text()).toContain('use Refund and cancel');
    expect((await end(placed.order_id, { amount: 100 })).status).toBe(200);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 2 });
    const [payment] = await records(server, 'payments', { subject: placed.order_id ?? 0, purpose: 'order' });
    expect(payment).toMatchObject({ status: 'refunded' });
    expect((await move(placed.order_id, { status: 'paid' })).status).toBe(409);
  });

  test(
    "an order's emails list discounts and charges, its status, and how much was refunded where",
    mostlyOnOne(server),
    async () => {
      const code = `TENTH-${randomBytes(3).toString('hex').toUpperCase()}`;
      await cmsOf(server).create('promotion-codes', { code, kind: 'percent', value: 10 });
      const sold = await sellVouchers(server, '25');
      const buyer = await newBuyer(server);
      await postAs(buyer, '/cognito/giftVoucher/redeem', { code: await buyCode(server, buyer, sold) });
      const { sku } = await product(5);
      cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
      const input = { address: await address(buyer), shipping_option_id: types.courier, use_credit: true };
      const placed = await submit(buyer, { ...input, promotion_code: code });
      await paidState(server, await decide(server, placed.payment, 'approve'));
      const mailed = async (template: string) => {
        const [mail] = await records(server, 'mails', { to: buyer.email, template });
        return String(mail?.['text']).replaceAll(/ {2,}/g, ': ');
      };
      const confirmed = await mailed('order');
      for (const line of [
        'Discount: -$10.00',
        'Delivery: $9.50',
        'Total: $99.50',
        'GST included: $12.98',
        'Paid with credit: $25.00',
        'Paid by card: $74.50',
      ])
        expect(confirmed).toContain(line);
      expect(confirmed).toContain('on its way');
      await move(placed.order_id, { status: 'packed' });
      await move(placed.order_id, { status: 'sent', tracking: 'NZ123' });
      expect(await mailed('order_sent')).toContain('Tracking number: NZ123');
      await end(placed.order_id, { amount: 99.5 });
      const paidBack = await mailed('order_refunded');
      expect(paidBack).toContain('Refunded to your card: $74.50');
      expect(paidBack).toContain('Refunded to your credit: $25.00');
    },
  );

  test('an order that the shop cancels before it is paid can no longer be paid, and says why once', async () => {
    const { id, sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const placed = await submit(buyer);
    const whole = { amount: 0, cancel: ['order'] };
    expect((await move(placed.order_id, { status: 'cancelled' })).status).toBe(409);
    expect((await end(placed.order_id, { ...whole, reason: ' ' })).status).toBe(422);
    expect((await end(placed.order_id, { amount: 5 })).status).toBe(409);
    expect((await order(placed.order_id))?.['status']).toBe('placed');
    const press = randomBytes(12).toString('hex');
    for (const again of [press, press]) {
      const ended = await end(placed.order_id, { ...whole, press: again });
      expect(ended.status).toBe(200);
      expect(await ended.json()).toMatchObject({
        message: 'Cancelled without a refund.',
        panel: { status: 'cancelled', refunds: [{ amount: 0, reason: 'Rained off' }] },
      });
    }
    expect((await end(placed.order_id, whole)).status).toBe(409);
    expect(await records(server, 'refunds', { order: placed.order_id ?? 0 })).toMatchObject([
      { status: 'done', amount_cents: 0, reason: 'Rained off', kind: 'order' },
    ]);
    expect(await records(server, 'mails', { to: buyer.email, template: 'order_cancelled' })).toMatchObject([
      { text: expect.stringContaining('Rained off') },
    ]);
    expect((await productNow(id)).in_stock).toBe(true);
    const late = await decide(server, placed.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    expect(await order(placed.order_id)).toMatchObject({ status: 'cancelled' });
  });

  test("stock saved from an editor's open form takes meanwhile sold items into account", async () => {
    const { id, sku } = await product(10);
    const open = z
      .looseObject({ skus: z.array(z.looseObject({ stock: z.number() })) })
      .parse(await (await askCms(server, `/api/products/${String(id)}?depth=0`)).json());
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 3 }, buyer.token));
    await paidState(server, await decide(server, (await submit(buyer)).payment, 'approve'));
    await cmsOf(server).update('products', id, { skus: open.skus, _status: 'published' });
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 7 });
  });

  test('an invalid order is explained, and reserves nothing', mostlyOnOne(server), async () => {
    const buyer = await newBuyer(server);
    expect(await submit(buyer)).toMatchObject({ success: false, message: 'Your cart is empty.' });
    const { id, sku } = await product(2);
    cartOf(await add(buyer, { sku }, buyer.token));
    expect(await submit(buyer, { shipping_option_id: types.courier })).toMatchObject({ success: false });
    const stranger = await newBuyer(server);
    const elsewhere = await address(stranger);
    expect(await submit(buyer, { shipping_option_id: types.courier, address: elsewhere })).toMatchObject({
      success: false,
    });
    expect(await submit(buyer, { promotion_code: 'NO-SUCH-CODE' })).toMatchObject({ success: false });
    const foreign = {
      address: null,
      shipping_option_id: types.pickUp,
      paymentGateway: 'card',
      url: 'https://evil.test/',
    };
    expect((await postAs(buyer, '/sell/cart/submitOrder', foreign)).status).toBe(422);
    expect(
      (await newVisitor(server).post('/sell/cart/submitOrder', { ...foreign, url: URL_OF_PAGE })).status,
    ).toBe(401);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 2 });
  });
}
