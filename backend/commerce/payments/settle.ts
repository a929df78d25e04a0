import type { Payload } from 'payload';
import { measureQueue } from '../../../lib/shared/node/meters.ts';
import { createSemaphore } from '../../../lib/shared/semaphore.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { createRegistry } from '../../kernel/registry.ts';
import type { Payment } from '../../payload-types.ts';
import type { GatewayState } from './gateway.ts';
import { closeAtGateway, gatewayOf, stateAtGateway } from './gateways.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { mailLatePayment } from './late-payment-mails.ts';
import { findEmail } from './payer.ts';
import { movePayment, PAYMENT_MOVES, type PaymentPurpose } from '../orders-and-payments.ts';

/*
 * Settling: asks the gateway for a payment's state, records it, applies the outcome (what was paid for is fulfilled or released), and refunds
 * money that arrived too late. Nothing else decides about a payment (docs/decisions/0014, 0122).
 */

const queue = processSingleton('payments-queue', () => createKeyedQueue<Payment | null>());

/**
 * Brings a payment up to date. It can be called any number of times, also concurrently; each effect happens once. The gateway is asked about
 * closed payments too, because whoever settles one again has heard something about it.
 * @returns the payment afterwards, or null if there is none
 * @throws if the gateway can't be reached; the reconciler then retries
 */
export const settlePayment = (payload: Payload, id: number): Promise<Payment | null> =>
  queue()(String(id), async () => {
    const before = await findPayment(payload, id);
    if (before?.status === 'open') {
      await recordState(payload, id, await stateAtGateway(payload, before));
      return applyRecorded(payload, id);
    }
    const closed = await applyRecorded(payload, id);
    if (!closed?.gateway_reference || !canBecomePaid(closed)) return closed;
    await recordState(payload, id, await stateAtGateway(payload, closed));
    return applyRecorded(payload, id);
  });

/**
 * Settles the payment that a gateway's page belongs to.
 * @param reference our own reference as the gateway knows it, in case a crash lost the page's; '' if unknown
 */
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
 * Closes a payment so that it can no longer be paid, and settles it. If it has been paid already, that takes effect.
 * @returns the payment afterwards; if it is still open, it is waiting for the bank and can't be closed
 */
export async function closePayment(payload: Payload, id: number): Promise<Payment | null> {
  const payment = await findPayment(payload, id);
  if (payment && canBecomePaid(payment)) await recordState(payload, id, await closeAtGateway(payload, id));
  return settlePayment(payload, id);
}

/** Ends a payment that the gateway refuses to open a page for. */
export async function failPayment(payload: Payload, id: number): Promise<void> {
  await recordState(payload, id, 'failed');
  await settlePayment(payload, id);
}

/** Applies what is recorded about a payment, until there is nothing left to do. */
async function applyRecorded(payload: Payload, id: number): Promise<Payment | null> {
  const payment = await findPayment(payload, id);
  if (!payment || payment.status === 'open') return payment;
  if (!payment.fulfilled_at) await applyOutcome(payload, payment);
  else if (payment.status === 'paid' && payment.refund_wanted) await refundLate(payload, payment);
  else return payment;
  return applyRecorded(payload, id);
}

/* The record. */

const findPayment = (payload: Payload, id: number) => findOne(payload, 'payments', { id: { equals: id } });

const canBecomePaid = ({ status }: Payment): boolean => PAYMENT_MOVES[status].includes('paid');

const moment = () => new Date().toISOString();

/**
 * Records the gateway's state. Money that arrives for a closed payment reopens its outcome: what was released is then fulfilled or
 * refunded.
 */
async function recordState(payload: Payload, id: number, state: GatewayState): Promise<void> {
  const payment = await findPayment(payload, id);
  if (state === 'open' || state === 'pending') return;
  if (!payment || !PAYMENT_MOVES[payment.status].includes(state)) return;
  // Before the outcome, which is emailed to this address.
  if (state === 'paid') await findEmail(payload, payment);
  const set =
    state === 'paid' ? sql`, paid_at = ${moment()}, fulfilled_at = NULL, next_try_at = NULL` : sql``;
  // A concurrent run got there first, and may have recorded an earlier state than this one.
  if (!(await movePayment(payload, payment, state, { set }))) await recordState(payload, id, state);
}

