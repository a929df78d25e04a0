import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { GatewayState } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { PAYMENT_LIFETIME_MS, type PaymentRecord, fulfilmentOf } from './payment.ts';

const findPayment = (payload: Payload, id: number) => findOne(payload, 'payments', { id: { equals: id } });

const moment = () => new Date().toISOString();

/** Records what the gateway said. Only the first to record it changes anything. */
async function noteState(payload: Payload, id: number, state: GatewayState): Promise<void> {
  if (state === 'open') return;
  const paidAt = state === 'paid' ? moment() : null;
  await runStatement(
    payload,
    sql`UPDATE payments SET status = ${state}, paid_at = ${paidAt}, updated_at = ${moment()}
        WHERE id = ${id} AND status = 'open'`,
  );
}

async function askGateway(payload: Payload, payment: PaymentRecord): Promise<GatewayState> {
  if (payment.gateway_reference) {
    return gatewayOf(payload, payment.gateway).stateOf(payment.gateway_reference);
  }
  // Without a page nobody can have paid; another request may be about to make one.
  return Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS < Date.now() ? 'expired' : 'open';
}

/** Carries out the consequences of the recorded state. */
async function carryOut(payload: Payload, payment: PaymentRecord): Promise<void> {
  const fulfilment = fulfilmentOf(payment.purpose ?? 'voucher');
  let isRefund = false;
  if (payment.status === 'paid') isRefund = (await fulfilment.fulfil(payload, payment)) === 'refund';
  else await fulfilment.release(payload, payment);
  await runStatement(
    payload,
    sql`UPDATE payments SET fulfilled_at = ${moment()}, refund_wanted = (refund_wanted OR ${isRefund})
        WHERE id = ${payment.id} AND fulfilled_at IS NULL`,
  );
}

async function payBack(payload: Payload, payment: PaymentRecord): Promise<void> {
  const cents = payment.amount_cents + payment.surcharge_cents;
  const gateway = gatewayOf(payload, payment.gateway);
  await gateway.refund(payment.gateway_reference ?? '', cents, payment.reference);
  await runStatement(
    payload,
    sql`UPDATE payments SET status = 'refunded', refunded_at = ${moment()}, updated_at = ${moment()}
        WHERE id = ${payment.id} AND status = 'paid'`,
  );
}

const queue = processSingleton('payments-queue', () => createKeyedQueue<PaymentRecord | null>());

/**
 * Brings a payment up to date: asks the gateway while it is open, carries out the consequences, makes any refund due. Safe to call any
 * number of times, also concurrently; each effect happens once.
 * @returns the payment afterwards, or null if there is none
 * @throws if the gateway can't be reached: the reconciler retries
 */
export const settlePayment = (payload: Payload, id: number): Promise<PaymentRecord | null> =>
  queue()(String(id), () => settleNow(payload, id));

async function settleNow(payload: Payload, id: number): Promise<PaymentRecord | null> {
  let payment = await findPayment(payload, id);
  if (payment?.status === 'open') {
    await noteState(payload, id, await askGateway(payload, payment));
    payment = await findPayment(payload, id);
  }
  if (payment && payment.status !== 'open' && !payment.fulfilled_at) {
    await carryOut(payload, payment);
    payment = await findPayment(payload, id);
  }
  if (payment?.status === 'paid' && payment.refund_wanted) {
    await payBack(payload, payment);
    payment = await findPayment(payload, id);
  }
  return payment;
}

/** Closes an open payment so that it can't be paid any more, and settles it. If it was paid before, that takes effect. */
export async function closePayment(payload: Payload, id: number): Promise<PaymentRecord | null> {
  const payment = await findPayment(payload, id);
  if (payment?.status === 'open') {
    const state = payment.gateway_reference
      ? await gatewayOf(payload, payment.gateway).close(payment.gateway_reference)
      : 'expired';
    await noteState(payload, id, state);
  }
  return settlePayment(payload, id);
}
