import type { Payload } from 'payload';
import { connectionOf } from '../payload-internals.ts';

/**
 * Limits an open Payload to one free connection, so that a transaction on it covers all its statements. Payload reserves a connection to
 * detect a lost server, but not if it had to create the database first: hence the count of connections in use. SQLite has one connection
 * anyway.
 * @throws Error if more than one connection is already free.
 */
export function limitToOneConnection(payload: Payload): void {
  const connection = connectionOf(payload.db);
  if (connection.kind !== 'postgres') return;
  const { pool } = connection;
  if (pool.idleCount > 1) throw new Error('More than one database connection is free.');
  pool.options.max = pool.totalCount - pool.idleCount + 1;
}
