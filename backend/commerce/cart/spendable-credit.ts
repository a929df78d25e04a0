import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { creditBalance } from '../credit/credit.ts';
import { moneySettings } from '../money/settings.ts';
import { openOrdersOf } from './open-orders.ts';

/**
 * How much of an order's total a customer can pay with credit from a supplier, in cents: their next order first ends those whose payment is
 * open, which returns the credit that they used.
 */
export async function spendableCredit(payload: Payload, customer: number, supplier: number): Promise<Cents> {
  const [balance, open, settings] = await Promise.all([
    creditBalance(payload, customer, supplier),
    openOrdersOf(payload, { customer }),
    moneySettings(payload),
  ]);
  if (supplier !== settings.supplier) return balance;
  return open.reduce((sum, { stock_held, credit_cents }) => (stock_held ? sum + credit_cents : sum), balance);
}
