import type { Payload } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import { refId } from '../../cms/records/refs.ts';
import { joined, sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { addCredit, lockCredit } from '../money/credit.ts';
import { moneySettings } from '../money/settings.ts';
import type { Order } from '../../payload-types.ts';
import { announceStock } from '../catalogue/announce-stock.ts';
import { linesOf, piecesOf } from './order-lines.ts';
import { lockStock, takeStock } from '../catalogue/stock.ts';

/**
 * Ends an order: stock, promotion code use and credit are returned, each once.
 * @param from statuses it can be ended from
 * @returns whether it was in one of them and has now ended
 */
export async function endOrder(
  payload: Payload,
  order: Order,
  { from, to }: { from: readonly OrderStatus[]; to: 'cancelled' | 'refunded' },
): Promise<boolean> {
  const { id, credit_cents: credit } = order;
  const pieces = piecesOf(linesOf(order));
  const customer = refId(order.customer);
  const statuses = joined(
    from.map((status) => sql`${status}`),
    ', ',
  );
  const isHeld = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${id} AND stock_held = TRUE AND status IN (${statuses}))`;
  const { supplier } = await moneySettings(payload);
  const now = new Date().toISOString();
  const results = await runInTransaction(payload, [
    ...lockStock(pieces.map(([sku]) => sku)),
    ...(customer === null ? [] : [lockCredit(customer)]),
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${id}`,
    ...pieces.map(([sku, qty]) => takeStock(sku, -qty, isHeld)),
    sql`UPDATE promotion_codes SET used = used - 1 WHERE id = ${refId(order.promotion) ?? 0} AND used > 0 AND ${isHeld}`,
    ...(customer !== null && credit > 0
      ? [
          addCredit(
            {
              customer,
              supplier,
              cents: credit,
              reason: 'order_returned',
              reference: `order-returned:${String(id)}`,
            },
            isHeld,
          ),
        ]
      : []),
    sql`UPDATE orders SET status = ${to}, stock_held = FALSE, updated_at = ${now}
        WHERE id = ${id} AND status IN (${statuses})`,
  ]);
  const isEnded = results.at(-1)?.changed === 1;
  if (isEnded)
    await announceStock(
      payload,
      pieces.map(([sku, qty]) => [sku, -qty] as const),
    );
  return isEnded;
}
