import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartAdd } from '../../lib/contract/endpoints/cart.ts';
import type { Invoice } from '../payload-types.ts';
import { handle } from '../kernel/calls/handle.ts';
import { beginSignIn, currentCustomer } from '../people/auth/sign-ins.ts';
import { failureOf } from '../../tests/backend/failure-of.ts';
import { stepsLater } from '../../tests/backend/steps-later.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import {
  decideAt,
  invoiceOf,
  newDistantRound,
  newPress,
  openTestShop,
  startVoucher,
} from '../../tests/backend/test-shop.ts';
import { boughtByCustomer } from './customer-records.ts';
import type { InvoiceDocument } from './documents/invoice-document.ts';
import { ticketCode } from './documents/ticket-code.ts';
import { forgetDeletedBuyers } from './forget-guests.ts';
import { admit } from './scanner/admit.ts';
import { nameTicket, transferTicket } from './order-page/transfer-ticket.ts';
import { makeRefund, settleRefund } from './refunds/refund.ts';
import { findRound, mailRoundChange } from './round-tickets/mail-round-change.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
}, 120_000);
afterAll(() => opened.close());

/** A round in January 2099, whose gates open on the 16th and 17th. */
async function newRound() {
  const id = await newDistantRound(payload, { url: `southern-sprint-${newPress()}` });
  const change = (data: object) => payload.update({ collection: 'rounds', id, data, depth: 0 });
  return { id, change };
}

/** Aroha Tane's account, with two paid tickets to a round. */
async function bought() {
  const round = await newRound();
  const shop = await openTestShop(payload, { isTicket: true, round: round.id });
  const buyer = await shop.newBuyer();
  await payload.update({
    collection: 'customers',
    id: buyer.id,
    data: { first_name: 'Aroha', last_name: 'Tane' },
  });
  await shop.addToCart(buyer, 2);
  const { payment, orderId } = await shop.press(buyer, { note: 'For Aroha' });
  if (orderId === null) throw new Error('There is no order.');
  await decideAt(payload, payment);
  return { round, buyer, order: orderId, invoice: await invoiceOf(payload, orderId) };
}

const deleteAccount = (id: number) => payload.delete({ collection: 'customers', id });
const invoiceNow = (id: number) => payload.findByID({ collection: 'invoices', id, depth: 0 });
const orderNow = (id: number) => payload.findByID({ collection: 'orders', id, depth: 0 });
const mailTo = async (to: string, template: string) => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: to }, template: { equals: template } },
  });
  return docs.map(({ text }) => text ?? '').join('\n');
};
const holderAtGate = async (invoice: Invoice, number: number) => {
  const code = ticketCode(invoice, number);
  const { ticket } = await admit(payload, { code, attempt: newPress(), round: null, account: 'gate' });
  return ticket?.holder;
};
/** Everything that remains of an order, as text. */
async function leftOf(order: number, invoice: number): Promise<string> {
  const ofInvoice = { where: { invoice: { equals: invoice } }, depth: 0 } as const;
  return JSON.stringify([
    await orderNow(order),
    await invoiceNow(invoice),
    await payload.find({ collection: 'ticket-holders', ...ofInvoice }),
    await payload.find({ collection: 'refund-requests', ...ofInvoice }),
  ]);
}

test('the office can’t delete an account with an open order, which stays its customer’s', async () => {
  const shop = await openTestShop(payload);
  const buyer = await shop.readyBuyer();
  const { orderId, payment } = await shop.press(buyer, { note: 'For Aroha' });
  const refusal = { status: 409, message: expect.stringContaining('open order') };
  await expect(deleteAccount(buyer.id)).rejects.toMatchObject(refusal);
  await decideAt(payload, payment);
  await expect(deleteAccount(buyer.id)).rejects.toMatchObject(refusal);
  const id = orderId ?? 0;
  expect(await orderNow(id)).toMatchObject({ status: 'paid', customer: buyer.id, note: 'For Aroha' });

  await payload.update({ collection: 'orders', id, data: { status: 'packed' } });
  await payload.update({ collection: 'orders', id, data: { status: 'sent' } });
  await deleteAccount(buyer.id);
  expect(await orderNow(id)).toMatchObject({ status: 'sent', customer: null, note: '' });
});

/** How far an order may be when its account is deleted. */
const MOMENTS = 40;
const STEPS = 15;

/** Whether something is done; if not, it must have been refused with this status. */
const isDone = (work: Promise<boolean>, status: number): Promise<boolean> =>
  work.catch((error: unknown) => {
    expect(error).toMatchObject({ status });
    return false;
  });

