import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { balanceOf, creditBalance } from '../credit/credit.ts';
import { moneySettings } from '../money/settings.ts';
import { isOpenOrderOf } from './open-orders.ts';

/**
 * How much of an order's total a customer can pay with credit from a supplier, in cents: their next order first ends those whose payment is
 * open, which returns the credit that they used; what a voucher paid goes back to the voucher. One statement reads all of it: an order that
 * ends between two would count twice, or not at all.
 */
export async function spendableCredit(payload: Payload, customer: number, supplier: number): Promise<Cents> {
  const settings = await moneySettings(payload);
  if (supplier !== settings.supplier) return creditBalance(payload, customer, supplier);
  const { rows } = await runStatement(
    payload,
    sql`SELECT ${balanceOf({ customer }, supplier)} + (SELECT COALESCE(SUM(credit_cents), 0) FROM orders
          WHERE ${isOpenOrderOf({ customer })} AND voucher_id IS NULL) AS cents`,
  );
  return Number(rows[0]?.cents ?? 0);
}
