import type { Payload } from 'payload';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an anonymous cart is stored after the last item was added. */
const STORED_MS = 60 * DAY_MS;

/** Deletes the carts of visitors who didn't come back. Customers' carts stay. */
export async function purgeAbandonedCarts(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - STORED_MS).toISOString();
  const isAbandoned = sql`customer_id IS NULL AND updated_at < ${before}`;
  await runInTransaction(payload, [
    sql`DELETE FROM cart_lines WHERE cart_id IN (SELECT id FROM carts WHERE ${isAbandoned})`,
    sql`DELETE FROM carts WHERE ${isAbandoned}`,
  ]);
}
