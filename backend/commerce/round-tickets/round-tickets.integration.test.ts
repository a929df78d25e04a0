import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TICKETS_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  invoiceOf,
  newDistantRound,
  newPress,
  openTestShop,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import type { User } from '../../payload-types.ts';
import { boughtByCustomer } from '../customer-records.ts';
import { signDocument } from '../documents/signed-link.ts';
import { passedOnName } from '../documents/ticket-holders.ts';
import { plainTicketsOf } from '../documents/tickets.ts';
import { orderTickets } from '../order-page/order-tickets.ts';
import { transferTicket } from '../order-page/transfer-ticket.ts';
import { roundTicketEndpoints } from './cms-endpoints.ts';
import { holdersOf } from './holders.ts';
import { refundHolders } from './refund-holders.ts';
import { areHoldersMailed, findRound, mailRoundChange } from './mail-round-change.ts';

let opened: TemporaryPayload;
let payload: Payload;
let round: number;
let tickets: TestShop;
let caps: TestShop;
let [fan, collector]: TestBuyer[] = [];

const buyer = (found: TestBuyer | undefined): TestBuyer => {
  if (!found) throw new Error('There is no such buyer.');
  return found;
};

/** Orders and pays for a buyer's cart. */
async function buy(who: TestBuyer): Promise<number> {
  const { payment, orderId } = await tickets.press(who, { language: 'de' });
  await decideAt(payload, payment);
  return orderId ?? 0;
}

let orders: number[] = [];
let cashier: User;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  round = await newDistantRound(payload, { gates_open: '7:30am', what_to_bring: 'A hat\nA bottle' });
  tickets = await openTestShop(payload, { isTicket: true, round });
  caps = await openTestShop(payload, { price: 20 });
  [fan, collector] = [await tickets.newBuyer(), await tickets.newBuyer()];
  await tickets.addToCart(buyer(fan), 2);
  await tickets.addToCart(buyer(collector), 1);
  await caps.addToCart(buyer(collector), 1);
  orders = [await buy(buyer(fan)), await buy(buyer(collector))];
  cashier = await payload.create({
    collection: 'users',
    data: { email: 'cashier@example.org', password: crypto.randomUUID(), role: 'shop' },
  });
}, 120_000);
afterAll(() => opened.close());

const change = (data: object) => payload.update({ collection: 'rounds', id: round, data, depth: 0 });
const roundNow = async () => {
  const found = await findRound(payload, round);
  if (!found) throw new Error('The round is gone.');
  return found;
};
/** A button of a round's panel, pressed by shop staff. */
function panelButton(name: 'tell' | 'refund', id: number) {
  const endpoint = roundTicketEndpoints.find(({ path }) => path.endsWith(`/${name}`));
  if (!endpoint) throw new Error('There is no such endpoint.');
  return (body: object = {}) =>
    pressEndpoint(payload, endpoint, { user: cashier, body: { ...body, press: newPress() }, id });
}
const mailsTo = async (who: Pick<TestBuyer, 'email'> | undefined) => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: who?.email ?? '' }, template: { equals: 'round_changed' } },
    sort: 'id',
  });
  return docs.map(({ text }) => text ?? '');
};

const dayFromNow = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
/** Holds a round on one day. */
const holdRound = (id: number, inDays: number, round_status: 'scheduled' | 'postponed' | 'rescheduled') => {
  const day = dayFromNow(inDays);
  const data = { start_date: day, end_date: day, round_status };
  return payload.update({ collection: 'rounds', id, data, depth: 0 });
};

test('the email about an order says when its tickets are valid, when the gates open and what to bring', async () => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: buyer(fan).email }, template: { equals: 'order' } },
  });
  expect(docs[0]?.text).toContain(
    '> Southern Sprint, 16.–17. Januar 2099\n> Einlass: 7:30am\n> Was du mitbringen solltest: A hat\n> A bottle\n',
  );
  const [tickets, mixed] = await Promise.all(
    orders.map((id) => payload.findByID({ collection: 'orders', id, depth: 0 })),
  );
  expect(tickets).toMatchObject({ status: 'sent', shipping_name: 'By email', address: null });
  expect(mixed).toMatchObject({ status: 'paid', shipping_name: 'Pick up' });
  expect(mixed?.summary?.split('\n')).toEqual([
    expect.stringMatching(/^1 × cap-.*\)$/),
    expect.stringMatching(/^1 × cap-.*\), by email$/),
  ]);
});

