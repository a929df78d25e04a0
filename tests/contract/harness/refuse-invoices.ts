import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { runSql } from '../../../scripts/run/temporary-postgres.ts';
import type { ContentServer } from './servers.ts';

/** How long SQLite waits for what the backend is writing. */
const BUSY_MS = 10_000;

function runOnSqlite(path: string, text: string): void {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    database.exec(text);
  } finally {
    database.close();
  }
}

/**
 * Leaves what a buyer pays for paid and unfinished, as a kill of the backend between the two does: the database refuses their invoices. Nobody
 * else's are affected.
 * @param email the buyer's address, as their invoices have it
 * @returns makes it take them again, as the end of the test does anyway
 */
export async function refuseInvoices(server: ContentServer, email: string): Promise<() => Promise<void>> {
  const { database } = server;
  const name = `refuse_${randomBytes(6).toString('hex')}`;
  async function run({ sqlite, postgres }: { readonly sqlite: string; readonly postgres: string }) {
    if (database.startsWith('postgres:')) await runSql(database, postgres);
    else runOnSqlite(database, sqlite);
  }
  const takeAgain = () =>
    run({
      sqlite: `DROP TRIGGER IF EXISTS ${name}`,
      postgres: `DROP FUNCTION IF EXISTS ${name} CASCADE`,
    });
  onTestFinished(takeAgain);
  await run({
    sqlite: `
      CREATE TRIGGER ${name} BEFORE INSERT ON invoices WHEN NEW.email = '${email}'
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    postgres: `
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END';
      CREATE TRIGGER ${name} BEFORE INSERT ON invoices
        FOR EACH ROW WHEN (NEW.email = '${email}') EXECUTE FUNCTION ${name}()`,
  });
  return takeAgain;
}
