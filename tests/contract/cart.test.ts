import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cartSchema, shippingQuoteSchema, type Cart } from '../../lib/contract/entities/cart.ts';
import { productSchema } from '../../lib/contract/entities/shop.ts';
import { z } from 'zod';
import { newVisitor, type Visitor } from './harness/accounts.ts';
import type { Answer } from './harness/client.ts';
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
  SITE,
  type Buyer,
} from './harness/money.ts';
import { onEachShopServer } from './harness/servers.ts';

const URL_OF_PAGE = `${SITE}/checkout`;
const cartOf = (answer: Answer): Cart => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return cartSchema.parse(answer.json);
};
const orderSchema = z.object({
  success: z.boolean(),
  payment: z.string(),
  message: z.string(),
  order_id: z.number().nullish(),
});

onEachShopServer('cart and orders', (server) => {
  let pickUp: number;
  let courier: number;
  let island: number;

  /** A product with one size. @returns the wire ids of its size and addition */
  async function product(stock: number | null, more: Readonly<Record<string, unknown>> = {}) {
    const id = await cmsOf(server).create('products', {
      name: `Shirt ${randomBytes(4).toString('hex')}`,
      price: 50,
      skus: [{ code: `S-${randomBytes(4).toString('hex')}`, name: 'M', price: 50, stock }],
      addons: [{ name: 'Printing', price: 15 }],
      _status: 'published',
      ...more,
    });
    return { id, sku: id * 10_000 + 1, addon: id * 10_000 + 1 };
  }

  const productNow = async (id: number) => {
    const answer = await newVisitor(server).get('/sell/product', { id });
    return z.object({ item: productSchema }).parse(answer.json).item;
  };

  const add = (who: Visitor, body: Readonly<Record<string, unknown>>, token?: string) =>
    who.post('/sell/cart/cartAdd', body, token);

  const address = async (buyer: Buyer, postcode = '3110') => {
    const place = { street_address: '1 Pit Lane', postcode, city: 'Tauranga', country: 'New Zealand' };
    const answer = await postAs(buyer, '/sell/address/create', place);
    return z.object({ item: z.object({ id: z.number() }) }).parse(answer.json).item.id;
  };

  const submit = async (buyer: Buyer, more: Readonly<Record<string, unknown>> = {}) => {
    const wish = {
      address: null,
      shipping_option_id: pickUp,
      paymentGateway: 'card',
      url: URL_OF_PAGE,
      ...more,
    };
    const answer = await postAs(buyer, '/sell/cart/submitOrder', wish);
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return orderSchema.parse(answer.json);
  };

  const order = async (id: number | null | undefined) =>
    (await records(server, 'orders', { id: id ?? 0 }))[0];

  const move = (id: number | null | undefined, data: Readonly<Record<string, unknown>>) =>
    askCms(server, `/api/orders/${String(id)}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });

  beforeAll(async () => {
    const cms = cmsOf(server);
    await cms.updateGlobal('domain-settings', {
      ecommerce_enabled: true,
      gst_number: '123-456-789',
      organisation_email: 'shop@example.org',
    });
    pickUp = await cms.create('shipping-types', { name: 'Pick up', price: 0, is_pick_up: true });
    courier = await cms.create('shipping-types', {
      name: 'Courier',
      price: 9.5,
      free_from: 200,
      countries: 'New Zealand',
      postcodes: '0110-3999, 9010',
    });
    island = await cms.create('shipping-types', {
      name: 'Ferry',
      price: 20,
      countries: 'NZ',
      postcodes: '9891',
    });
  });

  test('an anonymous cart is kept under a key, adds up and empties', async () => {
    const visitor = newVisitor(server);
    const { sku, addon } = await product(5);
    const first = cartOf(await add(visitor, { sku, qty: 2, addons: [addon] }));
    expect(first.sessionKey.length).toBeGreaterThanOrEqual(22);
    expect(first).toMatchObject({
      item_count: 2,
      subtotal: 130,
      total_amount: 130,
      total_tax: 16.96,
      all_in_stock: true,
    });
    expect(first.items[0]).toMatchObject({
      sku_id: sku,
      qty: 2,
      price: 65,
      subtotal: 130,
      can_purchase_qty: 5,
    });
    const session = first.sessionKey;
    const second = cartOf(await add(visitor, { sku, session }));
    expect(second).toMatchObject({ item_count: 3, subtotal: 180 });
    expect(second.items).toHaveLength(2);
    const [line] = second.items;
    const updated = cartOf(await visitor.post('/sell/cart/cartUpdate', { id: line?.id, qty: 1, session }));
    expect(updated.item_count).toBe(2);
    const stranger = newVisitor(server);
    expect(
      (await stranger.post('/sell/cart/cartUpdate', { id: line?.id, qty: 1, session: 'A'.repeat(24) }))
        .status,
    ).toBe(404);
    cartOf(await stranger.post('/sell/cart/cartRemove', { id: line?.id, session: 'A'.repeat(24) }));
    expect(cartOf(await visitor.post('/sell/cart/getCart', { session })).item_count).toBe(2);
    for (const { id } of updated.items) cartOf(await visitor.post('/sell/cart/cartRemove', { id, session }));
    expect(cartOf(await visitor.post('/sell/cart/getCart', { session }))).toMatchObject({
      item_count: 0,
      total_amount: 0,
    });
  });

  test.each([0, 1.5, -1, 100, 'x'])('a quantity of %o is refused', async (qty) => {
    const { sku } = await product(null);
    expect((await add(newVisitor(server), { sku, qty })).status).toBe(422);
  });

  test('no more than is left can be put in', async () => {
    const { sku, addon } = await product(3);
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(visitor, { sku, qty: 2 }));
    const more = await add(visitor, { sku, qty: 2, addons: [addon], session });
    expect(more.json).toMatchObject({ success: false, fields: { qty: expect.stringMatching(/^Only 3 of/) } });
    expect((await add(visitor, { sku: 1, session })).status).toBe(422);
    expect((await add(visitor, { sku, addons: [7], session })).status).toBe(422);
  });

  test('twenty at once put twenty pieces in', async () => {
    const { sku } = await product(null);
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await visitor.post('/sell/cart/getCart', {}));
    await Promise.all(Array.from({ length: 20 }, () => add(visitor, { sku, session })));
    const cart = cartOf(await visitor.post('/sell/cart/getCart', { session }));
    expect(cart).toMatchObject({ item_count: 20, items: [{ qty: 20 }] });
  });

  test('an anonymous cart goes into the customer’s once, as far as stock reaches', async () => {
    const { sku } = await product(3);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const { sessionKey: session } = cartOf(await add(newVisitor(server), { sku, qty: 2 }));
    const merges = await Promise.all([1, 2, 3].map(() => postAs(buyer, '/sell/cart/mergeCart', { session })));
    merges.forEach(cartOf);
    const cart = cartOf(await postAs(buyer, '/sell/cart/getCart', {}));
    expect(cart).toMatchObject({ item_count: 3, all_in_stock: true, sessionKey: '' });
    expect(cartOf(await newVisitor(server).post('/sell/cart/getCart', { session })).item_count).toBe(0);
  });

  test('shipping is quoted for a place, and a promotion code takes off what it says', async () => {
    const { sku } = await product(null);
    const code = `SPRING-${randomBytes(3).toString('hex')}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'percent', value: 10, min_total: 100 });
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 1 }, buyer.token));
    const quotes = async (postcode: string, country = '') => {
      const answer = await postAs(buyer, '/sell/cart/shippingQuote', { postcode, country });
      return z
        .array(shippingQuoteSchema)
        .parse(answer.json)
        .map(({ shipping_type_id: id, amount }) => [id, amount]);
    };
    expect(await quotes('3110')).toEqual(
      expect.arrayContaining([
        [pickUp, 0],
        [courier, 9.5],
      ]),
    );
    expect(await quotes('9891', 'NZ')).toEqual(
      expect.arrayContaining([
        [pickUp, 0],
        [island, 20],
      ]),
    );
    expect(await quotes('2000', 'Australia')).toEqual([[pickUp, 0]]);

    const home = await address(buyer);
    const chosen = { promotion_code: code, shipping_type: courier, shipping_address: home };
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', chosen))).toMatchObject({
      promotion_code: '',
      discount_amount: 0,
      shipping_amount: 9.5,
      total_amount: 59.5,
    });
    cartOf(await add(buyer, { sku, qty: 3 }, buyer.token));
    expect(
      cartOf(
        await postAs(buyer, '/sell/cart/getCart', { ...chosen, promotion_code: ` ${code.toLowerCase()} ` }),
      ),
    ).toMatchObject({
      subtotal: 200,
      discount_amount: 20,
      shipping_amount: 0,
      total_amount: 180,
      total_tax: 23.48,
      promotion_code: code.toUpperCase(),
    });
  });

  test('an order is paid, confirmed and invoiced once, and takes the goods from stock', async () => {
    const { id, sku } = await product(4);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 3 }, buyer.token));
    const home = await address(buyer);
    const idempotency_key = randomBytes(12).toString('hex');
    const wish = {
      address: home,
      shipping_option_id: courier,
      note: 'Leave it at the gate',
      idempotency_key,
    };
    const [first, second] = await Promise.all([submit(buyer, wish), submit(buyer, wish)]);
    expect(second).toEqual(first);
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
      history: [{ kind: 'order', amount: 159.5, link: `/invoice/${String(invoice_id)}` }],
    });
  });

  test('of two who want the last piece one gets it', async () => {
    const { id, sku } = await product(1);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => newBuyer(server)));
    for (const buyer of buyers) cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all(buyers.map((buyer) => submit(buyer)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const { message } of answers.filter(({ success }) => !success)) expect(message).not.toBe('');
    expect(await productNow(id)).toMatchObject({ in_stock: false });
    expect(await records(server, 'stock-levels', { sku })).toMatchObject([{ taken: 1 }]);
  });

  test('what a declined payment held goes back, and the cart is still there', async () => {
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

  test('whoever leaves the payment page and orders again does not stand in their own way', async () => {
    const { sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const left = await submit(buyer);
    expect((await paidState(server, await leave(server, left.payment))).success).toBe(false);
    const again = await submit(buyer);
    expect(again.success).toBe(true);
    expect(again.order_id).not.toBe(left.order_id);
    expect(await order(left.order_id)).toMatchObject({ status: 'cancelled' });
    // The page of the first is closed: it cannot be paid any more.
    const late = await decide(server, left.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    expect((await paidState(server, await decide(server, again.payment, 'approve'))).success).toBe(true);
  });

  test('credit is used first, and comes back with an order that is cancelled or paid back', async () => {
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
    expect(covered).toMatchObject({ success: true, payment: '' });
    expect(await order(covered.order_id)).toMatchObject({ status: 'paid', credit_cents: 10000 });
    expect(await creditOf(buyer)).toBe(25);

    cartOf(await add(buyer, { sku, qty: 1 }, buyer.token));
    const mixed = await submit(buyer, { paymentGateway: 'credit' });
    expect(await creditOf(buyer)).toBe(0);
    const [payment] = await records(server, 'payments', { subject: mixed.order_id ?? 0, purpose: 'order' });
    expect(payment).toMatchObject({ amount_cents: 2500 });
    await paidState(server, await decide(server, mixed.payment, 'decline'));
    expect(await creditOf(buyer)).toBe(25);

    expect((await move(covered.order_id, { status: 'refunded' })).status).toBe(200);
    expect(await creditOf(buyer)).toBe(125);
    const entries = await records(server, 'credit-entries', { customer: buyer.id });
    expect(entries.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(12500);
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

  test('a promotion code that is used up is used up for everybody at once', async () => {
    const code = `ONCE-${randomBytes(3).toString('hex').toUpperCase()}`;
    await cmsOf(server).create('promotion-codes', { code, kind: 'amount', value: 60, max_uses: 1 });
    const { sku } = await product(null);
    const buyers = await Promise.all(Array.from({ length: 3 }, () => newBuyer(server)));
    for (const buyer of buyers) cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all(buyers.map((buyer) => submit(buyer, { promotion_code: code })));
    // It takes off more than the goods cost: nothing is left to pay.
    expect(answers.filter(({ success }) => success)).toEqual([expect.objectContaining({ payment: '' })]);
    expect(await records(server, 'promotion-codes', { code })).toMatchObject([{ used: 1 }]);
  });

  test('an order moves along its life and no other way', async () => {
    const { id, sku } = await product(2);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const placed = await submit(buyer);
    expect((await move(placed.order_id, { status: 'sent' })).status).toBe(409);
    await paidState(server, await decide(server, placed.payment, 'approve'));
    expect((await move(placed.order_id, { status: 'cancelled' })).status).toBe(409);
    expect((await move(placed.order_id, { status: 'packed', total_cents: 1 })).status).toBe(200);
    expect(await order(placed.order_id)).toMatchObject({ status: 'packed', total_cents: 10000 });
    expect((await move(placed.order_id, { status: 'sent', tracking: 'NZ123' })).status).toBe(200);
    expect(await records(server, 'mails', { to: buyer.email, template: 'order_sent' })).toMatchObject([
      { text: expect.stringContaining('NZ123') },
    ]);
    expect((await productNow(id)).in_stock).toBe(false);
    expect((await move(placed.order_id, { status: 'refunded' })).status).toBe(200);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 2 });
    const [payment] = await records(server, 'payments', { subject: placed.order_id ?? 0, purpose: 'order' });
    expect(payment).toMatchObject({ status: 'refunded' });
    expect((await move(placed.order_id, { status: 'paid' })).status).toBe(409);
  });

  test('an order that an editor cancels cannot be paid any more', async () => {
    const { id, sku } = await product(1);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const placed = await submit(buyer);
    expect((await move(placed.order_id, { status: 'cancelled' })).status).toBe(200);
    expect((await productNow(id)).in_stock).toBe(true);
    const late = await decide(server, placed.payment, 'approve');
    expect((await paidState(server, late)).success).toBe(false);
    expect(await order(placed.order_id)).toMatchObject({ status: 'cancelled' });
  });

  test('stock that an editor saves from a form that stood open counts what was sold meanwhile', async () => {
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

  test('what does not fit is said in words, and nothing is held for it', async () => {
    const buyer = await newBuyer(server);
    expect(await submit(buyer)).toMatchObject({ success: false, message: 'Your cart is empty.' });
    const { id, sku } = await product(2);
    cartOf(await add(buyer, { sku }, buyer.token));
    expect(await submit(buyer, { shipping_option_id: courier })).toMatchObject({ success: false });
    const stranger = await newBuyer(server);
    const elsewhere = await address(stranger);
    expect(await submit(buyer, { shipping_option_id: courier, address: elsewhere })).toMatchObject({
      success: false,
    });
    expect(await submit(buyer, { promotion_code: 'NO-SUCH-CODE' })).toMatchObject({ success: false });
    const foreign = {
      address: null,
      shipping_option_id: pickUp,
      paymentGateway: 'card',
      url: 'https://evil.test/',
    };
    expect((await postAs(buyer, '/sell/cart/submitOrder', foreign)).status).toBe(422);
    expect(
      (await newVisitor(server).post('/sell/cart/submitOrder', { ...foreign, url: URL_OF_PAGE })).status,
    ).toBe(401);
    expect((await productNow(id)).skus[0]).toMatchObject({ stock: 2 });
  });

  test('a quote for a place that none is listed for is asked for by mail', async () => {
    const { sku } = await product(null);
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(visitor, { sku }));
    const place = {
      street_address: 'Waitangi Wharf',
      city: 'Chatham Islands',
      postcode: '8942',
      email: 'ask@example.org',
    };
    const answer = await visitor.post('/sell/cart/requestShippingQuote', { session, address: place });
    expect(answer.json).toMatchObject({ success: true });
    const mails = await records(server, 'mails', { to: 'shop@example.org', template: 'shipping_request' });
    expect(mails.some(({ text }) => String(text).includes('Waitangi Wharf'))).toBe(true);
  });

  test('a closed shop has none of these calls', async () => {
    const buyer = await newBuyer(server);
    await cmsOf(server).updateGlobal('domain-settings', { ecommerce_enabled: false });
    try {
      for (const path of ['getCart', 'cartAdd', 'submitOrder', 'shippingQuote']) {
        const body = {
          sku: 1,
          address: null,
          shipping_option_id: pickUp,
          paymentGateway: 'card',
          url: URL_OF_PAGE,
          postcode: '1',
        };
        expect((await postAs(buyer, `/sell/cart/${path}`, body)).status).toBe(404);
      }
    } finally {
      await cmsOf(server).updateGlobal('domain-settings', { ecommerce_enabled: true });
    }
  });
});
