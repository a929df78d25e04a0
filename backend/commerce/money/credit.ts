import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { CreditReason } from './reasons.ts';

/** A ledger entry: positive `cents` add credit, negative ones spend it. Each reference is booked only once, however often it is tried. */
export type CreditEntry = {
  readonly customer: number;
  readonly supplier: number;
  readonly cents: Cents;
  readonly reason: CreditReason;
  readonly reference: string;
};

const sumOf = (customer: number, supplier: number): Statement =>
  sql`(SELECT COALESCE(SUM(cents), 0) FROM credit_entries WHERE customer_id = ${customer} AND supplier = ${supplier})`;

/** Locks a customer's balance. Begin a transaction that writes an entry with it, so that the second of two concurrent spends waits for the first. */
export const lockCredit = (customer: number): Statement =>
  sql`UPDATE customers SET updated_at = updated_at WHERE id = ${customer}`;

/**
 * The statement that adds an entry if the balance stays at or above zero, `condition` holds and the reference is new. Its transaction has to
 * begin with `lockCredit`.
 */
export const addCredit = (
  { customer, supplier, cents, reason, reference }: CreditEntry,
  condition: Statement = sql`1 = 1`,
): Statement =>
  sql`INSERT INTO credit_entries (customer_id, supplier, cents, reason, reference)
      SELECT ${customer}, ${supplier}, ${cents}, ${reason}, ${reference}
      WHERE ${sumOf(customer, supplier)} + CAST(${cents} AS INTEGER) >= 0 AND ${condition}
      ON CONFLICT (reference) DO NOTHING`;

/** The condition that a customer has this much credit. */
export const hasCredit = (customer: number, supplier: number, cents: Cents): Statement =>
  sql`${sumOf(customer, supplier)} >= CAST(${cents} AS INTEGER)`;

/** A customer's credit with a supplier (spec point 7, creditBalance), in cents. */
export async function creditBalance(
  payload: Payload,
  customerId: number,
  supplierId: number,
): Promise<Cents> {
  const { rows } = await runStatement(payload, sql`SELECT ${sumOf(customerId, supplierId)} AS balance`);
  return Number(rows[0]?.balance ?? 0);
}
