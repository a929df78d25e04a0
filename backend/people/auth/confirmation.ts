import type { Payload } from 'payload';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';

/** How long a sign-in, or a code entered since, counts as proof that the customer is still at the browser. */
const CONFIRMED_MS = 15 * 60_000;

/** Whether the customer has signed in here, or entered a code, within the last quarter of an hour. */
export async function isConfirmed(
  payload: Payload,
  family: string,
  now: Date = new Date(),
): Promise<boolean> {
  const since = new Date(now.getTime() - CONFIRMED_MS).toISOString();
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM customer_sessions
        WHERE family = ${family} AND (created_at > ${since} OR confirmed_at > ${since})`,
  );
  return rows.length > 0;
}

/** Records that the customer has entered a code for this sign-in. */
export async function confirmSignIn(payload: Payload, family: string, now: Date = new Date()): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE customer_sessions SET confirmed_at = ${now.toISOString()} WHERE family = ${family}`,
  );
}
