import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { getOrder } from '../../../lib/contract/endpoints/orders.ts';
import { newVisitor } from '../harness/accounts.ts';
import { decide, newBuyer, paidState, postAs, records, type Buyer } from '../harness/money.ts';
import { cartOf, type Shop } from './shop.ts';

export const newPress = () => randomBytes(12).toString('hex');

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

  /** Two tickets and a shirt, paid. */
  const paidOrder = async () => {
    const buyer = await newBuyer(server);
    const tickets = await product(10, { is_ticket: true });
    const shirt = await product(10);
    cartOf(await add(buyer, { sku: tickets.sku, qty: 2 }, buyer.token));
    cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
    const home = await address(buyer);
    const placed = await submit(buyer, { address: home, shipping_option_id: types.courier });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    return { buyer, id: placed.order_id ?? 0 };
  };

  test('an order’s page has its state with tracking, its tickets, its invoice and its credit notes', async () => {
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
    for (const data of [{ status: 'packed' }, { status: 'sent', tracking: 'NZ123' }])
      expect((await move(id, data)).ok).toBe(true);
    expect(await shown(id, '', buyer)).toMatchObject({ state: 'sent', tracking: 'NZ123' });
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
  });

  test('an order’s page opens for its buyer and for holders of the emailed link, and for nobody else', async () => {
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
  });

  test('the buyer has the documents emailed again, once for each press and three times a day, to their own address', async () => {
    const { buyer, id } = await paidOrder();
    const { key } = await linkIn(buyer.email, 'order');
    const ask = (press: string) =>
      newVisitor(server).post('/sell/order/resend', { id: String(id), key, press, email: 'thief@example.org' });
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
}
