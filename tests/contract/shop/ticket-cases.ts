import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listRoundTickets } from '../../../lib/contract/endpoints/content.ts';
import { getOrder } from '../../../lib/contract/endpoints/orders.ts';
import { shippingQuoteSchema } from '../../../lib/contract/entities/cart.ts';
import { newVisitor } from '../harness/accounts.ts';
import { cmsOf, decide, newBuyer, paidState, postAs, records, type Buyer } from '../harness/money.ts';
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

  test('a round lists its tickets; cart, email and ticket say when and where, when the gates open and what to bring', async () => {
    const cms = cmsOf(server);
    const url = `sprint-${randomBytes(4).toString('hex')}`;
    const round = await cms.create('rounds', {
      name: 'Southern Sprint',
      url,
      // Saturday and Sunday in New Zealand.
      start_date: '2099-01-16T19:30:00.000Z',
      end_date: '2099-01-18T04:30:00.000Z',
      gates_open: '7:30am on both days',
      what_to_bring: 'A hat\nA bottle',
      parking: 'On the grass',
      _status: 'published',
    });
    const { id, sku } = await product(8, {
      is_ticket: true,
      round,
      round_day: 2,
      skus: [
        {
          code: url,
          admission: 'adult',
          price: 50,
          stock: 8,
          early_price: 40,
          early_until: '2098-12-31',
        },
      ],
      addons: [],
    });
    const answer = await newVisitor(server).get('/sell/product', { round: url });
    const event = {
      event: 'Southern Sprint',
      round_url: `round/${url}`,
      start_date: '2099-01-18',
      end_date: '2099-01-18',
      gates_open: '7:30am on both days',
      what_to_bring: 'A hat\nA bottle',
      parking: 'On the grass',
    };
    const price = { price: 40, price_until: '2098-12-31', later_price: 50 };
    expect(listRoundTickets.output.parse(answer.json).data).toMatchObject([
      { id, ticket: event, skus: [{ name: 'Adult', admission: 'adult', stock: 8, ...price }] },
    ]);
    expect((await newVisitor(server).get('/sell/product', { round: 'none' })).json).toMatchObject({
      data: [],
    });

    const buyer = await newBuyer(server);
    expect(cartOf(await add(buyer, { sku, qty: 2 }, buyer.token))).toMatchObject({
      items: [{ ticket: event, ...price, subtotal: 80 }],
    });
    const placed = await submit(buyer);
    const { payment } = await paidState(server, await decide(server, placed.payment, 'approve'));
    const tickets = await buyer.get(`/sell/invoice/tickets/${String(payment?.invoice_id)}`, {}, buyer.token);
    const { round_url: _page, ...said } = event;
    expect(tickets.json).toMatchObject({ data: [said, said] });
    const [mail] = await records(server, 'mails', { to: buyer.email, template: 'order' });
    for (const words of [
      /Southern Sprint, 18 January 2099/,
      /Gates open: 7:30am on both days/,
      /A hat\n> A bottle/,
      /On the grass/,
    ])
      expect(String(mail?.['text'])).toMatch(words);
  });

  test('the emailed links to an order with tickets of two rounds last until both are over, and show a postponed one as it is now', async () => {
    const cms = cmsOf(server);
    const newRound = (name: string, day: string) =>
      cms.create('rounds', {
        name,
        url: `links-${randomBytes(4).toString('hex')}`,
        start_date: `${day}T00:00:00.000Z`,
        end_date: `${day}T04:30:00.000Z`,
        _status: 'published',
      });
    const [first, last] = [
      await newRound('Early Cup', '2099-02-07'),
      await newRound('Late Cup', '2099-03-07'),
    ];
    const buyer = await newBuyer(server);
    for (const round of [first, last]) {
      const { sku } = await product(null, { is_ticket: true, round });
      cartOf(await add(buyer, { sku }, buyer.token));
    }
    const placed = await submit(buyer, { shipping_option_id: null });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    const [mail] = await records(server, 'mails', { to: buyer.email, template: 'order' });
    const linkTo = (page: string) =>
      new URL(new RegExp(`\\S+/${page}/\\S+`).exec(String(mail?.['text']))?.[0] ?? '');
    const [toOrder, toTickets] = [linkTo('order'), linkTo('print-tickets')];
    const dayOver = ({ searchParams }: URL) => {
      const until = Number.parseInt((searchParams.get('key') ?? '').split('.')[0] ?? '', 36);
      return new Date(until * 1000).toISOString().slice(0, 10);
    };
    expect([dayOver(toOrder), dayOver(toTickets)]).toEqual(['2099-03-21', '2099-03-21']);

    const shown = async () => {
      const key = toOrder.searchParams.get('key') ?? '';
      const answer = await newVisitor(server).get(`/sell/order/${String(placed.order_id)}`, { key });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
      return getOrder.output
        .parse(answer.json)
        .item.tickets.map(({ event, start_date, is_postponed }) => [event, start_date, is_postponed])
        .toSorted();
    };
    await cms.update('rounds', first, { round_status: 'postponed', _status: 'published' });
    expect(await shown()).toEqual([
      ['Early Cup', '2099-02-07', true],
      ['Late Cup', '2099-03-07', false],
    ]);
    await cms.update('rounds', first, {
      round_status: 'rescheduled',
      start_date: '2099-04-04T00:00:00.000Z',
      end_date: '2099-04-04T04:30:00.000Z',
      _status: 'published',
    });
    expect(await shown()).toEqual([
      ['Early Cup', '2099-04-04', false],
      ['Late Cup', '2099-03-07', false],
    ]);
    // Emailed again, they last for the new days.
    const press = randomBytes(12).toString('hex');
    const resent = await postAs(buyer, '/sell/order/resend', { id: String(placed.order_id), press });
    expect(resent.status).toBe(200);
    const [again] = await records(server, 'mails', { to: buyer.email, template: 'receipt' });
    const renewed = /\S+\/order\/\S+/.exec(String(again?.['text']))?.[0] ?? '';
    expect(dayOver(new URL(renewed))).toBe('2099-04-18');
  });

  test('tickets can be on sale while the shop is closed, and nothing else', async () => {
    const cms = cmsOf(server);
    const ticket = await product(null, { is_ticket: true });
    const shirt = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
    await cms.updateGlobal('domain-settings', { ecommerce_enabled: false, tickets_on_sale: true });
    try {
      const domain = await newVisitor(server).get('/cognito/domain/currentDomain', {});
      expect(domain.json).toMatchObject({ ecommerce_enabled: false, tickets_on_sale: true });
      expect((await add(newVisitor(server), { sku: shirt.sku })).status).toBe(422);
      // The shirt from before left the cart: it isn't for sale.
      const cart = cartOf(await add(buyer, { sku: ticket.sku }, buyer.token));
      expect(cart.items.map(({ sku_id }) => sku_id)).toEqual([ticket.sku]);
      expect(await submit(buyer, { shipping_option_id: null })).toMatchObject({ success: true });
    } finally {
      await cms.updateGlobal('domain-settings', { ecommerce_enabled: true, tickets_on_sale: false });
    }
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
