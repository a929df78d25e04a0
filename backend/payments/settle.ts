import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { processSingleton } from '../contract/process-singleton.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import type { GatewayState } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { createTurns } from './in-turn.ts';
import { PAYMENT_LIFETIME_MS, type PaymentRecord } from './payment.ts';
import { FULFILMENTS } from './purposes.ts';

const findPayment = (payload: Payload, id: number) => findOne(payload, 'payments', { id: { equals: id } });

const moment = () => new Date().toISOString();

/** Notes what the gateway said. Only the first to note it changes anything. */
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
  // Without a page nobody can have paid; its maker may still be about to make one.
  return Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS < Date.now() ? 'expired' : 'open';
}

/** Carries out what follows from the state that was noted. */
async function carryOut(payload: Payload, payment: PaymentRecord): Promise<void> {
  const fulfilment = FULFILMENTS[payment.purpose ?? 'voucher'];
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

const turns = processSingleton('payments-in-turn', () => createTurns<PaymentRecord | null>());

/**
 * Brings a payment to where it belongs: asks the gateway while it is open, carries out what follows, pays back what is to be paid
 * back. May be called by anybody, any number of times, also at once; each effect happens once.
 * @returns the payment as it is then, or null if there is none
 * @throws where the gateway cannot be reached: the reconciler tries again
 */
export const settlePayment = (payload: Payload, id: number): Promise<PaymentRecord | null> =>
  turns()(String(id), () => settleNow(payload, id));

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

/** Makes sure that an open payment cannot be paid any more, and settles it. What was paid before is carried out. */
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

/** Has a paid payment paid back, soon: the gateway is asked by `settlePayment`. */
export const wantRefund = (id: number) =>
  sql`UPDATE payments SET refund_wanted = TRUE WHERE id = ${id} AND status = 'paid'`;
