import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { log } from '../../kernel/log/log.ts';
import type { Difference } from './difference.ts';
import type { GatewayRecord } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import { settlePayment } from './settle.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For how many days after its start a payment is compared, once a day. */
const WATCHED_DAYS = 60;
/** Payments compared a minute: few enough that nothing else has to wait. */
const AT_ONCE = 20;
/** How soon a payment that couldn't be compared is tried again. */
const RETRY_MS = 60 * 60_000;

/** A payment in our own records. `owedCents` are refunds that the gateway hasn't confirmed, so it may or may not show them. */
export type OwnRecord = {
  readonly isPaid: boolean;
  readonly cents: Cents;
  readonly refundedCents: Cents;
  readonly owedCents: Cents;
};

/** How a payment differs from the gateway's record; null if it doesn't. */
export function differenceOf(own: OwnRecord, recorded: GatewayRecord | null): Difference | null {
  if (recorded === null) return own.isPaid ? 'unknown_there' : null;
  if (!own.isPaid) return recorded.paidCents > recorded.refundedCents ? 'paid_there' : null;
  if (recorded.paidCents !== own.cents) return 'amount';
  if (recorded.refundedCents < own.refundedCents) return 'refund_missing';
  return recorded.refundedCents > own.refundedCents + own.owedCents ? 'refunded_there' : null;
}

/**
 * The condition that our record of a payment is still as it was read. The gateway is asked after that, so a refund made in between is in the
 * gateway's record alone: then no difference is recorded, and the payment is compared again in the next minute.
 */
const isAsRead = ({ id, status, late, refunded, owed }: Readonly<Record<string, unknown>>): Statement =>
  sql`status = ${String(status)} AND CASE WHEN refund_wanted THEN 1 ELSE 0 END = ${Number(late)}
    AND (SELECT COALESCE(SUM(card_cents), 0) FROM refunds WHERE payment_id = ${Number(id)}) = ${Number(refunded) + Number(owed)}`;

/**
 * Compares each settled payment of the last two months with its gateway's record once a day, and records how they differ. If a payment can't
 * be compared at the moment, what was recorded before stays.
 */
export async function comparePayments(payload: Payload, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - WATCHED_DAYS * DAY_MS).toISOString();
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await runStatement(
    payload,
    sql`SELECT p.id, p.gateway, p.gateway_reference AS reference, p.status, p.amount_cents + p.surcharge_cents AS cents,
          CASE WHEN p.refund_wanted THEN 1 ELSE 0 END AS late,
          (SELECT COALESCE(SUM(card_cents), 0) FROM refunds WHERE payment_id = p.id AND status = 'done') AS refunded,
          (SELECT COALESCE(SUM(card_cents), 0) FROM refunds WHERE payment_id = p.id AND status = 'owed') AS owed
        FROM payments p
        WHERE p.status <> 'open' AND p.fulfilled_at IS NOT NULL AND p.gateway_reference IS NOT NULL
          AND p.created_at >= ${since} AND (p.compared_at IS NULL OR p.compared_at <= ${yesterday})
        ORDER BY p.compared_at IS NOT NULL, p.compared_at, p.id LIMIT ${AT_ONCE}`,
  );
  for (const row of rows) {
    const cents = Number(row.cents);
    const isLate = Number(row.late) === 1;
    const isRefunded = row.status === 'refunded';
    const own: OwnRecord = {
      isPaid: row.status === 'paid' || isRefunded,
      cents,
      refundedCents: isLate && isRefunded ? cents : Number(row.refunded),
      owedCents: isLate && !isRefunded ? cents : Number(row.owed),
    };
    try {
      const recorded = await gatewayOf(payload, String(row.gateway)).find(String(row.reference));
      const difference = differenceOf(own, recorded);
      // Money that we hadn't heard about is fulfilled or refunded now.
      const isSettled =
        difference === 'paid_there' && Boolean((await settlePayment(payload, Number(row.id)))?.paid_at);
      const isNews = difference !== null && !isSettled;
      await runStatement(
        payload,
        sql`UPDATE payments SET difference = ${isNews ? difference : null}, compared_at = ${now.toISOString()}
            WHERE id = ${Number(row.id)} AND ${isNews ? isAsRead(row) : sql`1 = 1`}`,
      );
    } catch (error) {
      log.error({ err: error, payment: row.id }, 'failed to compare a payment with its gateway, will retry');
      const again = new Date(now.getTime() - DAY_MS + RETRY_MS).toISOString();
      await runStatement(
        payload,
        sql`UPDATE payments SET compared_at = ${again} WHERE id = ${Number(row.id)}`,
      );
      // Its gateway may be down, so the others wait until the next minute.
      return;
    }
  }
}
