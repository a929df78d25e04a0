import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getOrder } from '../../../lib/contract/endpoints/orders.ts';
import { getTickets } from '../../../lib/contract/endpoints/documents.ts';
import { newVisitor } from '../harness/accounts.ts';
import { askCms, decide, newBuyer, paidState, postAs, records, type Buyer } from '../harness/money.ts';
import { mostlyOnOne } from '../harness/servers.ts';
import { cartOf, type Shop } from './shop.ts';

const newPress = () => randomBytes(12).toString('hex');

/** An order's page, as calls see it. */
export function orderPageCases({ server, types, product, add, submit, move, end, address }: Shop): void {
  const read = async (id: string | number, key: string, by?: Buyer) => {
    const path = `/sell/order/${String(id)}`;
    return by ? by.get(path, {}, by.token) : newVisitor(server).get(path, { key });
  };
  const shown = async (id: string | number, key: string, by?: Buyer) => {
    const answer = await read(id, key, by);
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return getOrder.output.parse(answer.json).item;
  };

  /** The signed link to its order's page in an email. */
  const linkIn = async (to: string, template: string) => {
    const mail = await vi.waitFor(async () => {
      const [found] = await records(server, 'mails', { to, template });
      if (!found) throw new Error('No email yet.');
      return found;
    }, 10_000);
    const address = /\S+\/order\/\S+/.exec(String(mail['text']))?.[0] ?? '';
    const { pathname, searchParams } = new URL(address);
    return { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
  };

  /** Tickets and a shirt, paid. */
  const paidOrder = async (count = 2) => {
    const buyer = await newBuyer(server);
    const tickets = await product(10, { is_ticket: true });
    const shirt = await product(10);
    cartOf(await add(buyer, { sku: tickets.sku, qty: count }, buyer.token));
    cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
    const home = await address(buyer);
    const placed = await submit(buyer, { address: home, shipping_option_id: types.courier });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    return { buyer, id: placed.order_id ?? 0 };
  };

  test(
    'an order’s page has its state with tracking, its tickets, its invoice and its credit notes',
    mostlyOnOne(server),
    async () => {
      const { buyer, id } = await paidOrder();
      expect(await shown(id, '', buyer)).toMatchObject({
        number: String(id),
        state: 'paid',
        has_goods: true,
        delivery: 'Courier',
        tracking: '',
        email: buyer.email,
        invoice: { kind: 'order', total_amount: 159.5, lines: [{ qty: 2 }, { qty: 1 }], credit_notes: [] },
        tickets: [
          { number: 1, state: 'valid', changed_at: null },
          { number: 2, state: 'valid' },
        ],
        tickets_key: expect.stringMatching(/./),
      });
      for (const data of [{ status: 'packed' }, { status: 'sent', tracking: 'AB123456789NZ' }])
        expect((await move(id, data)).ok).toBe(true);
      const tracking_url = 'https://www.nzpost.co.nz/tools/tracking?trackid=AB123456789NZ';
      expect(await shown(id, '', buyer)).toMatchObject({
        state: 'sent',
        tracking: 'AB123456789NZ',
        tracking_url,
      });
      expect(await records(server, 'mails', { to: buyer.email, template: 'order_sent' })).toMatchObject([
        { text: expect.stringContaining(tracking_url) },
      ]);
      const emailed = await linkIn(buyer.email, 'order_sent');
      expect(emailed.id).toBe(String(id));
      expect(await shown(emailed.id, emailed.key)).toMatchObject({ state: 'sent', tracking_url });
      expect((await end(id, { amount: 50, cancel: ['ticket:1'] })).ok).toBe(true);
      expect(await shown(id, '', buyer)).toMatchObject({
        state: 'sent',
        invoice: { refunded_amount: 50, credit_notes: [{ amount: 50 }] },
        tickets: [
          { state: 'cancelled', changed_at: expect.stringMatching(/Z$/) },
          { state: 'valid', changed_at: null },
        ],
      });
      const account = await buyer.get('/cognito/user/myAccount', {}, buyer.token);
      expect(account.json).toMatchObject({ history: [{ kind: 'order', link: `/order/${String(id)}` }] });
    },
  );

  test(
    'an order’s page opens for its buyer and for holders of the emailed link, and for nobody else',
    mostlyOnOne(server),
    async () => {
      const { buyer, id } = await paidOrder();
      const link = await linkIn(buyer.email, 'order');
      expect(link.id).toBe(String(id));
      const answer = await read(id, link.key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');

      const { invoice, invoice_key: invoiceKey, tickets_key: ticketsKey } = await shown(id, link.key);
      const other = await paidOrder();
      const stranger = await newBuyer(server);
      const missing = await stranger.get('/sell/order/999999', {}, stranger.token);
      for (const refused of [
        await read(id, '', stranger),
        await read(id, ''),
        await read(id, `${link.key}x`),
        await read(id, `1.${link.key.split('.')[1] ?? ''}`),
        await read(id, invoiceKey),
        await read(id, ticketsKey),
        await read(other.id, link.key),
        await read('constructor', link.key),
        await read(`${String(id)}%20or%201=1`, link.key),
      ]) {
        expect(refused.status).toBe(404);
        expect(refused.json).toEqual(missing.json);
      }
      const opened = await newVisitor(server).get(`/sell/invoice/${String(invoice.id)}`, { key: invoiceKey });
      expect(opened.status).toBe(200);
    },
  );

  test('the buyer has the documents emailed again, once for each press and three times a day, to their own address', async () => {
    const { buyer, id } = await paidOrder();
    const { key } = await linkIn(buyer.email, 'order');
    const ask = (press: string) =>
      newVisitor(server).post('/sell/order/resend', {
        id: String(id),
        key,
        press,
        email: 'thief@example.org',
      });
    const press = newPress();
    const presses = await Promise.all([ask(press), ask(press)]);
    for (const { status } of [...presses, await ask(press)]) expect(status).toBe(200);
    expect(await records(server, 'mails', { to: buyer.email, template: 'receipt' })).toMatchObject([
      {
        attachments: [
          { filename: expect.stringMatching(/^tickets-/) },
          { filename: expect.stringMatching(/^invoice-/) },
        ],
      },
    ]);
    let last = 200;
    for (let asked = 0; asked < 3 && last === 200; asked += 1) last = (await ask(newPress())).status;
    expect(last).toBe(429);
    expect((await ask(press)).status).toBe(200);
    expect((await records(server, 'mails', { to: buyer.email, template: 'receipt' })).length).toBeLessThan(4);
    expect(await records(server, 'mails', { to: 'thief@example.org' })).toEqual([]);
    expect((await postAs(buyer, '/sell/order/resend', { id: String(id), press: 'x' })).status).toBe(422);
    const stranger = await newBuyer(server);
    expect((await postAs(stranger, '/sell/order/resend', { id: String(id), press })).status).toBe(404);
  });

  const codesOf = async (path: string, key: string, by?: Buyer) => {
    const answer = await (by ? by.get(path, {}, by.token) : newVisitor(server).get(path, { key }));
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return getTickets.output.parse(answer.json);
  };
  const ticketsPath = (invoice: number) => `/sell/invoice/tickets/${String(invoice)}`;

  const scan = async (code: string) => {
    const response = await askCms(server, '/api/ticket-scans/admit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, attempt: newPress(), round: null }),
    });
    return z
      .object({
        outcome: z.string(),
        message: z.string(),
        ticket: z.looseObject({ holder: z.string() }).nullable(),
      })
      .parse(await response.json());
  };

  const pass = (by: Buyer, id: number, number: number, more: Readonly<Record<string, unknown>> = {}) =>
    postAs(by, '/sell/order/transferTicket', {
      id: String(id),
      number,
      name: 'Tama Ngata',
      email: 'tama@example.org',
      press: newPress(),
      ...more,
    });

  test('a name is changed until the ticket is used: the ticket, its PDF’s page and the gate have it', async () => {
    const { buyer, id } = await paidOrder();
    const name = (number: number, holder: string) =>
      postAs(buyer, '/sell/order/nameTicket', { id: String(id), number, holder });
    const { invoice } = await shown(id, '', buyer);
    for (const holder of ['Mere Tawhai', 'Ana Tawhai'])
      expect((await name(1, holder)).json).toMatchObject({ item: { tickets: [{ holder }, {}] } });
    const { data } = await codesOf(ticketsPath(invoice.id), '', buyer);
    expect(data[0]).toMatchObject({ holder: 'Ana Tawhai' });
    expect(await scan(data[0]!.code)).toMatchObject({
      outcome: 'admitted',
      ticket: { holder: 'Ana Tawhai' },
    });
    expect(await name(1, 'Too Late')).toMatchObject({
      status: 422,
      json: { message: 'This ticket has already been used.' },
    });
    expect((await name(2, ' ')).status).toBe(422);
    expect((await name(3, 'Nobody')).status).toBe(404);
    const stranger = await newBuyer(server);
    const other = { id: String(id), number: 2, holder: 'Thief' };
    expect((await postAs(stranger, '/sell/order/nameTicket', other)).status).toBe(404);
  });

  test('a transferred ticket has a new code, which only its new holder gets; the old one is refused at the gate', async () => {
    const { buyer, id } = await paidOrder();
    const { invoice } = await shown(id, '', buyer);
    const before = await codesOf(ticketsPath(invoice.id), '', buyer);
    const email = `${newPress()}@example.org`;
    const press = newPress();
    const presses = await Promise.all(Array.from({ length: 4 }, () => pass(buyer, id, 1, { email, press })));
    for (const answer of [...presses, await pass(buyer, id, 1, { email, press })])
      expect(answer).toMatchObject({
        status: 200,
        json: {
          item: {
            tickets: [
              {
                state: 'passed_on',
                holder: 'Tama Ngata',
                passed_on_to: email,
                changed_at: expect.any(String),
              },
              { state: 'valid' },
            ],
          },
        },
      });
    // Another tab, where it still looks like the buyer's; and the same press, for somebody else.
    for (const other of [{}, { press }, { press, email, name: 'Hana Ngata' }])
      expect(await pass(buyer, id, 1, other)).toMatchObject({
        status: 422,
        json: { message: 'This ticket has already been transferred.' },
      });
    expect(await records(server, 'mails', { to: 'tama@example.org' })).toEqual([]);

    const [mail, ...more] = await records(server, 'mails', { to: email });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'ticket_received',
      attachments: [{ filename: expect.stringMatching(/^tickets-/) }],
    });
    expect(await records(server, 'mails', { to: buyer.email, template: 'ticket_given' })).toHaveLength(1);
    const link = new URL(/\S+\/print-tickets\/\S+/.exec(String(mail?.['text']))?.[0] ?? '');
    const theirs = await codesOf(ticketsPath(invoice.id), link.searchParams.get('key') ?? '');
    expect(theirs).toMatchObject({
      invoice: { buyer: { name: '', email: '' }, lines: [], total_amount: 0, credit_notes: [], pdf_url: '' },
      data: [{ number: 1, holder: 'Tama Ngata' }],
    });
    const pdf = await fetch(new URL(theirs.pdf_url, server.url));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await read(id, link.searchParams.get('key') ?? '')).status).toBe(404);

    const left = await codesOf(ticketsPath(invoice.id), '', buyer);
    expect(left.data).toMatchObject([{ number: 2 }]);
    const [code] = theirs.data.map((ticket) => ticket.code);
    expect(code).not.toBe(before.data[0]!.code);
    expect(await scan(before.data[0]!.code)).toMatchObject({
      outcome: 'passed_on',
      message: expect.stringMatching(/^This ticket was transferred at /),
    });
    expect(await scan(code!)).toMatchObject({ outcome: 'admitted', ticket: { holder: 'Tama Ngata' } });
    // Whether they used it is theirs to know.
    expect(await shown(id, '', buyer)).toMatchObject({ tickets: [{ state: 'passed_on' }, {}] });
  });

  test('a used or cancelled ticket is not transferred', async () => {
    const { buyer, id } = await paidOrder();
    const { invoice } = await shown(id, '', buyer);
    const { data } = await codesOf(ticketsPath(invoice.id), '', buyer);
    expect((await scan(data[0]!.code)).outcome).toBe('admitted');
    expect(await pass(buyer, id, 1)).toMatchObject({
      status: 422,
      json: { message: 'This ticket has already been used.' },
    });
    expect((await end(id, { amount: 50, cancel: ['ticket:2'] })).ok).toBe(true);
    expect(await pass(buyer, id, 2)).toMatchObject({
      status: 422,
      json: { message: 'This ticket has been cancelled.' },
    });
    expect((await pass(buyer, id, 2, { email: 'nobody' })).json).toMatchObject({
      fields: { email: expect.any(String) },
    });
  });

  test('of a scan and a transfer at the same moment, one comes first: nobody gets in twice, and nobody is left without', async () => {
    const { buyer, id } = await paidOrder(8);
    const { invoice } = await shown(id, '', buyer);
    const { data } = await codesOf(ticketsPath(invoice.id), '', buyer);
    const outcomes = await Promise.all(
      data.map(async ({ code, number }) => {
        const [gate, transfer] = await Promise.all([scan(code), pass(buyer, id, number)]);
        return [gate.outcome, transfer.status];
      }),
    );
    for (const outcome of outcomes)
      expect([
        ['admitted', 422],
        ['passed_on', 200],
      ]).toContainEqual(outcome);
    const { tickets } = await shown(id, '', buyer);
    expect(tickets.map(({ state }) => state)).toEqual(
      outcomes.map(([gate]) => (gate === 'admitted' ? 'used' : 'passed_on')),
    );
  });
}
