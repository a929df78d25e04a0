import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAYMENT_TOKEN_PARAMETER } from '../../../lib/contract/endpoints/payments.ts';
import { openStripePayload, type StripePayload } from '../../../tests/backend/stripe-payload.ts';
import {
  openTestShop,
  ordersOf,
  pageIn,
  startVoucher,
  type TestBuyer,
  type TestShop,
} from '../../../tests/backend/test-shop.ts';
import { reconcilePayments } from '../reconcile.ts';
import { movePayment } from '../orders-and-payments.ts';
import { returnedPayment } from '../calls/payment-return.ts';
import { comparePayments } from './compare.ts';
import { settlePageOf } from './settle.ts';

let opened: StripePayload;
let payload: Payload;
let stripe: StripePayload['stripe'];
let shop: TestShop;
beforeAll(async () => {
  opened = await openStripePayload();
  ({ payload, stripe } = opened);
  shop = await openTestShop(payload);
});
afterAll(() => opened.close());

async function mailsTo(to: string, template: string) {
  const where = { and: [{ to: { equals: to } }, { template: { equals: template } }] };
  return (await payload.find({ collection: 'mails', where })).docs;
}

const refundsOf = (page: string) => stripe.refunds().filter(({ intent }) => intent === `pi_${page}`);

/** Opens an order's page and abandons it for a second order. @returns the first page */
async function abandoned(who: TestBuyer): Promise<string> {
  const first = await shop.press(who);
  await shop.press(who);
  return pageIn(first.payment);
}

test('a second press while the first page is opening leaves one page that can be paid', async () => {
  const who = await shop.readyBuyer();
  const answer = stripe.slow();
  const first = shop.press(who);
  await vi.waitFor(() => expect(stripe.sessions()).toHaveLength(1), 30_000);
  const second = shop.press(who);
  answer();
  await first;
  const { payment } = await second;
  const open = stripe.sessions().filter(({ status }) => status === 'open');
  expect(open.map(({ id }) => id)).toEqual([pageIn(payment)]);
  expect((await ordersOf(payload, who)).map(({ status }) => status)).toEqual(['cancelled', 'placed']);
});

test('a page that opens after its payment was closed is closed at the gateway and not handed out', async () => {
  const who = await shop.readyBuyer();
  const before = stripe.sessions().length;
  const answer = stripe.slow();
  const press = shop.press(who);
  await vi.waitFor(() => expect(stripe.sessions()).toHaveLength(before + 1), 30_000);
  const [order] = await ordersOf(payload, who);
  // Another backend closes it, without knowing that this one is opening its page.
  const payment = order?.payment;
  if (typeof payment !== 'object' || !payment) throw new Error('The order has no payment.');
  expect(await movePayment(payload, payment, 'expired')).toBe(true);
  answer();
  expect(await press).toMatchObject({ isPlaced: false, payment: '' });
  expect(stripe.sessions().at(-1)).toMatchObject({ status: 'expired' });
});

/** The response to a browser that returns from a page. */
const returnedTo = (page: string) =>
  returnedPayment(
    payload,
    new URL(stripe.session(page).success_url).searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? '',
  );

test('an order whose payment is waiting for the bank can’t be paid again, and the customer is told', async () => {
  const who = await shop.readyBuyer();
  const page = pageIn((await shop.press(who)).payment);
  // The customer left the page, or closed it without paying.
  expect(await returnedTo(page)).toMatchObject({ success: false, payment: { status: 'open' } });
  stripe.promise(page);
  expect(await returnedTo(page)).toMatchObject({ success: false, payment: { status: 'pending' } });

  const pages = stripe.sessions().length;
  const [order] = await ordersOf(payload, who);
  await expect(shop.press(who)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(`order ${String(order?.id)}`),
  });
  expect(stripe.sessions()).toHaveLength(pages);
  stripe.setDown(true);
  expect(await returnedTo(page)).toMatchObject({ success: false, payment: { status: null } });
  stripe.setDown(false);

  stripe.pay(page);
  expect(await returnedTo(page)).toMatchObject({ success: true, payment: { status: 'paid' } });
  expect(await ordersOf(payload, who)).toMatchObject([{ status: 'paid' }]);
  expect(refundsOf(page)).toEqual([]);
});

test('once the bank has refused the first payment, the customer can order again', async () => {
  const who = await shop.readyBuyer();
  const page = pageIn((await shop.press(who)).payment);
  stripe.promise(page);
  await expect(shop.press(who)).rejects.toMatchObject({ status: 422 });
  stripe.refuse(page);
  expect(await shop.press(who)).toMatchObject({ isPlaced: true, payment: expect.stringContaining('http') });
  expect((await ordersOf(payload, who)).map(({ status }) => status)).toEqual(['cancelled', 'placed']);
});