test('holders are emailed about each change of a round once, in their language, with the reason and the new dates', async () => {
  expect(await mailRoundChange(payload, await roundNow())).toBe(0);
  await change({ round_status: 'postponed', status_note: 'The track is being resurfaced.' });
  expect(areHoldersMailed(await roundNow())).toBe(false);
  expect(await mailRoundChange(payload, await roundNow())).toBe(2);
  expect(areHoldersMailed(await roundNow())).toBe(true);
  // A form opened earlier doesn't clear it.
  await change({ holders_told: null });
  expect(areHoldersMailed(await roundNow())).toBe(true);
  expect(await mailRoundChange(payload, await roundNow())).toBe(2);
  for (const who of [fan, collector]) {
    const [text, ...more] = await mailsTo(who);
    expect(text).toMatch(/Southern Sprint.* wird verschoben/);
    expect(text).toContain('The track is being resurfaced.');
    expect(more).toEqual([]);
  }
  // A press that broke off half-way: the next one goes on.
  await runStatement(payload, sql`UPDATE rounds SET holders_told = NULL WHERE id = ${round}`);
  const toCollector = { to: { equals: buyer(collector).email }, template: { equals: 'round_changed' } };
  await payload.delete({ collection: 'mails', where: toCollector });
  expect(areHoldersMailed(await roundNow())).toBe(false);
  expect(await mailRoundChange(payload, await roundNow())).toBe(2);
  expect(areHoldersMailed(await roundNow())).toBe(true);
  for (const who of [fan, collector]) expect(await mailsTo(who)).toHaveLength(1);

  await change({
    round_status: 'rescheduled',
    start_date: '2099-02-19T19:30:00.000Z',
    end_date: '2099-02-21T04:30:00.000Z',
  });
  expect(await mailRoundChange(payload, await roundNow())).toBe(2);
  expect((await mailsTo(fan))[1]).toContain('20.–21. Februar 2099');
});

test('the office that tells ticket holders again after a lost answer hears how many buyers were emailed', async () => {
  const moved = await newDistantRound(payload, { name: 'Bay Sprint', url: 'bay-sprint' });
  const ofRound = await openTestShop(payload, { isTicket: true, round: moved });
  const sell = async () => {
    const who = await ofRound.newBuyer();
    await ofRound.addToCart(who, 1);
    await decideAt(payload, (await ofRound.press(who)).payment);
    return who;
  };
  const before = await sell();
  await payload.update({ collection: 'rounds', id: moved, data: { round_status: 'moved' }, depth: 0 });
  const tellAll = panelButton('tell', moved);
  const told = { status: 200, body: { message: '1 buyer has been emailed.', panel: { areMailed: true } } };
  expect(await tellAll()).toMatchObject(told);
  // Bought when it was known.
  const since = await sell();
  expect(await tellAll()).toMatchObject(told);
  expect(await mailsTo(before)).toHaveLength(1);
  expect(await mailsTo(since)).toEqual([]);

  await refundHolders(payload, { round: moved, reason: 'Too far away', account: cashier.email });
  const none = { status: 200, body: { message: 'No buyers are left to email.', panel: { open: 0 } } };
  expect(await tellAll()).toMatchObject(none);
});

test('whoever a ticket was transferred to is emailed, too, with this ticket alone', async () => {
  const invoice = await invoiceOf(payload, orders[0] ?? null);
  const friend = { name: 'Tama Ngata', email: 'tama@example.org' };
  await transferTicket(payload, invoice, { ...friend, number: 2, press: 'a-press-of-tama', language: 'fr' });
  await change({ round_status: 'moved' });
  expect(await mailRoundChange(payload, await roundNow())).toBe(2);
  const tickets = /print-tickets\/\d+\?key=\S+/;
  const [theirs, ...more] = await mailsTo(friend);
  expect(theirs).toMatch(/Bonjour.*Tama Ngata/);
  expect(more).toEqual([]);
  const last = (await mailsTo(fan)).at(-1) ?? '';
  expect(tickets.exec(theirs ?? '')?.[0]).not.toBe(tickets.exec(last)?.[0]);
  // The order, where it can be cancelled, is the buyer's.
  const order = /\/order\/\d+\?key=\S+/;
  expect(last).toMatch(order);
  expect(theirs).not.toMatch(order);
});

test('the email is about the tickets of that round alone, and goes to the account’s present address', async () => {
  const [moved, other] = [
    await newDistantRound(payload, { name: 'Coastal Cup', url: 'coastal-cup' }),
    await newDistantRound(payload, { name: 'Alpine Trophy', url: 'alpine-trophy' }),
  ];
  const [first, second] = [
    await openTestShop(payload, { isTicket: true, round: moved }),
    await openTestShop(payload, { isTicket: true, round: other }),
  ];
  const who = await first.newBuyer();
  await first.addToCart(who, 2);
  await second.addToCart(who, 1);
  const { payment, orderId } = await first.press(who);
  await decideAt(payload, payment);
  const friend = { name: 'Hana Reid', email: 'hana@example.org' };
  const invoice = await invoiceOf(payload, orderId);
  await transferTicket(payload, invoice, { ...friend, number: 1, press: 'a-press-of-hana', language: 'en' });
  const present = { email: `now-${who.email}` };
  await payload.update({ collection: 'customers', id: who.id, data: present });

  await payload.update({ collection: 'rounds', id: moved, data: { round_status: 'moved' }, depth: 0 });
  const found = await findRound(payload, moved);
  if (!found) throw new Error('The round is gone.');
  expect(await mailRoundChange(payload, found)).toBe(1);
  for (const reader of [present, friend]) {
    const [text] = await mailsTo(reader);
    expect(text).toContain('> Coastal Cup, 16–17 January 2099');
    expect(text).not.toContain('Alpine Trophy');
  }
  expect(await mailsTo(who)).toEqual([]);
});

