import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shippingQuoteSchema } from '../../../lib/contract/entities/cart.ts';
import { newVisitor } from '../harness/accounts.ts';
import { cmsOf, newBuyer, postAs, records } from '../harness/money.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** A cart from the first piece to what it would cost, and the shop that is closed. */
export function cartCases({ server, types, product, add, address }: Shop): void {
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
        [types.pickUp, 0],
        [types.courier, 9.5],
      ]),
    );
    expect(await quotes('9891', 'NZ')).toEqual(
      expect.arrayContaining([
        [types.pickUp, 0],
        [types.island, 20],
      ]),
    );
    expect(await quotes('2000', 'Australia')).toEqual([[types.pickUp, 0]]);

    const home = await address(buyer);
    const chosen = { promotion_code: code, shipping_type: types.courier, shipping_address: home };
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
          shipping_option_id: types.pickUp,
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
}
