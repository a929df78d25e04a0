import type { Payload } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { connectionOf, type PostgresPool, type SqliteClient } from '../payload-internals.ts';
import { sendToPostgres, withPostgresClient, type PostgresQuery } from './postgres-transaction.ts';
import { measureOperation } from './times.ts';
import { postgresText, sqliteText, subjectOf, type SqlValue, type Statement } from './statement.ts';

/** A statement's result: the number of rows changed, and the rows returned. */
export type StatementResult = {
  readonly changed: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

/** PostgreSQL aborts one of two deadlocked transactions, which can then be retried. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const ATTEMPTS = 5;

/** SQLite has no booleans: 0 and 1 stand for them. */
const sqliteValue = (value: SqlValue): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;

async function onSqlite(client: SqliteClient, statements: readonly Statement[]): Promise<StatementResult[]> {
  const batch = statements.map((statement) => ({
    sql: sqliteText(statement),
    args: statement.values.map(sqliteValue),
  }));
  const [first, ...others] = batch;
  // A single statement is a transaction by itself, and a read-only one needn't wait for the writer.
  const isAlone = first !== undefined && others.length === 0;
  const results = isAlone ? [await client.execute(first)] : await client.batch(batch, 'write');
  return results.map(({ rowsAffected, columns, rows }) => ({
    changed: rowsAffected,
    rows: rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
  }));
}

async function onPostgres(pool: PostgresPool, statements: readonly Statement[]): Promise<StatementResult[]> {
  const queries = statements.map((each): PostgresQuery => [postgresText(each), each.values]);
  const [only, ...others] = queries;
  // A single statement is a transaction by itself.
  const results =
    only !== undefined && others.length === 0
      ? [await withPostgresClient(pool, (client) => client.query(only[0], [...only[1]]))]
      : await sendToPostgres(pool, queries);
  return results.map(({ rowCount, rows }) => ({ changed: rowCount ?? 0, rows }));
}

/**
 * Runs statements in one transaction: all take effect or none, even if the process is killed in between. It is separate from Payload's: a
 * hook that has already written would wait for itself here. They run back to back; on PostgreSQL each sees what others committed before
 * it started, so put a statement that locks the row (`UPDATE … SET x = x`) first if a later one depends on it.
 * @throws the database's error
 */
export function runInTransaction(
  payload: Payload,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  return measureOperation(
    'statement',
    () => subjectOf(statements),
    () => run(payload, statements),
  );
}

async function run(payload: Payload, statements: readonly Statement[]): Promise<StatementResult[]> {
  const connection = connectionOf(payload.db);
  if (connection.kind === 'sqlite') return onSqlite(connection.client, statements);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onPostgres(connection.pool, statements);
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(propertyOf(error, 'code'))) throw error;
    }
  }
}

/** Runs one statement. */
export async function runStatement(payload: Payload, statement: Statement): Promise<StatementResult> {
  const [result] = await runInTransaction(payload, [statement]);
  return result ?? { changed: 0, rows: [] };
}
