import type { Payload } from 'payload';
import { sql } from '../database/statement.ts';
import { runTogether } from '../database/together.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an anonymous cart is kept after something was put into it. */
const KEPT_MS = 60 * DAY_MS;

/** Drops the carts of visitors who never came back. Customers keep theirs. */
export async function dropForgottenCarts(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const forgotten = sql`customer_id IS NULL AND updated_at < ${before}`;
  await runTogether(payload, [
    sql`DELETE FROM cart_lines WHERE cart_id IN (SELECT id FROM carts WHERE ${forgotten})`,
    sql`DELETE FROM carts WHERE ${forgotten}`,
  ]);
}
