import type { Payload } from 'payload';

/** What of PostgreSQL's connection pool is needed here. */
type Pool = { readonly totalCount: number; readonly idleCount: number; readonly options: { max: number } };

const isPool = (value: unknown): value is Pool =>
  typeof value === 'object' &&
  value !== null &&
  'totalCount' in value &&
  'idleCount' in value &&
  'options' in value;

/**
 * Leaves an opened Payload one connection for all its statements, so that a transaction begun on it holds them all. Payload
 * keeps a connection to itself to notice a lost server, but not when it had to make the database first: so what is in use is
 * counted. SQLite has one connection anyway.
 * @throws Error if more than one connection is free already.
 */
export function keepOneConnection(payload: Payload): void {
  const pool: unknown = Reflect.get(payload.db, 'pool');
  if (!isPool(pool)) return;
  if (pool.idleCount > 1) throw new Error('More than one database connection is free.');
  pool.options.max = pool.totalCount - pool.idleCount + 1;
}
