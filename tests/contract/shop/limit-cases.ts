import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { guestOrder } from '../../../lib/contract/endpoints/payments.ts';
import { newVisitor } from '../harness/accounts.ts';
import {
  cmsOf,
  decide,
  newBuyer,
  PAGE,
  paidState,
  paymentOf,
  postAs,
  records,
  sellVouchers,
  type Buyer,
} from '../harness/money.ts';
import { mostlyOnOne } from '../harness/servers.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

const word = () => randomBytes(5).toString('hex');
const placedSchema = z.object({ success: z.boolean(), payment: z.string(), order_id: z.number().nullish() });
const refusedSchema = z.object({ fields: z.record(z.string(), z.string()) });

/** Limits per customer: products, promotion codes, gift vouchers. */
export function limitCases({
  server,
  types,
  product,
  add,
  submit,
  seenWhileOrdering,
  order,
  end,
}: Shop): void {
  const kind = (name: string) => ({ code: word(), name, price: 50, stock: null });
  /** A ticket with two kinds, no more than so many of both together for one person. */
  const limited = async (max: number) => {
    const { id, sku } = await product(null, {
      is_ticket: true,
      max_per_customer: max,
      skus: [kind('Adult'), kind('Child')],
      addons: [],
    });
    return { id, adult: sku, child: sku + 1 };
  };
  const countOf = async (id: number) => {
    const counts = await records(server, 'bought-counts', { thing: `product:${String(id)}` });
    return counts.map(({ qty }) => qty);
  };
  const pay = async (payment: string) => paidState(server, await decide(server, payment, 'approve'));

  test('fifty orders of one customer at the same moment get no more than one person may have', async () => {
    const { id, adult, child } = await limited(2);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku: adult }, buyer.token));
    cartOf(await add(buyer, { sku: child }, buyer.token));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        postAs(buyer, '/sell/cart/submitOrder', {
          address: null,
          shipping_option_id: types.pickUp,
          paymentGateway: 'card',
          url: URL_OF_PAGE,
          idempotency_key: word(),
        }),
      ),
    );
    const pages = answers
      .filter(({ status }) => status === 200)
      .map(({ json }) => placedSchema.parse(json))
      .filter(({ success, payment }) => success && payment !== '')
      .map(({ payment }) => payment);
    expect(pages.length).toBeGreaterThan(0);
    const paid = await Promise.all(pages.map(pay));
    expect(paid.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
    const orders = await records(server, 'orders', { customer: buyer.id });
    const held = orders.filter(({ status }) => status === 'placed' || status === 'sent');
    expect(held.length).toBeLessThanOrEqual(1);
    expect(await countOf(id)).toEqual([2 * held.length]);
  });

  test('fifty guests at the same moment who are one person get as many as one person may have', async () => {
    const { id, adult } = await limited(4);
    const name = word();
    const guests = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const visitor = newVisitor(server);
        const { sessionKey: session } = cartOf(await add(visitor, { sku: adult }));
        return { visitor, session, email: `${name}+${String(index)}@example.org` };
      }),
    );
    const answers = await Promise.all(
      guests.map(async ({ visitor, ...guest }) => {
        const whole = { ...guest, first_name: 'Mere', last_name: 'Ngata', url: URL_OF_PAGE };
        return guestOrder.output.parse((await visitor.post(guestOrder.path, whole)).json);
      }),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(4);
    for (const { message } of answers.filter(({ success }) => !success))
      expect(message).toMatch(/no more than 4 per person/);
    expect(await countOf(id)).toEqual([4]);
  });

  test('a limit holds over kinds and orders, is shown at the line, and what is refunded can be bought again', async () => {
    const { id, adult, child } = await limited(4);
    const buyer = await newBuyer(server);
    expect(cartOf(await add(buyer, { sku: adult, qty: 3 }, buyer.token))).toMatchObject({
      items: [{ can_purchase_qty: 4, customer_limit: { max: 4, bought: 0 } }],
    });
    const tooMany = await add(buyer, { sku: child, qty: 2 }, buyer.token);
    expect(tooMany.status).toBe(422);
    expect(refusedSchema.parse(tooMany.json).fields['qty']).toMatch(/no more than 4 per person\.$/);

    const first = await submit(buyer);
    // What waits on the payment page doesn't count against the cart it came from.
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {}))).toMatchObject({
      all_in_stock: true,
      items: [{ qty: 3, can_purchase_qty: 4 }],
    });
    expect(await pay(first.payment)).toMatchObject({ success: true });
    expect(cartOf(await add(buyer, { sku: child }, buyer.token))).toMatchObject({
      items: [{ can_purchase_qty: 1, customer_limit: { max: 4, bought: 3, is_deciding: true } }],
    });
    const more = await add(buyer, { sku: adult }, buyer.token);
    expect(refusedSchema.parse(more.json).fields['qty']).toMatch(/including the 3 you’ve already bought/);

    expect((await end(first.order_id, { amount: 50, cancel: ['ticket:1'] })).status).toBe(200);
    expect(await countOf(id)).toEqual([2]);
    cartOf(await add(buyer, { sku: adult }, buyer.token));
    const second = await submit(buyer);
    expect(second.success).toBe(true);
    expect(await countOf(id)).toEqual([4]);
    expect((await paidState(server, await decide(server, second.payment, 'decline'))).success).toBe(false);
    expect(await countOf(id)).toEqual([2]);
    // A limit that is lowered afterwards stops the order, and says why.
    await cmsOf(server).update('products', id, { max_per_customer: 3, _status: 'published' });
    const third = await submit(buyer);
    expect(third).toMatchObject({ success: false });
    expect(third.message).toMatch(/no more than 3 per person, including the 2/);
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', {}))).toMatchObject({ all_in_stock: false });
  });

  test('a cart that is ordered again and again always has as many as its customer may buy', async () => {
    const { adult } = await limited(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku: adult }, buyer.token));
    const look = async () => {
      const [line] = cartOf(await postAs(buyer, '/sell/cart/getCart', {})).items;
      return [line?.can_purchase_qty, line?.customer_limit?.bought];
    };
    expect(await seenWhileOrdering(look, () => submit(buyer))).toEqual([[1, 0]]);
  });

  test('a promotion code has a limit for each person; an order that is refunded gives its use back', async () => {
    const code = word().toUpperCase();
    await cmsOf(server).create('promotion-codes', {
      code,
      kind: 'percent',
      value: 10,
      max_per_customer: 1,
      is_enabled: true,
    });
    const { sku } = await product(null);
    const [buyer, other] = [await newBuyer(server), await newBuyer(server)];
    const withCode = async (who: Buyer) => {
      cartOf(await add(who, { sku }, who.token));
      return cartOf(await postAs(who, '/sell/cart/getCart', { promotion_code: code }));
    };
    expect(await withCode(buyer)).toMatchObject({ discount_amount: 5, is_promotion_used_up: false });
    const first = await submit(buyer, { promotion_code: code });
    expect(await pay(first.payment)).toMatchObject({ success: true });
    expect(await order(first.order_id)).toMatchObject({ discount_cents: 500 });

    expect(await withCode(buyer)).toMatchObject({
      promotion_code: '',
      discount_amount: 0,
      is_promotion_used_up: true,
    });
    const again = await submit(buyer, { promotion_code: code });
    expect(again).toMatchObject({
      success: false,
      message: 'You’ve used this promotion code as many times as allowed.',
    });
    expect(await withCode(other)).toMatchObject({ discount_amount: 5 });

    expect((await end(first.order_id, { amount: 45 })).status).toBe(200);
    expect(await submit(buyer, { promotion_code: code })).toMatchObject({ success: true });
  });

  test('a cart that is ordered again and again keeps the discount of a code with one use', async () => {
    const code = word().toUpperCase();
    await cmsOf(server).create('promotion-codes', {
      code,
      kind: 'percent',
      value: 10,
      max_uses: 1,
      is_enabled: true,
    });
    const { sku } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const look = async (more: Readonly<Record<string, unknown>> = {}) => {
      const { promotion_code, discount_amount } = cartOf(await postAs(buyer, '/sell/cart/getCart', more));
      return [promotion_code, discount_amount];
    };
    expect(await look({ promotion_code: code })).toEqual([code, 5]);
    expect(await seenWhileOrdering(look, () => submit(buyer))).toEqual([[code, 5]]);
  });

  const VOUCHERS = '/cognito/giftVoucher/payNow';

  test('fifty presses at once buy no more gift vouchers than one person may, however the address is spelt', async () => {
    const cms = cmsOf(server);
    const { theme, block } = await sellVouchers(server, '25');
    const input = { theme_id: theme, block_id: block, amount: 25, url: PAGE };
    const visitor = newVisitor(server);
    await cms.updateGlobal('domain-settings', { voucher_limit: 3 });
    try {
      const name = word();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          visitor.post(VOUCHERS, {
            ...input,
            email: index % 2 === 0 ? `${name}@example.org` : `${name}+${String(index)}@Example.org`,
          }),
        ),
      );
      const pages = answers.filter(({ status }) => status === 200).map(paymentOf);
      const paid = await Promise.all(pages.map(pay));
      const bought = paid.filter(({ success }) => success).length;
      expect(bought).toBeGreaterThan(0);
      expect(bought).toBeLessThanOrEqual(3);
    } finally {
      await cms.updateGlobal('domain-settings', { voucher_limit: null });
    }
  });

  test(
    'more gift vouchers than one person may buy are refused at the amount, and a purchase without an address at that',
    mostlyOnOne(server),
    async () => {
      const cms = cmsOf(server);
      const { theme, block } = await sellVouchers(server, '25');
      const name = word();
      const buy = (more: object) =>
        newVisitor(server).post(VOUCHERS, {
          theme_id: theme,
          block_id: block,
          amount: 25,
          url: PAGE,
          ...more,
        });
      await cms.updateGlobal('domain-settings', { voucher_limit: 2 });
      try {
        expect(refusedSchema.parse((await buy({})).json).fields).toHaveProperty('email');
        for (const email of [`${name}@example.org`, `${name}+2@Example.org`])
          expect(await pay(paymentOf(await buy({ email })))).toMatchObject({ success: true });
        const refused = await buy({ email: `${name}@example.org` });
        expect(refused.status).toBe(422);
        expect(refusedSchema.parse(refused.json).fields['amount']).toMatch(/2 per person in 24 hours/);
        expect((await buy({ email: `${word()}@example.org` })).status).toBe(200);
      } finally {
        await cms.updateGlobal('domain-settings', { voucher_limit: null });
      }
    },
  );

  test('a payment page for a voucher that its buyer left is closed when they choose another', async () => {
    const cms = cmsOf(server);
    const { theme, block } = await sellVouchers(server, '25|50');
    const buyer = await newBuyer(server);
    const buy = async (amount: number) =>
      paymentOf(
        await postAs(buyer, '/cognito/giftVoucher/payNow', {
          theme_id: theme,
          block_id: block,
          amount,
          url: PAGE,
        }),
      );
    await cms.updateGlobal('domain-settings', { voucher_limit: 1 });
    try {
      const left = await buy(25);
      const chosen = await buy(50);
      expect(await pay(left)).toMatchObject({ success: false });
      expect(await pay(chosen)).toMatchObject({ success: true });
    } finally {
      await cms.updateGlobal('domain-settings', { voucher_limit: null });
    }
  });
}
