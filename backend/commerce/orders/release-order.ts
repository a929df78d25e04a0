import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { addCredit, creditOwnerOf, lockCredit } from '../credit/credit.ts';
import { moneySettings } from '../money/settings.ts';
import type { Order, Payment } from '../../payload-types.ts';
import { linesOf, orderMove, unitsBySku } from '../orders-and-payments.ts';
import { announceStock } from '../catalogue/announce-stock.ts';
import { lockStock, takeStock } from '../catalogue/stock.ts';
import { uncountBought } from '../purchase-limits/bought.ts';

/** The outcome of a payment that wasn't made: it expired, was declined, or its page was closed because of another order. */
export async function releaseOrderOf(payload: Payload, { subject }: Payment): Promise<void> {
  const order = await findOne(payload, 'orders', { id: { equals: subject ?? 0 } });
  if (order) await releaseOrder(payload, order);
}

/**
 * Expiring: cancels an order that wasn't paid, and returns its stock, its use of the promotion code, and what its credit or voucher paid, each
 * once. Does nothing to an order that has been paid or has ended.
 */
export async function releaseOrder(payload: Payload, order: Order): Promise<void> {
  const { id, credit_cents: credit } = order;
  const units = unitsBySku(linesOf(order));
  const owner = creditOwnerOf(order);
  const isHeld = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${id} AND stock_held = TRUE AND status = 'placed')`;
  const { supplier } = await moneySettings(payload);
  const results = await runInTransaction(payload, [
    ...lockStock(units.map(([sku]) => sku)),
    ...(owner ? [lockCredit(owner)] : []),
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${id}`,
    ...units.map(([sku, qty]) => takeStock(sku, -qty, isHeld)),
    ...uncountBought(id, units, isHeld),
    sql`UPDATE promotion_codes SET used = used - 1 WHERE id = ${refId(order.promotion) ?? 0} AND used > 0 AND ${isHeld}`,
    ...(owner && credit > 0
      ? addCredit(
          {
            owner,
            supplier,
            cents: credit,
            reason: 'order_returned',
            reference: `order-returned:${String(id)}`,
          },
          isHeld,
        )
      : []),
    orderMove({ id, status: 'placed' }, 'cancelled', { set: sql`, stock_held = FALSE` }),
  ]);
  if (results.at(-1)?.changed === 1)
    await announceStock(
      payload,
      units.map(([sku, qty]) => [sku, -qty] as const),
    );
}
