import type { Payload } from 'payload';
import { postgresText, sqliteText, type SqlValue, type Statement } from './statement.ts';

/** What a statement did: rows that it changed, and rows that it answers. */
export type StatementResult = {
  readonly changed: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

type SqliteClient = {
  batch(
    statements: readonly { sql: string; args: (string | number | null)[] }[],
    mode: 'write',
  ): Promise<readonly { rowsAffected: number; columns: string[]; rows: readonly object[] }[]>;
};
type PostgresClient = {
  query(
    text: string,
    values?: readonly SqlValue[],
  ): Promise<{ rowCount: number | null; rows: Record<string, unknown>[] }>;
  release(error?: boolean): void;
};
type PostgresPool = { connect(): Promise<PostgresClient> };

const hasMethod = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
const isPool = (value: unknown): value is PostgresPool => hasMethod(value, 'connect');
const isSqlite = (value: unknown): value is SqliteClient => hasMethod(value, 'batch');

/** Of two transactions that wait for each other PostgreSQL ends one, which may then be tried again. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** SQLite has no truth values of its own: 0 and 1 stand for them. */
const sqliteValue = (value: SqlValue): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

async function onSqlite(client: SqliteClient, statements: readonly Statement[]): Promise<StatementResult[]> {
  const batch = statements.map((one) => ({ sql: sqliteText(one), args: one.values.map(sqliteValue) }));
  const results = await client.batch(batch, 'write');
  return results.map(({ rowsAffected, columns, rows }) => ({
    changed: rowsAffected,
    rows: rows.map((row) => Object.fromEntries(columns.map((name) => [name, Reflect.get(row, name)]))),
  }));
}

async function onPostgres(pool: PostgresPool, statements: readonly Statement[]): Promise<StatementResult[]> {
  const client = await pool.connect();
  const results: StatementResult[] = [];
  let isBroken = true;
  try {
    if (statements.length > 1) await client.query('BEGIN');
    for (const one of statements) {
      const { rowCount, rows } = await client.query(postgresText(one), one.values);
      results.push({ changed: rowCount ?? 0, rows });
    }
    if (statements.length > 1) await client.query('COMMIT');
    isBroken = false;
    return results;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Runs statements in one transaction: all of them take effect or none, also when the process is killed in between. On SQLite they
 * follow each other without a pause; on PostgreSQL each sees what others have written before it began, so a statement that locks
 * the row in question (`UPDATE … SET x = x`) goes first where a later one looks at it.
 * @throws what the database says
 */
export async function runTogether(
  payload: Payload,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  const client: unknown = Reflect.get(payload.db, 'client');
  if (isSqlite(client)) return onSqlite(client, statements);
  const pool: unknown = Reflect.get(payload.db, 'pool');
  if (!isPool(pool)) throw new TypeError('The database is neither SQLite nor PostgreSQL.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onPostgres(pool, statements);
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(code)) throw error;
    }
  }
}

/** Runs one statement. */
export async function runStatement(payload: Payload, statement: Statement): Promise<StatementResult> {
  const [result] = await runTogether(payload, [statement]);
  return result ?? { changed: 0, rows: [] };
}