/* The outcome. */

/**
 * What a payment leads to. `fulfil` and `release` may run again after a crash, or twice at once, and must take effect only once: all their
 * writes and emails are keyed by the payment.
 */
type Fulfilment = {
  /** It was paid. `refund`: what was paid for can no longer be provided, and the money is refunded. */
  readonly fulfil: (payload: Payload, payment: Payment) => Promise<'done' | 'refund'>;
  /** It won't be paid. */
  readonly release: (payload: Payload, payment: Payment) => Promise<void>;
  /** The statements that end what was paid for once it is refunded, each only if `condition` holds. */
  readonly cancel: (payment: Payment, condition: Statement) => readonly Statement[];
  /** The statements that free the places of this many tickets when only those are cancelled, each only if `condition` holds. */
  readonly cancelTickets?: (payment: Payment, tickets: number, condition: Statement) => readonly Statement[];
  /** Shows visitors what these statements have changed, once they are committed. @param tickets how many were cancelled; null for everything */
  readonly announceCancelled?: (payload: Payload, payment: Payment, tickets: number | null) => Promise<void>;
};

/** The fulfilment for each purpose; a missing one is a compile error. */
type Fulfilments = Readonly<Record<PaymentPurpose, Fulfilment>>;

const fulfilments = createRegistry<Fulfilments>('payment-fulfilments');

/** Registers what payments lead to, so that payments don't depend on what is sold. */
export const setFulfilments = (all: Fulfilments): void => fulfilments.add('all', all);

/** What a payment for this purpose leads to. @throws Error if nothing is registered */
export function fulfilmentOf(purpose: PaymentPurpose): Fulfilment {
  const [all] = fulfilments.all();
  if (!all) throw new Error('No payment consequences are registered.');
  return all[purpose];
}

/**
 * How many payments are fulfilled at once. In a rush, dozens at once would be ready no sooner, but take turns with everybody else's orders and
 * keep as many of the database's processes busy. Only fulfilling waits: that the money has arrived is recorded before.
 */
const FULFILLED_AT_ONCE = 6;
/** Fulfilling that takes longer than this makes room for the next payment: a storage or a connection that hangs holds up its own payments only. */
const MAKES_ROOM_AFTER_MS = 5_000;
const inTurn = processSingleton('fulfilments', () => {
  const semaphore = createSemaphore(FULFILLED_AT_ONCE, Infinity, MAKES_ROOM_AFTER_MS);
  measureQueue('fulfilments', semaphore);
  return semaphore;
});

/** Fulfils what was paid for, or releases it. The outcome counts as applied only after that, and only if the state hasn't changed. */
async function applyOutcome(payload: Payload, payment: Payment): Promise<void> {
  const { fulfil, release } = fulfilmentOf(payment.purpose ?? 'voucher');
  let isRefund = false;
  if (payment.status === 'paid') isRefund = (await inTurn()(() => fulfil(payload, payment))) === 'refund';
  else await release(payload, payment);
  await runStatement(
    payload,
    sql`UPDATE payments SET fulfilled_at = ${moment()}, refund_wanted = (refund_wanted OR ${isRefund})
        WHERE id = ${payment.id} AND fulfilled_at IS NULL AND status = ${payment.status}`,
  );
}

/**
 * Refunds what is left of a payment that arrived too late, and emails customer and office once the gateway has accepted the refund. Some or
 * all of it may have been refunded already: by somebody at the gateway, or by us if the response was lost.
 */
async function refundLate(payload: Payload, payment: Payment): Promise<void> {
  const gateway = gatewayOf(payload, payment.gateway);
  const page = payment.gateway_reference ?? '';
  const recorded = await gateway.find(page);
  if (recorded?.state !== 'paid')
    throw new Error('The gateway has no money left from this payment to refund.');
  const left = recorded.paidCents - recorded.refundedCents;
  if (left > 0) await gateway.refund(page, left, payment.reference);
  await mailLatePayment(payload, payment);
  await movePayment(payload, payment, 'refunded', { set: sql`, refunded_at = ${moment()}` });
}