test('while a round is postponed, its tickets and emails about them say so in place of the old days', async () => {
  const postponed = await newDistantRound(payload, { name: 'Harbour Dash', url: 'harbour-dash' });
  const ofRound = await openTestShop(payload, { isTicket: true, round: postponed });
  const who = await ofRound.newBuyer();
  await ofRound.addToCart(who, 2);
  const { payment, orderId } = await ofRound.press(who);
  await decideAt(payload, payment);
  const invoice = await invoiceOf(payload, orderId);
  const friend = { name: 'Aroha Reid', email: 'aroha@example.org' };
  const set = (data: object) => payload.update({ collection: 'rounds', id: postponed, data, depth: 0 });
  const shown = async () => [
    ...(await plainTicketsOf(payload, invoice)),
    ...(await orderTickets(payload, invoice, { isOver: false, key: '', language: 'en' })),
  ];

  await set({ round_status: 'postponed' });
  expect((await shown()).map(({ is_postponed }) => is_postponed)).toEqual([true, true, true, true]);
  await transferTicket(payload, invoice, { ...friend, number: 1, press: 'a-press-of-aroha', language: 'fr' });
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: friend.email }, template: { equals: 'ticket_received' } },
  });
  expect(docs.map(({ text }) => text)).toEqual([expect.stringContaining('> Harbour Dash, Reportée\n')]);
  expect(docs[0]?.text).not.toContain('janvier 2099');

  await set({
    round_status: 'rescheduled',
    start_date: '2099-02-19T19:30:00.000Z',
    end_date: '2099-02-21T04:30:00.000Z',
  });
  for (const ticket of await shown())
    expect(ticket).toMatchObject({ is_postponed: false, start_date: '2099-02-20', end_date: '2099-02-21' });
});

test('a link to tickets that had been emailed before their round was postponed works until the new days, or for a year', async () => {
  const delayed = await newDistantRound(payload, { name: 'River Run', url: 'river-run' });
  const ofRound = await openTestShop(payload, { isTicket: true, round: delayed });
  const who = await ofRound.newBuyer();
  await ofRound.addToCart(who, 2);
  const { payment, orderId } = await ofRound.press(who);
  await decideAt(payload, payment);
  const invoice = await invoiceOf(payload, orderId);
  const friend = { name: 'Nikau Reid', email: 'nikau@example.org' };
  await transferTicket(payload, invoice, { ...friend, number: 1, press: 'a-press-of-nikau', language: 'en' });
  // As they are once the time for which they were signed is up.
  const keys = [
    signDocument('tickets', invoice.id, -1000),
    signDocument('ticket', passedOnName(invoice.id, 1), -1000),
  ];
  const answers = (path: string, given = keys) =>
    Promise.all(
      given.map(async (key) => (await newBrowser().get(`${path}/${String(invoice.id)}?key=${key}`)).status),
    );
  const page = '/sell/invoice/tickets';

  await holdRound(delayed, -20, 'scheduled');
  expect(await answers(page)).toEqual([404, 404]);
  await holdRound(delayed, -20, 'postponed');
  expect(await answers(page)).toEqual([200, 200]);
  expect(await answers(TICKETS_PDF_PATH)).toEqual([200, 200]);
  const forged = keys.map((key) => `zzzzzz.${key.split('.')[1] ?? ''}`);
  expect(await answers(page, forged)).toEqual([404, 404]);
  await holdRound(delayed, -370, 'postponed');
  expect(await answers(page)).toEqual([404, 404]);
  await holdRound(delayed, 30, 'rescheduled');
  expect(await answers(page)).toEqual([200, 200]);
  await holdRound(delayed, -20, 'rescheduled');
  expect(await answers(page)).toEqual([404, 404]);
  await holdRound(delayed, 30, 'postponed');
  await refundHolders(payload, { round: delayed, reason: 'No new days', account: 'shop@example.org' });
  expect(await answers(page)).toEqual([404, 404]);
});

