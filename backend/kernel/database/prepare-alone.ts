import type { Payload } from 'payload';
import { connectionOf } from '../payload-internals.ts';
import { runSql } from './sql.ts';

/** Any number, the same in all backends. */
const PREPARING = 1_030_002;

/**
 * Waits until no other backend is preparing the database, and makes others wait until this process ends. Only for a Payload opened for
 * `preparing`, whose statements all use one connection. A SQLite file has only one backend.
 */
export async function prepareAlone(payload: Payload): Promise<void> {
  if (connectionOf(payload.db).kind === 'postgres')
    await runSql(payload, `SELECT pg_advisory_lock(${String(PREPARING)})`);
}
