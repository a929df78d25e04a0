import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { log } from '../../kernel/log/log.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import type { Invoice, Refund } from '../../payload-types.ts';
import { announceStock } from '../catalogue/announce-stock.ts';
import { gatewayOf } from '../payments/gateways.ts';
import { createKeyedQueue } from '../payments/keyed-queue.ts';
import { fulfilmentOf } from '../payments/settle.ts';
import { paymentMove } from '../orders-and-payments.ts';
import { planRefund, RefundRefused, type RefundPlan } from './plan-refund.ts';
import { mailHolders, mailRefund } from './refund-mails.ts';
import { readSale, type Sale } from './sale.ts';
import {
  refundOfPress,
  returnedUnits,
  SALE_CHANGED,
  ticketsFreed,
  writeRefund,
  type RefundRequest,
} from './write-refund.ts';

/*
 * Refunding, in two halves: `makeRefund` plans a refund and writes it to the ledger; `settleRefund` then refunds the card's share and emails
 * the buyer. The reconciler repeats the second half until it's done.
 */

/**
 * Makes a refund, once for each press, and once for each form that has a key.
 * @throws RefundRefused with the reason
 */
export async function makeRefund(
  payload: Payload,
  invoice: Invoice,
  request: RefundRequest,
): Promise<Refund> {
  const before = await refundOfPress(payload, request.press);
  if (before) return sameSale(before, invoice);
  try {
    const sale = await readSale(payload, invoice);
    checkForm(sale, request);
    const plan = planRefund(sale, request);
    const refund = await writeRefund(payload, sale, plan, request);
    await announceCancelled(payload, sale, plan);
    return sameSale(refund, invoice);
  } catch (error) {
    // A concurrent call for the same press was faster, and its refund prevents this one.
    const winner = await refundOfPress(payload, request.press);
    if (!winner) throw error;
    return sameSale(winner, invoice);
  }
}

/** @throws RefundRefused if the press made a refund of another sale */
function sameSale(refund: Refund, invoice: Invoice): Refund {
  if (refId(refund.invoice) !== invoice.id) throw new RefundRefused(SALE_CHANGED);
  return refund;
}

/**
 * Checks the state that the refund is planned on, so that a concurrent press of the form can't be missed: it would have the same number.
 * @throws RefundRefused if the form has already made a refund, with other values
 */
function checkForm({ refunds }: Sale, { form, press }: RefundRequest): void {
  if (form === undefined) return;
  const other = refunds.find((refund) => refund.press !== press && refund.press.split(':', 1)[0] === form);
  if (!other) return;
  const what = other.amount_cents === 0 ? 'a cancellation' : `a refund of ${showCents(other.amount_cents)}`;
  throw new RefundRefused(
    `This form has already made ${what} with other values (${other.number}). Reload the page before you make another.`,
  );
}

/** Announces that units are in stock again, and that a form has places again. */
async function announceCancelled(payload: Payload, sale: Sale, plan: RefundPlan): Promise<void> {
  await announceStock(
    payload,
    returnedUnits(sale, plan).map(([sku, qty]) => [sku, -qty] as const),
  );
  const freed = ticketsFreed(sale, plan);
  if (sale.payment && sale.invoice.kind === 'form' && (plan.isEnd || freed > 0))
    await fulfilmentOf('form').announceCancelled?.(payload, sale.payment, plan.isEnd ? null : freed);
}

const queue = processSingleton('refunds-queue', () => createKeyedQueue<Refund | null>());

/**
 * Carries a refund as far as possible: emails the holders of transferred tickets, refunds the card's share at the gateway (under the refund's
 * number, so that it happens once), then emails the buyer. If a step fails, the error is recorded and the reconciler tries again. It can be
 * called any number of times.
 * @returns the refund afterwards, or null if there is none
 */
export const settleRefund = (payload: Payload, id: number, now = new Date()): Promise<Refund | null> =>
  queue()(String(id), async () => {
    const refund = await findRefund(payload, id);
    if (!refund || refund.finished_at) return refund;
    try {
      // Before the money, so that they hear about their tickets even while the gateway is down.
      await mailHolders(payload, refund);
      if (refund.status === 'owed') await refundCard(payload, refund);
      await mailRefund(payload, refund);
      await markFinished(payload, refund, now);
    } catch (error) {
      await recordFailure(payload, refund, error, now);
    }
    return findRefund(payload, id);
  });

const findRefund = (payload: Payload, id: number) => findOne(payload, 'refunds', { id: { equals: id } });

/** Refunds the card's share through the gateway that took the payment, and records it. */
async function refundCard(payload: Payload, refund: Refund): Promise<void> {
  const payment = await findOne(payload, 'payments', { id: { equals: refId(refund.payment) ?? 0 } });
  if (!payment?.gateway_reference) throw new Error('This refund’s payment no longer exists.');
  const gateway = gatewayOf(payload, payment.gateway);
  await gateway.refund(payment.gateway_reference, refund.card_cents, refund.number);
  const now = new Date().toISOString();
  await runInTransaction(payload, [
    sql`UPDATE refunds SET status = 'done', done_at = ${now}, last_error = NULL, updated_at = ${now}
        WHERE id = ${refund.id} AND status = 'owed'`,
    // The gateway's record has changed, so compare it again.
    sql`UPDATE payments SET compared_at = NULL WHERE id = ${payment.id}`,
    paymentMove({ id: payment.id, status: 'paid' }, 'refunded', {
      set: sql`, refunded_at = ${now}`,
      when: sql`amount_cents + surcharge_cents <=
        (SELECT COALESCE(SUM(card_cents), 0) FROM refunds WHERE payment_id = ${payment.id} AND status = 'done')`,
    }),
  ]);
}

const markFinished = (payload: Payload, { id }: Refund, now: Date) =>
  runStatement(
    payload,
    sql`UPDATE refunds SET finished_at = ${now.toISOString()} WHERE id = ${id} AND finished_at IS NULL`,
  );

const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Records why a refund failed, and when it is tried again. */
async function recordFailure(payload: Payload, refund: Refund, error: unknown, now: Date): Promise<void> {
  log.error({ err: error, refund: refund.number }, 'failed to make a refund, will retry');
  const tries = refund.tries ?? 0;
  const wait = Math.min(LONGEST_WAIT_MS, EVERY_MS * 2 ** tries);
  await runStatement(
    payload,
    sql`UPDATE refunds SET tries = ${tries + 1}, next_try_at = ${new Date(now.getTime() + wait).toISOString()},
          last_error = ${error instanceof Error ? error.message : String(error)} WHERE id = ${refund.id}`,
  );
}

const AT_ONCE = 100;
const SIDE_BY_SIDE = 10;

/** Settles all unfinished refunds, longest waiting first. */
export async function settleOwedRefunds(payload: Payload, now = new Date()): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM refunds WHERE finished_at IS NULL AND (next_try_at IS NULL OR next_try_at <= ${now.toISOString()})
        ORDER BY COALESCE(next_try_at, created_at), id LIMIT ${AT_ONCE}`,
  );
  for (let first = 0; first < rows.length; first += SIDE_BY_SIDE) {
    const group = rows.slice(first, first + SIDE_BY_SIDE);
    await Promise.all(group.map(({ id }) => settleRefund(payload, Number(id), now)));
  }
}