/** The ways in which we hear about a payment. */
const NEWS: Readonly<Record<string, (page: string) => Promise<unknown>>> = {
  'the gateway’s event': (page) => settlePageOf(payload, { page, reference: '' }),
  'the browser’s return': returnedTo,
  'the daily comparison': () => comparePayments(payload, new Date(Date.now() + 25 * 60 * 60_000)),
};

test.each(Object.keys(NEWS))(
  'money for a cancelled order is refunded automatically, with emails, when we hear about it from %s',
  async (news) => {
    const who = await shop.readyBuyer();
    const page = await abandoned(who);
    expect(stripe.session(page)).toMatchObject({ status: 'expired' });
    stripe.pay(page);
    const hear = NEWS[news];
    await hear?.(page);
    await hear?.(page);
    await reconcilePayments(payload);
    expect(refundsOf(page)).toEqual([{ intent: `pi_${page}`, cents: 5000 }]);
    const [order] = await ordersOf(payload, who);
    expect(order).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } });
    expect(await mailsTo(who.email, 'late_payment')).toMatchObject([
      { text: expect.stringContaining('$50.00') },
    ]);
    const paymentId = typeof order?.payment === 'object' ? order.payment?.id : undefined;
    const toOffice = await mailsTo('office@example.org', 'late_payment_office');
    expect(toOffice.filter(({ text }) => text?.includes(`/payments/${String(paymentId)}`))).toHaveLength(1);
    // The customer's second order is untouched.
    expect(await ordersOf(payload, who)).toMatchObject([{}, { status: 'placed' }]);
  },
);

test.each([
  ['part of it', 2000, [2000, 3000]],
  ['all of it', 5000, [5000]],
])('late money is refunded only once when somebody has refunded %s at the gateway', async (...row) => {
  const [, cents, refunds] = row;
  const who = await shop.readyBuyer();
  const page = await abandoned(who);
  stripe.pay(page);
  stripe.refundThere(`pi_${page}`, cents);
  await settlePageOf(payload, { page, reference: '' });
  expect(refundsOf(page).map((refund) => refund.cents)).toEqual(refunds);
  expect(await ordersOf(payload, who)).toMatchObject([
    { payment: { status: 'refunded' } },
    { status: 'placed' },
  ]);
  expect(await mailsTo(who.email, 'late_payment')).toHaveLength(1);
});

test('a refund of late money isn’t repeated if its response was lost', async () => {
  const who = await shop.readyBuyer();
  const page = await abandoned(who);
  stripe.pay(page);
  stripe.setDeaf(true);
  await expect(settlePageOf(payload, { page, reference: '' })).rejects.toThrow();
  stripe.setDeaf(false);
  // After a day.
  stripe.forgetKeys();
  await settlePageOf(payload, { page, reference: '' });
  expect(refundsOf(page)).toEqual([{ intent: `pi_${page}`, cents: 5000 }]);
  expect(await ordersOf(payload, who)).toMatchObject([
    { payment: { status: 'refunded' } },
    { status: 'placed' },
  ]);
});

test('a payment whose page’s id was lost in a crash is found by our own reference', async () => {
  const who = await shop.readyBuyer();
  const before = stripe.sessions().length;
  stripe.setDeaf(true);
  await expect(shop.press(who)).rejects.toThrow();
  stripe.setDeaf(false);
  const made = stripe.sessions().at(before);
  if (!made) throw new Error('No page was made.');
  stripe.pay(made.id);
  await settlePageOf(payload, { page: made.id, reference: made.client_reference_id });
  expect(await ordersOf(payload, who)).toMatchObject([{ status: 'paid' }]);
});

test('a voucher whose money arrives late is still issued, once', async () => {
  const email = 'late-voucher@example.org';
  const address = await startVoucher(payload, email, { amountCents: 2500, language: 'de' });
  const page = pageIn(address);
  stripe.expire(page);
  await settlePageOf(payload, { page, reference: '' });
  stripe.pay(page);
  await Promise.all([1, 2, 3].map(() => settlePageOf(payload, { page, reference: '' })));
  const { docs } = await payload.find({
    collection: 'gift-vouchers',
    where: { buyer_email: { equals: email } },
  });
  expect(docs).toHaveLength(1);
  expect(refundsOf(page)).toEqual([]);
});
