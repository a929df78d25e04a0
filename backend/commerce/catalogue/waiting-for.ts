import type { Payload } from 'payload';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';

/** Number of people waiting for each SKU, by wire id. */
export async function waitingFor(payload: Payload): Promise<ReadonlyMap<number, number>> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT sku, COUNT(*) AS waiting FROM stock_alerts
        WHERE confirmed_at IS NOT NULL AND sent_at IS NULL GROUP BY sku`,
  );
  return new Map(rows.map(({ sku, waiting }) => [Number(sku), Number(waiting)]));
}
