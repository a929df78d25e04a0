import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { movePayment, PAYMENT_MOVES } from './states.ts';
import { PageRefused, type GatewayState } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { mailLatePayment } from './late-payment-mails.ts';
import { withPage } from './page.ts';
import { findEmail } from './payer.ts';
import { PAYMENT_LIFETIME_MS } from '../payment-lifetime.ts';
import { type PaymentRecord, fulfilmentOf } from './payment.ts';

/*
 * Settling: asks the gateway, records its state, applies the outcome (what was paid for is fulfilled or released), and refunds money that
 * came too late. Nothing else decides about a payment (docs/decisions/0014, 0122).
 */

const queue = processSingleton('payments-queue', () => createKeyedQueue<PaymentRecord | null>());

/**
 * Brings a payment up to date. Safe to call any number of times, also concurrently; each effect happens once. A closed payment is asked for,
 * too: whoever settles it again has heard something about it.
 * @returns the payment afterwards, or null if there is none
 * @throws if the gateway can't be reached: the reconciler retries
 */
export const settlePayment = (payload: Payload, id: number): Promise<PaymentRecord | null> =>
  queue()(String(id), async () => {
    const before = await findPayment(payload, id);
    if (before?.status === 'open') {
      await recordState(payload, id, await askGateway(payload, before));
      return applyRecorded(payload, id);
    }
    const closed = await applyRecorded(payload, id);
    if (!closed?.gateway_reference || !canBecomePaid(closed)) return closed;
    await recordState(payload, id, await askGateway(payload, closed));
    return applyRecorded(payload, id);
  });

/** Settles the payment of a gateway's page. @param reference our own, as the gateway knows it: the page's may have been lost in a crash */
export async function settlePageOf(
  payload: Payload,
  { page, reference }: { readonly page: string; readonly reference: string },
): Promise<void> {
  const known = await findOne(payload, 'payments', { gateway_reference: { equals: page } });
  const payment =
    known ??
    (reference === '' ? null : await findOne(payload, 'payments', { reference: { equals: reference } }));
  if (payment === null) return;
  if (!payment.gateway_reference)
    await runStatement(
      payload,
      sql`UPDATE payments SET gateway_reference = ${page} WHERE id = ${payment.id} AND gateway_reference IS NULL`,
    );
  await settlePayment(payload, payment.id);
}

/**
 * Closes a payment so that it can't be paid any more, and settles it. If it was paid before, that takes effect.
 * @returns the payment afterwards: one that is still open waits for the bank, and can't be closed
 */
export async function closePayment(payload: Payload, id: number): Promise<PaymentRecord | null> {
  const payment = await findPayment(payload, id);
  if (payment && canBecomePaid(payment)) await recordState(payload, id, await closeAtGateway(payload, id));
  return settlePayment(payload, id);
}

/** Ends a payment that the gateway won't open a page for. */
export async function failPayment(payload: Payload, id: number): Promise<void> {
  await recordState(payload, id, 'failed');
  await settlePayment(payload, id);
}

/** Applies what is recorded of a payment, until nothing is left to do. */
async function applyRecorded(payload: Payload, id: number): Promise<PaymentRecord | null> {
  const payment = await findPayment(payload, id);
  if (!payment || payment.status === 'open') return payment;
  if (!payment.fulfilled_at) await applyOutcome(payload, payment);
  else if (payment.status === 'paid' && payment.refund_wanted) await refund(payload, payment);
  else return payment;
  return applyRecorded(payload, id);
}

/* The gateway. */

const askGateway = (payload: Payload, payment: PaymentRecord): Promise<GatewayState> =>
  payment.gateway_reference
    ? gatewayOf(payload, payment.gateway).stateOf(payment.gateway_reference)
    : stateWithoutPage(payload, payment);

/** No gateway's page lives longer, whether we know of it or not. */
const LONGEST_PAGE_MS = 24 * 60 * 60_000;

/** The state of a payment without a page. It expires if it never gets one, and so does any page that we don't know of. */
async function stateWithoutPage(payload: Payload, payment: PaymentRecord): Promise<GatewayState> {
  const age = Date.now() - Date.parse(payment.createdAt);
  if (age < PAYMENT_LIFETIME_MS) return 'open';
  if (age > LONGEST_PAGE_MS) return 'expired';
  return closeAtGateway(payload, payment.id);
}

/**
 * Closes a payment's page at the gateway. One that is just opening is waited for: only a payment that the gateway refuses has no page.
 * @returns the state afterwards
 */
async function closeAtGateway(payload: Payload, id: number): Promise<GatewayState> {
  try {
    const payment = await withPage(payload, id);
    if (!payment?.gateway_reference) return 'expired';
    return await gatewayOf(payload, payment.gateway).close(payment.gateway_reference);
  } catch (error) {
    if (error instanceof PageRefused) return 'expired';
    throw error;
  }
}

/* The record. */

const findPayment = (payload: Payload, id: number) => findOne(payload, 'payments', { id: { equals: id } });

const canBecomePaid = ({ status }: PaymentRecord): boolean => PAYMENT_MOVES[status].includes('paid');

const moment = () => new Date().toISOString();

/**
 * Records the gateway's state. Money that arrives for a closed payment opens its outcome again: what was released is then fulfilled or
 * refunded.
 */
async function recordState(payload: Payload, id: number, state: GatewayState): Promise<void> {
  const payment = await findPayment(payload, id);
  if (state === 'open' || state === 'pending') return;
  if (!payment || !PAYMENT_MOVES[payment.status].includes(state)) return;
  // Before its outcome, which is sent there.
  if (state === 'paid') await findEmail(payload, payment);
  const set =
    state === 'paid' ? sql`, paid_at = ${moment()}, fulfilled_at = NULL, next_try_at = NULL` : sql``;
  // Somebody else was faster: what they recorded may be less than this.
  if (!(await movePayment(payload, payment, state, { set }))) await recordState(payload, id, state);
}

/* The outcome. */

/** Fulfils what was paid for, or releases it. Only then is the outcome applied, and only if the state is still the same. */
async function applyOutcome(payload: Payload, payment: PaymentRecord): Promise<void> {
  const { fulfil, release } = fulfilmentOf(payment.purpose ?? 'voucher');
  let isRefund = false;
  if (payment.status === 'paid') isRefund = (await fulfil(payload, payment)) === 'refund';
  else await release(payload, payment);
  await runStatement(
    payload,
    sql`UPDATE payments SET fulfilled_at = ${moment()}, refund_wanted = (refund_wanted OR ${isRefund})
        WHERE id = ${payment.id} AND fulfilled_at IS NULL AND status = ${payment.status}`,
  );
}

/**
 * Refunds what is left of a payment that came too late, and emails customer and office once the gateway has taken the refund. Somebody may
 * have refunded a part at the gateway, or all of it; or our own refund was made, and its response lost.
 */
async function refund(payload: Payload, payment: PaymentRecord): Promise<void> {
  const gateway = gatewayOf(payload, payment.gateway);
  const page = payment.gateway_reference ?? '';
  const there = await gateway.find(page);
  if (there?.state !== 'paid') throw new Error('The gateway has no money left from this payment to refund.');
  const left = there.paidCents - there.refundedCents;
  if (left > 0) await gateway.refund(page, left, payment.reference);
  await mailLatePayment(payload, payment);
  await movePayment(payload, payment, 'refunded', { set: sql`, refunded_at = ${moment()}` });
}
