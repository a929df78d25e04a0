import type { Payload } from 'payload';
import { badFields } from '../../kernel/failure.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { closePayment } from '../payments/settle.ts';
import { orUnreachable, type PaymentCondition } from '../payments/start-payment.ts';
import { lockCount } from '../purchase-limits/bought.ts';

/*
 * How many gift vouchers one buyer may buy. Recent payments show how many they have bought; their counter in `bought-counts` is only
 * locked.
 */

const COUNTS_MS = 24 * 60 * 60_000;

const since = (): string => new Date(Date.now() - COUNTS_MS).toISOString();

/** The payments that count: those made or still open, unless the voucher was withdrawn. */
const counting = (buyer: string): Statement =>
  sql`purpose = 'voucher' AND buyer_key = ${buyer} AND created_at > ${since()} AND status IN ('open', 'paid')
      AND NOT EXISTS (SELECT 1 FROM gift_vouchers WHERE gift_vouchers.payment_id = payments.id AND gift_vouchers.status = 'void')`;

/** The condition that a buyer may buy one more. */
export const withinVoucherLimit = (max: number, buyer: string): PaymentCondition => ({
  lock: lockCount(buyer, 'voucher'),
  holds: sql`(SELECT COUNT(*) FROM payments WHERE ${counting(buyer)}) < ${max}`,
  refusal: badFields({ amount: msg('voucher.limit', { max }) }),
});

type Purchase = {
  readonly max: number;
  readonly buyer: string;
  readonly customer: number | null;
  /** Of the current press: its own payment stays open. */
  readonly callerKey: string | null;
};

/**
 * Closes payment pages that a buyer abandoned, if they prevent another purchase: those of the same account or, without one, of guests.
 * @throws Failure 503 while the gateway can't be reached
 */
export async function closeAbandonedPages(
  payload: Payload,
  { max, buyer, customer, callerKey }: Purchase,
): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, status, customer_id, caller_key FROM payments WHERE ${counting(buyer)} ORDER BY id`,
  );
  if (rows.length < max || rows.some((row) => callerKey !== null && row['caller_key'] === callerKey)) return;
  const owner = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  for (const { id, status, customer_id } of rows)
    if (status === 'open' && owner(customer_id) === customer)
      await orUnreachable(closePayment(payload, Number(id)));
}