test.each([
  ['an order', 'the deletion of its account'],
  ['the deletion of an account', 'an order of its customer'],
])('of %s and %s a moment later, one is refused', async (first) => {
  const shop = await openTestShop(payload);
  for (let turn = 0; turn < MOMENTS; turn += 1) {
    const buyer = await shop.readyBuyer();
    const press = async () => (await shop.press(buyer, { note: buyer.email })).isPlaced;
    const remove = async () => Boolean(await deleteAccount(buyer.id));
    const order = () => isDone(press(), 401);
    const deletion = () => isDone(remove(), 409);
    const [sooner, later] = first === 'an order' ? [order, deletion] : [deletion, order];
    const begun = sooner();
    await stepsLater(turn * STEPS);
    const outcomes = await Promise.all([begun, later()]);
    expect(outcomes.toSorted()).toEqual([false, true]);

    const isPlaced = outcomes[sooner === order ? 0 : 1];
    const { docs } = await payload.find({
      collection: 'orders',
      where: { note: { equals: buyer.email } },
      depth: 0,
    });
    expect(docs.map(({ customer }) => customer)).toEqual(isPlaced ? [buyer.id] : []);
    const paid = { collection: 'payments', where: { email: { equals: buyer.email } } } as const;
    expect(await payload.count(paid)).toEqual({ totalDocs: isPlaced ? 1 : 0 });
  }
});

test.each([
  ['a voucher', 'the deletion of its account'],
  ['the deletion of an account', 'a voucher of its customer'],
])('of %s and %s a moment later, the voucher comes before the deletion or is refused', async (first) => {
  const shop = await openTestShop(payload);
  for (let turn = 0; turn < MOMENTS; turn += 1) {
    const buyer = await shop.newBuyer();
    const callerKey = newPress();
    const press = async () =>
      Boolean(await startVoucher(payload, buyer.email, { customer: buyer.id, callerKey }));
    const voucher = () => isDone(press(), 401);
    const deletion = async () => Boolean(await deleteAccount(buyer.id));
    const [sooner, later] = first === 'a voucher' ? [voucher, deletion] : [deletion, voucher];
    const begun = sooner();
    await stepsLater(turn * STEPS);
    const outcomes = await Promise.all([begun, later()]);
    const [isStarted, isDeleted] = sooner === voucher ? outcomes : outcomes.toReversed();
    expect(isDeleted).toBe(true);

    const where = { caller_key: { equals: callerKey } };
    const { docs } = await payload.find({ collection: 'payments', where, depth: 0 });
    const nobodys = [{ customer: null, email: null }];
    expect(docs.map(({ customer, email }) => ({ customer, email }))).toEqual(isStarted ? nobodys : []);
  }
});

