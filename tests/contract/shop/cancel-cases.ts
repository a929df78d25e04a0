import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getOrder } from '../../../lib/contract/endpoints/orders.ts';
import { getTickets } from '../../../lib/contract/endpoints/documents.ts';
import { TEST_DAY } from '../harness/backend-process.ts';
import { askCms, cmsOf, decide, newBuyer, paidState, postAs, records, type Buyer } from '../harness/money.ts';
import { mostlyOnOne } from '../harness/servers.ts';
import { cartOf, type Shop } from './shop.ts';

const newPress = () => randomBytes(12).toString('hex');
const DAY_MS = 24 * 60 * 60_000;
/** Counted from the backend's today. */
const inDays = (days: number) => new Date(Date.parse(TEST_DAY) + days * DAY_MS).toISOString();

/** Cancelling by the buyer, and asking for a refund. */
export function cancelCases({ server, product, productNow, add, submit, end }: Shop): void {
  const cms = cmsOf(server);
  const rule = (days: number | null) => cms.updateGlobal('domain-settings', { cancel_days_before: days });
  /** While buyers can cancel until three days before. */
  const whileAllowed = async (act: () => Promise<void>) => {
    await rule(3);
    try {
      await act();
    } finally {
      await rule(null);
    }
  };

  const shown = async (buyer: Buyer, id: number) => {
    const answer = await buyer.get(`/sell/order/${String(id)}`, {}, buyer.token);
    return getOrder.output.parse(answer.json).item;
  };

  /** Two tickets for a round that starts in so many days, paid. */
  const ticketsFor = async (days: number) => {
    const url = `round-${newPress()}`;
    const round = await cms.create('rounds', {
      name: 'Southern Sprint',
      url,
      start_date: inDays(days),
      end_date: inDays(days + 1),
      _status: 'published',
    });
    const sold = await product(10, { is_ticket: true, round });
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku: sold.sku, qty: 2 }, buyer.token));
    const placed = await submit(buyer, { shipping_option_id: null });
    await paidState(server, await decide(server, placed.payment, 'approve'));
    return { buyer, id: placed.order_id ?? 0, sold };
  };
  const codesOf = async (buyer: Buyer, invoice: number) => {
    const answer = await buyer.get(`/sell/invoice/tickets/${String(invoice)}`, {}, buyer.token);
    return getTickets.output.parse(answer.json).data.map(({ code }) => code);
  };
  const scan = async (code: string) => {
    const response = await askCms(server, '/api/ticket-scans/admit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, attempt: newPress(), round: null }),
    });
    return z.object({ outcome: z.string() }).parse(await response.json()).outcome;
  };
  const cancel = (buyer: Buyer, id: number, press = newPress()) =>
    postAs(buyer, '/sell/order/cancel', { id: String(id), press });
  const ask = (buyer: Buyer, id: number, message = 'I’m ill.') =>
    postAs(buyer, '/sell/order/askRefund', { id: String(id), message });
  const pass = (buyer: Buyer, id: number, number: number) =>
    postAs(buyer, '/sell/order/transferTicket', {
      id: String(id),
      number,
      name: 'Tama Ngata',
      email: 'tama@example.org',
      press: newPress(),
    });

  test('a buyer cancels until so many days before the event: once, with all the money and the stock back', async () => {
    await whileAllowed(async () => {
      const { buyer, id, sold } = await ticketsFor(10);
      const before = await shown(buyer, id);
      expect(before).toMatchObject({
        cancelling: 'self',
        cancel_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        cancel_amount: 100,
      });
      const [code] = await codesOf(buyer, before.invoice.id);
      const press = newPress();
      const presses = await Promise.all(Array.from({ length: 4 }, () => cancel(buyer, id, press)));
      for (const answer of [...presses, await cancel(buyer, id, press)])
        expect(answer).toMatchObject({
          status: 200,
          json: { item: { state: 'refunded', cancelling: 'none', tickets: [{ state: 'cancelled' }, {}] } },
        });
      expect(await records(server, 'refunds', { order: id })).toMatchObject([
        { amount_cents: 10_000, account: 'The customer', reason: 'Cancelled by the customer' },
      ]);
      expect((await productNow(sold.id)).skus[0]).toMatchObject({ stock: 10 });
      expect(await scan(code ?? '')).toBe('cancelled');
      expect((await cancel(buyer, id)).status).toBe(422);
      const stranger = await newBuyer(server);
      expect((await cancel(stranger, id)).status).toBe(404);
    });
  });

  test(
    'what is too near, used, transferred, without a date or without such a rule is not cancelled by oneself',
    mostlyOnOne(server),
    async () => {
      const unruled = await ticketsFor(10);
      expect(await shown(unruled.buyer, unruled.id)).toMatchObject({ cancelling: 'ask', cancel_amount: 0 });
      await whileAllowed(async () => {
        const near = await ticketsFor(2);
        const used = await ticketsFor(0);
        const [code] = await codesOf(used.buyer, (await shown(used.buyer, used.id)).invoice.id);
        expect(await scan(code ?? '')).toBe('admitted');
        const given = await ticketsFor(10);
        expect((await pass(given.buyer, given.id, 1)).status).toBe(200);
        const buyer = await newBuyer(server);
        const shirt = await product(10);
        cartOf(await add(buyer, { sku: shirt.sku }, buyer.token));
        const placed = await submit(buyer);
        await paidState(server, await decide(server, placed.payment, 'approve'));
        for (const one of [near, used, given, { buyer, id: placed.order_id ?? 0 }]) {
          expect(await shown(one.buyer, one.id)).toMatchObject({ cancelling: 'ask' });
          expect((await cancel(one.buyer, one.id)).status).toBe(422);
          expect(await records(server, 'refunds', { order: one.id })).toEqual([]);
        }
      });
    },
  );

  test('of cancelling and a transfer at the same moment, one comes first', async () => {
    await whileAllowed(async () => {
      for (let time = 0; time < 4; time += 1) {
        const { buyer, id } = await ticketsFor(10);
        const [cancelled, passed] = await Promise.all([cancel(buyer, id), pass(buyer, id, 1)]);
        expect([
          [200, 422],
          [422, 200],
        ]).toContainEqual([cancelled.status, passed.status]);
        expect((await shown(buyer, id)).state).toBe(cancelled.status === 200 ? 'refunded' : 'paid');
      }
    });
  });

  test('a request for a refund waits in the CMS once, until the office refunds or ticks it off', async () => {
    const { buyer, id } = await ticketsFor(10);
    const { invoice } = await shown(buyer, id);
    const both = await Promise.all([ask(buyer, id), ask(buyer, id)]);
    for (const answer of [...both, await ask(buyer, id, 'Again')])
      expect(answer).toMatchObject({
        status: 200,
        json: { item: { cancelling: 'asked', asked_at: expect.any(String) } },
      });
    const requests = await records(server, 'refund-requests', { invoice: invoice.id });
    expect(requests).toMatchObject([{ message: 'I’m ill.', is_answered: false }]);
    const answered = await askCms(server, `/api/refund-requests/${String(requests[0]?.id)}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ is_answered: true, message: 'Changed' }),
    });
    expect(answered.ok).toBe(true);
    expect(await shown(buyer, id)).toMatchObject({ cancelling: 'ask' });
    expect((await ask(buyer, id, 'Please')).status).toBe(200);
    expect((await end(id, { amount: 100 })).ok).toBe(true);
    expect(await records(server, 'refund-requests', { invoice: invoice.id })).toMatchObject([
      { message: 'Please', is_answered: true },
      { message: 'I’m ill.', is_answered: true },
    ]);
    expect(await shown(buyer, id)).toMatchObject({ cancelling: 'none' });
    expect((await ask(buyer, id)).status).toBe(422);
    expect((await ask(buyer, id, ' ')).json).toMatchObject({ fields: { message: expect.any(String) } });
  });
}
