import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { propertyOf } from '../../lib/shared/record.ts';

/*
 * The parts of Payload we use that its types leave out. All of them are read here, so that a Payload update that changes them fails in one
 * place, naming what is missing (payload-internals.integration.test.ts).
 */

/** The SQLite client's methods for running statements. */
export type SqliteClient = Pick<SQLiteAdapter['client'], 'batch' | 'execute'>;
/** The connections to a PostgreSQL server. */
export type PostgresPool = Pick<PostgresAdapter['pool'], 'connect' | 'idleCount' | 'options' | 'totalCount'>;

export type Connection =
  | { readonly kind: 'sqlite'; readonly client: SqliteClient }
  | { readonly kind: 'postgres'; readonly pool: PostgresPool };

/** Payload isn't built the way this code expects, most likely after an update. */
export class PayloadInternalsError extends Error {
  override readonly name = 'PayloadInternalsError';

  constructor(missing: string) {
    super(`Payload’s database adapter has no ${missing}: see backend/kernel/payload-internals.ts.`);
  }
}

const hasMethods = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof propertyOf(value, name) === 'function');
const hasNumbers = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof propertyOf(value, name) === 'number');

const isSqliteClient = (value: unknown): value is SqliteClient => hasMethods(value, 'batch', 'execute');
const isPostgresPool = (value: unknown): value is PostgresPool =>
  hasMethods(value, 'connect') &&
  hasNumbers(value, 'idleCount', 'totalCount') &&
  hasNumbers(propertyOf(value, 'options'), 'max');

/** The connection of Payload's database adapter. @param database `payload.db`, once connected @throws PayloadInternalsError */
export function connectionOf(database: object): Connection {
  const [client, pool] = [propertyOf(database, 'client'), propertyOf(database, 'pool')];
  if (isSqliteClient(client)) return { kind: 'sqlite', client };
  if (isPostgresPool(pool)) return { kind: 'postgres', pool };
  if (client !== undefined) throw new PayloadInternalsError('client.batch and client.execute');
  if (pool !== undefined)
    throw new PayloadInternalsError('pool.connect, pool.idleCount, pool.totalCount and pool.options.max');
  throw new PayloadInternalsError('client (SQLite) or pool (PostgreSQL)');
}

/** Both adapters run statements this way: on a transaction's own database, or the shared one. */
type Execute = (args: { db: unknown; raw: string }) => Promise<unknown>;
type Executor = { execute: Execute };
const canExecute = (value: object): value is Executor => hasMethods(value, 'execute');

/**
 * Runs one SQL statement the way Payload runs its own.
 * @param database `payload.db`
 * @param transaction id of an open Payload transaction; without one, the statement is a transaction by itself
 * @returns the database client's result; its `rows` are the rows read
 * @throws PayloadInternalsError, or the database's error
 */
export async function executeRaw(
  database: object,
  statement: string,
  transaction?: number | string | null,
): Promise<unknown> {
  if (!canExecute(database)) throw new PayloadInternalsError('execute');
  const [drizzle, sessions] = [propertyOf(database, 'drizzle'), propertyOf(database, 'sessions')];
  if (typeof drizzle !== 'object') throw new PayloadInternalsError('drizzle');
  if (typeof sessions !== 'object') throw new PayloadInternalsError('sessions');
  const session = propertyOf(sessions, String(transaction));
  const own = propertyOf(session, 'db');
  if (session !== undefined && own === undefined) throw new PayloadInternalsError('sessions[id].db');
  return database.execute({ db: own ?? drizzle, raw: statement });
}

/** Drops the instances that `getPayload` caches for this process, so that the next call opens a new one. They aren't closed. */
export function forgetPayload(): void {
  const instances = propertyOf(globalThis, '_payload');
  if (instances instanceof Map) instances.clear();
}