test('a call whose account is deleted while it runs, and whose writes fail for that, is answered as later ones are', async () => {
  const shop = await openTestShop(payload);
  const buyer = await shop.newBuyer();
  const { access_token } = await beginSignIn(payload, buyer.id, { fingerprint: null, agent: null });
  const route = handle(cartAdd, async () => {
    await deleteAccount(buyer.id);
    await shop.addToCart(buyer);
    throw new Error('A deleted account has a cart.');
  });
  const request = new Request(`http://localhost:3000/api/v1${cartAdd.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ sku: shop.sku }),
  });
  const call = route.run({ request, payload, pathParameters: {}, findCustomer: currentCustomer });
  expect(await failureOf(call)).toMatchObject({ status: 401, details: { textCode: 'TOKEN_INVALID' } });
});

test('a voucher of an account that was just deleted is refused as its token is', async () => {
  const shop = await openTestShop(payload);
  const buyer = await shop.newBuyer();
  await deleteAccount(buyer.id);
  await expect(startVoucher(payload, buyer.email, { customer: buyer.id })).rejects.toMatchObject({
    status: 401,
    details: { textCode: 'TOKEN_INVALID' },
  });
  const where = { email: { equals: buyer.email } };
  expect(await payload.count({ collection: 'payments', where })).toEqual({ totalDocs: 0 });
});

test('tickets of a deleted account keep the name and address that gate and messages need, until the event is over', async () => {
  const { round, buyer, order, invoice } = await bought();
  await nameTicket(payload, invoice, { number: 2, holder: 'Tama Ngata' });
  await deleteAccount(buyer.id);

  expect(await orderNow(order)).toMatchObject({ customer: null, guest_email: buyer.email, note: '' });
  expect(await holderAtGate(invoice, 1)).toBe('Aroha Tane');
  expect(await holderAtGate(invoice, 2)).toBe('Tama Ngata');
  await round.change({ round_status: 'postponed' });
  const postponed = await findRound(payload, round.id);
  if (!postponed) throw new Error('The round is gone.');
  expect(await mailRoundChange(payload, postponed)).toBe(1);
  expect(await mailTo(buyer.email, 'round_changed')).toContain('Aroha Tane');

  // A postponed round isn't over, whatever its old dates.
  await forgetDeletedBuyers(payload, new Date('2099-02-01'));
  await round.change({
    round_status: 'rescheduled',
    start_date: '2099-02-19T19:30:00.000Z',
    end_date: '2099-02-21T04:30:00.000Z',
  });
  await forgetDeletedBuyers(payload, new Date('2099-02-21T04:30:00.000Z'));
  expect(await holderAtGate(invoice, 1)).toBe('Aroha Tane');

  await forgetDeletedBuyers(payload, new Date('2099-02-22'));
  expect(await orderNow(order)).toMatchObject({ status: 'sent', total_cents: 10_000, guest_email: null });
  expect(await invoiceNow(invoice.id)).toMatchObject({ number: invoice.number, email: '' });
  expect(await leftOf(order, invoice.id)).not.toMatch(/Aroha|Tane|Tama/);
  expect(await leftOf(order, invoice.id)).not.toContain(buyer.email);
});

test('a refund is still emailed to the buyer, and then nothing more is kept', async () => {
  const { buyer, order, invoice } = await bought();
  await deleteAccount(buyer.id);
  const { id } = await makeRefund(payload, await invoiceNow(invoice.id), {
    cents: 10_000,
    to: 'card',
    cancel: ['ticket:1', 'ticket:2'],
    reason: 'Rained off',
    account: 'shop@example.org',
    press: newPress(),
  });
  await forgetDeletedBuyers(payload, new Date());
  await settleRefund(payload, id);
  expect(await mailTo(buyer.email, 'order_refunded')).toContain('Aroha');
  await forgetDeletedBuyers(payload, new Date());
  expect(await leftOf(order, invoice.id)).not.toMatch(/Aroha|Tane/);
});

test('nothing is kept for an event that is over', async () => {
  const { round, buyer, order, invoice } = await bought();
  await round.change({ start_date: '2020-01-15T19:30:00.000Z', end_date: '2020-01-17T04:30:00.000Z' });
  await deleteAccount(buyer.id);
  expect(await orderNow(order)).toMatchObject({ customer: null, guest_email: null });
  expect(await leftOf(order, invoice.id)).not.toMatch(/Aroha|Tane/);
});

test('whoever a ticket was transferred to is forgotten with its buyer, and not before the event is over', async () => {
  const { buyer, order, invoice } = await bought();
  const tama = { name: 'Tama Ngata', email: 'tama@example.org' };
  await transferTicket(payload, invoice, { ...tama, number: 2, press: newPress(), language: 'en' });
  await deleteAccount(buyer.id);
  await forgetDeletedBuyers(payload, new Date('2099-01-16'));
  expect(await leftOf(order, invoice.id)).toContain(tama.email);
  await forgetDeletedBuyers(payload, new Date('2099-01-18'));
  expect(await leftOf(order, invoice.id)).not.toMatch(/Aroha|Tane|Tama|tama@/);
  // The buyer's own code stays void.
  const code = ticketCode(invoice, 2);
  const scan = await admit(payload, { code, attempt: newPress(), round: null, account: 'gate' });
  expect(scan.outcome).toBe('passed_on');
});

test('so do tickets of a paid form; a form sent without an account is left alone', async () => {
  const { id: round } = await newRound();
  const document: InvoiceDocument = {
    seller: { name: 'Series', gst_number: '', address: '', email: '', phone: '' },
    buyer: { name: 'Aroha Tane', email: 'aroha@example.org', address: null },
    lines: [{ description: 'Track day', qty: 1, unit_cents: 3000, cents: 3000 }],
    ...{ subtotal: 3000, discount: 0, shipping: 0, surcharge: 0, credit: 0, total: 3000, tax: 0 },
    voucher: '',
    tickets: [{ title: 'Track day', round, day: null, count: 1, holder: 'Tama Ngata', event: '' }],
  };
  const paidForm = async (customer: number | null) => {
    const reference = newPress();
    const payment = await payload.create({
      collection: 'payments',
      data: {
        ...{ purpose: 'form', status: 'paid', amount_cents: 3000, surcharge_cents: 0, customer },
        ...{ email: 'aroha@example.org', reference, token_hash: reference },
      },
    });
    return payload.create({
      collection: 'invoices',
      data: {
        ...{ number: `F-${String(100_000 + payment.id)}`, kind: 'form', sequence: payment.id, customer },
        ...{ payment: payment.id, source: `payment:${String(payment.id)}`, email: 'aroha@example.org' },
        ...{ total_cents: 3000, tickets_cents: 3000, shipping_cents: 0, discount_cents: 0 },
        ...{ surcharge_cents: 0, credit_cents: 0, tax_cents: 0, document },
        issued_at: new Date().toISOString(),
      },
      depth: 0,
    });
  };
  const { id: customer } = await payload.create({
    collection: 'customers',
    data: { email: 'aroha@example.org' },
  });
  const [own, other] = [await paidForm(customer), await paidForm(null)];
  await deleteAccount(customer);
  expect(await holderAtGate(own, 1)).toBe('Tama Ngata');
  await forgetDeletedBuyers(payload, new Date());
  expect(await invoiceNow(own.id)).toMatchObject({ customer: null, email: 'aroha@example.org' });

  await forgetDeletedBuyers(payload, new Date('2099-03-01'));
  expect(JSON.stringify(await invoiceNow(own.id))).not.toMatch(/Aroha|Tama|aroha/);
  expect(await invoiceNow(other.id)).toMatchObject({ email: 'aroha@example.org' });
});

test('the export has the names on tickets, who they were transferred to, refund messages and vouchers', async () => {
  const { buyer, invoice } = await bought();
  await nameTicket(payload, invoice, { number: 1, holder: 'Ana Tawhai' });
  const tama = { name: 'Tama Ngata', email: 'tama@example.org' };
  await transferTicket(payload, invoice, { ...tama, number: 2, press: newPress(), language: 'en' });
  await payload.create({
    collection: 'refund-requests',
    data: {
      invoice: invoice.id,
      message: 'I broke my leg.',
      asked_at: '2027-01-02T03:04:05.000Z',
      request: newPress(),
    },
  });
  const reference = newPress();
  const gift = {
    name: 'Moana',
    email: 'moana@example.org',
    message: 'Go fast',
    day: '2027-02-01',
    giver: 'A.',
  };
  const payment = await payload.create({
    collection: 'payments',
    data: {
      ...{ purpose: 'voucher', status: 'paid', amount_cents: 5000, surcharge_cents: 0, customer: buyer.id },
      ...{ reference, token_hash: reference, details: { theme_id: 0, gift } },
    },
  });
  const voucher = (data: object) => {
    const key = newPress();
    return payload.create({
      collection: 'gift-vouchers',
      data: { amount_cents: 5000, status: 'active', reference: key, code_hash: key, ...data },
    });
  };
  await voucher({
    ...{ last4: 'B0B0', buyer: buyer.id, payment: payment.id, deliver_on: gift.day },
    ...{ recipient_name: gift.name, recipient_email: gift.email, gift_message: gift.message },
  });
  await voucher({
    ...{ last4: 'C0C0', status: 'redeemed', redeemed_by: buyer.id, redeemed_at: '2027-01-03T03:04:05.000Z' },
    ...{ buyer_email: 'somebody@example.org', recipient_name: 'Aroha', gift_message: 'From somebody' },
  });

  const exported = await boughtByCustomer.exported(payload, buyer.id);
  const { number } = invoice;
  expect(exported.tickets).toEqual([
    { invoice: number, number: 1, name: 'Ana Tawhai', transferred_to: '', transferred_at: '' },
    {
      ...{ invoice: number, number: 2, name: 'Tama Ngata', transferred_to: 'tama@example.org' },
      transferred_at: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  expect(exported.refund_requests).toEqual([
    { invoice: number, at: '2027-01-02T03:04:05.000Z', message: 'I broke my leg.' },
  ]);
  const nothing = { recipient_name: '', recipient_email: '', giver: '', message: '', deliver_on: '' };
  expect(exported.vouchers).toEqual([
    {
      ...{ code_end: 'C0C0', amount: 50, bought_at: '', redeemed_at: '2027-01-03T03:04:05.000Z' },
      ...nothing,
    },
    {
      ...{ code_end: 'B0B0', amount: 50, bought_at: expect.stringMatching(/^\d{4}-/), redeemed_at: '' },
      ...{ recipient_name: 'Moana', recipient_email: 'moana@example.org', giver: 'A.', message: 'Go fast' },
      deliver_on: '2027-02-01',
    },
  ]);
  // Other people's orders stay theirs.
  const { buyer: stranger } = await bought();
  expect(await boughtByCustomer.exported(payload, stranger.id)).toMatchObject({
    tickets: [],
    refund_requests: [],
    vouchers: [],
  });
});