test('so does the emailed link to their order, until the last of its rounds is over; one for an hour ends with it', async () => {
  const [first, second] = [
    await newDistantRound(payload, { name: 'Lake Loop', url: 'lake-loop' }),
    await newDistantRound(payload, { name: 'Ridge Race', url: 'ridge-race' }),
  ];
  const [ofFirst, ofSecond] = [
    await openTestShop(payload, { isTicket: true, round: first }),
    await openTestShop(payload, { isTicket: true, round: second }),
  ];
  const who = await ofFirst.newBuyer();
  await ofFirst.addToCart(who, 1);
  await ofSecond.addToCart(who, 1);
  const { payment, orderId } = await ofFirst.press(who);
  await decideAt(payload, payment);
  const invoice = await invoiceOf(payload, orderId);
  const expired = signDocument('order', invoice.id, -1000);
  const answer = async (key = expired) =>
    (await newBrowser().get(`/sell/order/${String(orderId)}?key=${key}`)).status;

  await holdRound(first, -20, 'scheduled');
  await holdRound(second, 30, 'rescheduled');
  // Bought just now, so this one was signed for the page after paying.
  expect(await answer()).toBe(404);
  const bought = dayFromNow(-100);
  await runStatement(payload, sql`UPDATE invoices SET created_at = ${bought} WHERE id = ${invoice.id}`);
  expect(await answer()).toBe(200);
  expect(await answer(`zzzzzz.${expired.split('.')[1] ?? ''}`)).toBe(404);
  await holdRound(second, -20, 'rescheduled');
  expect(await answer()).toBe(404);
  await holdRound(first, -20, 'postponed');
  expect(await answer()).toBe(200);
  await holdRound(first, -370, 'postponed');
  expect(await answer()).toBe(404);
});

test('the tickets of a round are refunded, each once; the rest of an order stays', async () => {
  const all = { round, reason: 'Rained off', account: 'shop@example.org' };
  expect((await holdersOf(payload, round)).map(({ open }) => open)).toEqual([[1, 2], [1]]);
  const refunded = { cents: 15_000, count: 2, others: [], problems: [] };
  expect(await refundHolders(payload, all)).toEqual(refunded);
  const states = await Promise.all(
    orders.map(async (id) => (await payload.findByID({ collection: 'orders', id, depth: 0 })).status),
  );
  expect(states).toEqual(['refunded', 'paid']);
  expect(await holdersOf(payload, round)).toEqual([]);
  expect(await refundHolders(payload, all)).toEqual(refunded);
});

test('the office that refunds all again after a lost answer hears what was refunded, and with which reason', async () => {
  const flooded = await newDistantRound(payload, { name: 'Gorge Climb', url: 'gorge-climb' });
  const ofRound = await openTestShop(payload, { isTicket: true, round: flooded });
  const sell = async (qty: number) => {
    const who = await ofRound.newBuyer();
    await ofRound.addToCart(who, qty);
    await decideAt(payload, (await ofRound.press(who)).payment);
  };
  const press = panelButton('refund', flooded);
  const refundAll = (reason: string) => press({ reason });
  const answer = (status: number, message: unknown) => ({ status, body: { message, panel: { open: 0 } } });
  const nothing = 'No valid tickets are left to refund.';
  const before = 'Already refunded, with the reason “Flooded”: $100.00 to 1 buyer.';

  expect(await refundAll('Flooded')).toMatchObject(answer(409, nothing));
  await sell(2);
  const made = answer(200, expect.stringMatching(/^\$100\.00 refunded to 1 buyer\. /));
  expect(await refundAll('Flooded')).toMatchObject(made);
  expect(await refundAll('Flooded')).toMatchObject(made);
  expect(await refundAll('Bridge closed')).toMatchObject(answer(409, `${nothing} ${before}`));

  await sell(1);
  const rest = await refundAll('Bridge closed');
  expect(rest).toMatchObject(answer(200, expect.stringMatching(/^\$50\.00 refunded to 1 buyer\. /)));
  expect(rest).toMatchObject(answer(200, expect.stringContaining(before)));
});

test('new holders are also emailed about a cancelled round if the buyer’s account is gone, and that they get no refund', async () => {
  const friend = { name: 'Moana Reid', email: 'moana@example.org' };
  const gone = await tickets.newBuyer();
  await tickets.addToCart(gone, 1);
  const invoice = await invoiceOf(payload, await buy(gone));
  await transferTicket(payload, invoice, { ...friend, number: 1, press: 'a-press-of-moana', language: 'en' });
  await boughtByCustomer.anonymise(await createLocalReq({}, payload), gone.id);
  await change({ round_status: 'cancelled' });
  // No buyer with a valid ticket is left to email.
  expect(await mailRoundChange(payload, await roundNow())).toBe(0);
  const [text] = await mailsTo(friend);
  expect(text).toContain('Any refund goes to the person who bought it.');
  expect(text).not.toContain('your refund');
});
