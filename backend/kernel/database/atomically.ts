import type { Payload } from 'payload';
import { config } from '../config.ts';
import { runSql } from './sql.ts';

/**
 * Runs `work` in one transaction: if the process is killed halfway, the database is unchanged. Only for a Payload opened for `preparing`,
 * whose statements all use one connection.
 */
export async function atomically<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const isSqlite = config().databaseUrl === null;
  // Migrations rebuild tables with foreign keys off, and SQLite doesn't allow switching them inside a transaction.
  if (isSqlite) await runSql(payload, 'PRAGMA foreign_keys = OFF');
  // A write transaction from the start: one that only begins to write later is refused if somebody else has written since.
  await runSql(payload, isSqlite ? 'BEGIN IMMEDIATE' : 'BEGIN');
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
