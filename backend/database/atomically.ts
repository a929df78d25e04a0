import type { Payload } from 'payload';
import { config } from '../config.ts';
import { runSql } from './sql.ts';

/**
 * Runs `work` in one transaction: a process killed in the middle leaves the database as it was. Only for a Payload opened
 * for `preparing`, whose statements all go over one connection.
 */
export async function atomically<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const isSqlite = config().databaseUrl === null;
  // Migrations rebuild tables; inside a transaction SQLite would not let them switch this off themselves.
  if (isSqlite) await runSql(payload, 'PRAGMA foreign_keys = OFF');
  await runSql(payload, 'BEGIN');
  try {
    const result = await work();
    await runSql(payload, 'COMMIT');
    return result;
  } catch (error) {
    await runSql(payload, 'ROLLBACK');
    throw error;
  } finally {
    if (isSqlite) await runSql(payload, 'PRAGMA foreign_keys = ON');
  }
}
