import type { Payload } from 'payload';
import { isLeader } from '../../kernel/database/lease.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';

/** Publishing takes seconds: one started longer ago and not finished was interrupted, for example by a crash. */
const BROKEN_OFF_MS = 2 * 60_000;

/**
 * Whether this backend is to run scheduled publishing now: of several, only the one in charge does, because two would publish twice.
 * Interrupted jobs are due again: Payload itself would leave them for ever.
 */
export async function isToPublish(payload: Payload, now = new Date()): Promise<boolean> {
  if (!isLeader()) return false;
  const before = new Date(now.getTime() - BROKEN_OFF_MS).toISOString();
  await runStatement(
    payload,
    sql`UPDATE payload_jobs SET processing = ${false}
        WHERE processing = ${true} AND completed_at IS NULL AND updated_at < ${before}`,
  );
  return true;
}
