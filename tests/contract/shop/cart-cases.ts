import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shippingQuoteSchema } from '../../../lib/contract/entities/cart.ts';
import { skuSchema } from '../../../lib/contract/entities/shop.ts';
import { newVisitor } from '../harness/accounts.ts';
import { askCms, cmsOf, decide, newBuyer, paidState, postAs, records } from '../harness/money.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** A cart from the first item to what it would cost, and the closed shop. */
export function cartCases({ server, types, product, add, address, submit, order }: Shop): void {
  test('an anonymous cart is stored under a key, adds up and can be emptied (spec 7.30, 7.31, 7.32, 7.34)', async () => {
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

  test('the SKUs of a product are found by words and additions, with what is left of them (spec 7.38)', async () => {
    const { id, sku, addon } = await product(4);
    const found = async (variations: readonly string[], addons: readonly number[]) => {
      const answer = await newVisitor(server).post('/sell/cart/searchsku', {
        product: id,
        variations,
        addons,
      });
      return z.object({ data: z.array(skuSchema) }).parse(answer.json).data;
    };
    expect(await found([], [addon])).toMatchObject([{ id: sku, price: 50, in_stock: true, stock: 4 }]);
    expect(await found(['no such size'], [])).toEqual([]);
    expect(await found([], [addon + 1])).toEqual([]);
  });

  test.each([0, 1.5, -1, 100, 'x'])('a quantity of %o is rejected', async (qty) => {
    const { sku } = await product(null);
    expect((await add(newVisitor(server), { sku, qty })).status).toBe(422);
  });

  test('no more than the stock can be added', async () => {
    const { sku, addon } = await product(3);
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(visitor, { sku, qty: 2 }));
    const more = await add(visitor, { sku, qty: 2, addons: [addon], session });
    expect(more.json).toMatchObject({
      success: false,
      fields: { qty: expect.stringMatching(/^You can only buy 3 of/) },
    });
    expect((await add(visitor, { sku: 1, session })).status).toBe(422);
    expect((await add(visitor, { sku, addons: [7], session })).status).toBe(422);
  });

  test('twenty parallel calls add twenty items', async () => {
    const { sku } = await product(null);
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await visitor.post('/sell/cart/getCart', {}));
    await Promise.all(Array.from({ length: 20 }, () => add(visitor, { sku, session })));
    const cart = cartOf(await visitor.post('/sell/cart/getCart', { session }));
    expect(cart).toMatchObject({ item_count: 20, items: [{ qty: 20 }] });
  });

  test('an anonymous cart is merged into the customer’s once, within stock (spec 7.33)', async () => {
    const { sku } = await product(3);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const { sessionKey: session } = cartOf(await add(newVisitor(server), { sku, qty: 2 }));
    const merges = await Promise.all([1, 2, 3].map(() => postAs(buyer, '/sell/cart/mergeCart', { session })));
    expect(merges.flatMap((merge) => cartOf(merge).removed_items)).toEqual([
      { name: expect.stringMatching(/^Shirt .*, M$/), reason: 'too_few', left: 3 },
    ]);
    const cart = cartOf(await postAs(buyer, '/sell/cart/getCart', {}));
    expect(cart).toMatchObject({ item_count: 3, all_in_stock: true, sessionKey: '' });
    expect(cartOf(await newVisitor(server).post('/sell/cart/getCart', { session })).item_count).toBe(0);
  });

  test('delivery is quoted for a place, and a promotion code gives its discount (spec 7.34, 7.35)', async () => {
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

  test('delivery and code chosen for a cart are in every later total, up to the order', async () => {
    const { sku, addon } = await product(null);
    const code = `KEPT-${randomBytes(3).toString('hex')}`.toUpperCase();
    await cmsOf(server).create('promotion-codes', { code, kind: 'percent', value: 10, min_total: 100 });
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(visitor, { sku, qty: 2 }));
    const asks = async (path: string, body: Readonly<Record<string, unknown>>) =>
      cartOf(await visitor.post(`/sell/cart/${path}`, { ...body, session }));
    const chosen = await asks('getCart', { promotion_code: code, shipping_type: types.pickUp });
    expect(chosen).toMatchObject({ promotion_code: code, total_amount: 90, shipping_type: types.pickUp });
    // An invalid code doesn't replace a valid one.
    expect(await asks('getCart', { promotion_code: 'NONSENSE' })).toMatchObject({ discount_amount: 0 });
    expect(await asks('cartAdd', { sku, addons: [addon] })).toMatchObject({
      promotion_code: code,
      total_amount: 148.5,
      shipping_type: types.pickUp,
    });
    const [first, second] = chosen.items.concat((await asks('getCart', {})).items.slice(1));
    expect(await asks('cartUpdate', { id: first?.id, qty: 3 })).toMatchObject({ total_amount: 193.5 });
    expect(await asks('cartRemove', { id: second?.id })).toMatchObject({ total_amount: 135 });
    // Below the code's minimum it doesn't apply; above it, it does again.
    expect(await asks('cartUpdate', { id: first?.id, qty: 1 })).toMatchObject({ total_amount: 50 });
    expect(await asks('cartUpdate', { id: first?.id, qty: 2 })).toMatchObject({ total_amount: 90 });

    const buyer = await newBuyer(server);
    const merged = cartOf(await postAs(buyer, '/sell/cart/mergeCart', { session }));
    expect(merged).toMatchObject({ promotion_code: code, total_amount: 90 });
    const home = await address(buyer);
    const delivery = { shipping_type: types.courier, shipping_address: home };
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', delivery)).total_amount).toBe(99.5);
    const shown = cartOf(await postAs(buyer, '/sell/cart/cartUpdate', { id: merged.items[0]?.id, qty: 3 }));
    expect(shown).toMatchObject({
      total_amount: 144.5,
      shipping_amount: 9.5,
      shipping_address: { id: home },
    });

    const input = { address: home, shipping_option_id: types.courier };
    expect((await submit(buyer, { ...input, shown_total: 144.49 })).success).toBe(false);
    const placed = await submit(buyer, { ...input, shown_total: 144.5 });
    expect(await order(placed.order_id)).toMatchObject({ total_cents: 14_450, promotion_code: code });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    // The next cart starts without the code.
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const next = { shipping_type: null, shipping_address: null };
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', next))).toMatchObject({
      promotion_code: '',
      total_amount: 100,
    });
  });

  test('a quote for a place that none is listed for is asked for by mail (spec 7.36)', async () => {
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

  test('what is no longer for sale leaves the cart, which says once what it was and why', async () => {
    const cms = cmsOf(server);
    const round = await cms.create('rounds', {
      name: 'Harbour Sprint',
      start_date: '2027-03-05T20:00:00.000Z',
      end_date: '2027-03-07T04:00:00.000Z',
      _status: 'published',
    });
    const pass = await product(null, { name: 'Harbour pass', is_ticket: true, round });
    const shirt = await product(null, { name: 'Old shirt' });
    const [deleted, kept] = [await product(null), await product(null)];
    const visitor = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(visitor, { sku: kept.sku }));
    for (const { sku } of [pass, shirt, deleted]) cartOf(await add(visitor, { sku, session }));
    await cms.update('rounds', round, { round_status: 'postponed', _status: 'published' });
    await cms.update('products', shirt.id, { _status: 'draft' });
    const deletion = await askCms(server, `/api/products/${String(deleted.id)}`, { method: 'DELETE' });
    expect(deletion.status).toBe(200);

    // A call whose answer can't say so removes nothing.
    await visitor.post('/sell/cart/shippingQuote', { session, suburb: '', postcode: '3110', country: '' });
    const read = async () => cartOf(await visitor.post('/sell/cart/getCart', { session }));
    const both = await Promise.all([read(), read()]);
    expect(both).toMatchObject([{ item_count: 1 }, { item_count: 1 }]);
    expect(both.flatMap(({ removed_items }) => removed_items)).toEqual([
      { name: 'Harbour pass, M', reason: 'postponed' },
      { name: 'Old shirt, M', reason: 'not_for_sale' },
      { name: '', reason: 'not_for_sale' },
    ]);
    expect(await read()).toMatchObject({ items: [{ sku_id: kept.sku }], removed_items: [] });
    await cms.update('rounds', round, { round_status: 'scheduled', _status: 'published' });
    expect(await read()).toMatchObject({ item_count: 1, removed_items: [] });
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
