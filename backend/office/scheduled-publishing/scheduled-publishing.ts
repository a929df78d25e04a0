import type { Payload } from 'payload';
import { isInCharge } from '../../kernel/database/lease.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';

/** Publishing takes seconds: one that was begun longer ago and not ended was broken off, by a crash for example. */
const BROKEN_OFF_MS = 2 * 60_000;

/**
 * Whether this backend is to carry out scheduled publishing now: of several, the one in charge, because two would publish twice. What was
 * broken off is due again: Payload itself would leave it for ever.
 */
export async function isToPublish(payload: Payload, now = new Date()): Promise<boolean> {
  if (!isInCharge()) return false;
  const before = new Date(now.getTime() - BROKEN_OFF_MS).toISOString();
  await runStatement(
    payload,
    sql`UPDATE payload_jobs SET processing = ${false}
        WHERE processing = ${true} AND completed_at IS NULL AND updated_at < ${before}`,
  );
  return true;
}
