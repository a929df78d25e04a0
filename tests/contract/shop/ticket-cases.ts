import { expect, test } from 'vitest';
import { z } from 'zod';
import { shippingQuoteSchema } from '../../../lib/contract/entities/cart.ts';
import { decide, newBuyer, paidState, postAs, records, type Buyer } from '../harness/money.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** Tickets: what isn't delivered has no delivery. */
export function ticketCases({ server, types, product, add, address, submit, order, move }: Shop): void {
  const quotes = async (buyer: Buyer) => {
    const place = { suburb: 'Tauranga', postcode: '3110', country: 'New Zealand' };
    const answer = await postAs(buyer, '/sell/cart/shippingQuote', place);
    return z.array(shippingQuoteSchema).parse(answer.json);
  };
  const courierOf = async (buyer: Buyer) =>
    (await quotes(buyer)).find(({ shipping_type_id: id }) => id === types.courier);

  test('tickets alone have neither address nor courier: in the cart, in quotes and in the order, whatever is asked for', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const home = await address(buyer);
    expect(await quotes(buyer)).toMatchObject([{ shipping_name: 'By email', amount: 0, is_pick_up: true }]);
    const delivery = { shipping_type: types.courier, shipping_address: home };
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', delivery))).toMatchObject({
      needs_delivery: false,
      shipping_amount: 0,
      shipping_address: null,
      total_amount: 100,
    });
    const asked = await postAs(buyer, '/sell/cart/requestShippingQuote', {
      address: { street_address: '1 Pit Lane', postcode: '3110', city: 'Tauranga' },
    });
    expect(asked.json).toEqual({ success: false, message: 'By email' });

    const placed = await submit(buyer, { address: home, shipping_option_id: types.courier });
    expect(await order(placed.order_id)).toMatchObject({
      total_cents: 10_000,
      shipping_cents: 0,
      shipping_name: 'By email',
      address: null,
      address_text: '',
    });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    expect(await order(placed.order_id)).toMatchObject({ status: 'sent' });
  });

  test.each([
    ['without a delivery method', { shipping_option_id: null }],
    ['with the one that is quoted', {}],
  ])('tickets are ordered %s, as a site that only knows the specification does', async (_, more) => {
    const { sku } = await product(null, { is_ticket: true });
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const [{ shipping_type_id: id } = { shipping_type_id: 0 }] = await quotes(buyer);
    cartOf(await postAs(buyer, '/sell/cart/getCart', { shipping_type: id, shipping_address: null }));
    const placed = await submit(buyer, { shipping_option_id: id, ...more });
    expect(placed).toMatchObject({ success: true });
    expect(await order(placed.order_id)).toMatchObject({ total_cents: 5000, shipping_cents: 0 });
  });

  test('goods without a delivery method are refused at that field', async () => {
    const { sku } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const answer = await postAs(buyer, '/sell/cart/submitOrder', {
      address: null,
      paymentGateway: 'card',
      url: URL_OF_PAGE,
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ fields: { shipping_option_id: expect.any(String) } });
  });

  test('of a mixed cart only the goods are sent: tickets don’t make the courier free, and aren’t packed', async () => {
    // Delivery is free from $200 of goods.
    const tickets = await product(null, { is_ticket: true });
    const shirt = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku: tickets.sku, qty: 4 }, buyer.token));
    cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
    expect(await courierOf(buyer)).toMatchObject({ amount: 9.5 });
    const home = await address(buyer);
    const delivery = { shipping_type: types.courier, shipping_address: home };
    expect(cartOf(await postAs(buyer, '/sell/cart/getCart', delivery))).toMatchObject({
      needs_delivery: true,
      shipping_amount: 9.5,
      total_amount: 259.5,
    });
    cartOf(await add(buyer, { sku: shirt.sku, qty: 3 }, buyer.token));
    expect(await courierOf(buyer)).toMatchObject({ amount: 0 });

    const placed = await submit(buyer, { address: home, shipping_option_id: types.courier });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    const paid = await order(placed.order_id);
    expect(paid).toMatchObject({ status: 'paid', shipping_name: 'Courier' });
    expect(String(paid?.['summary']).split('\n')).toEqual([
      expect.stringMatching(/^4 × Shirt .*\)$/),
      expect.stringMatching(/^4 × Shirt .*\), by email$/),
    ]);
    for (const status of ['packed', 'sent']) expect((await move(placed.order_id, { status })).ok).toBe(true);
    const [mail] = await records(server, 'mails', { to: buyer.email, template: 'order_sent' });
    expect(String(mail?.['text']).match(/4 × Shirt/g)).toHaveLength(1);
  });
}
