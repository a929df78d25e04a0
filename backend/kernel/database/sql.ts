import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';
import { config } from '../config.ts';
import { executeRaw } from '../payload-internals.ts';

/** What a statement needs of a request: its database, and its transaction if it has one. */
type InRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Runs one SQL statement, in the request's transaction if it has one. Values must already be part of the text: never use it with user
 * input.
 */
export async function runSql(
  payload: Payload,
  statement: string,
  req?: Pick<InRequest, 'transactionID'>,
): Promise<void> {
  await executeRaw(payload.db, statement, await req?.transactionID);
}

/**
 * Reads rows with one SQL statement, where Payload would need many or a slow one. As with `runSql`, never with user input.
 * @param row the schema of a row; columns whose type the two databases report differently must be cast in the statement
 */
export async function readSql<T>(payload: Payload, statement: string, row: z.ZodType<T>): Promise<T[]> {
  const answer = await executeRaw(payload.db, statement);
  return z.array(row).parse(propertyOf(answer, 'rows'));
}

/** What only one transaction at a time may change, with its advisory lock on PostgreSQL: any otherwise unused numbers. */
const SHARED_LOCKS = { 'group trees': 4_711_001, administrators: 4_711_003, redirects: 4_711_004 } as const;

/** A write that changes nothing: on SQLite, it makes its transaction the only writer. */
const BECOME_WRITER = 'UPDATE users SET id = id WHERE 1 = 0';

/** Makes others who take the same lock wait until the request's transaction ends: until then, what is read from now on stays true. */
export function takeSharedLock(req: PayloadRequest, name: keyof typeof SHARED_LOCKS): Promise<void> {
  const statement =
    config().databaseUrl === null
      ? BECOME_WRITER
      : `SELECT pg_advisory_xact_lock(${String(SHARED_LOCKS[name])})`;
  return runSql(req.payload, statement, req);
}

const tableOf = (collection: CollectionSlug): string => collection.replaceAll('-', '_');

/**
 * Locks a row until the request's transaction ends, so that nobody changes it in between. Do anything slow (a gateway) first: on SQLite
 * every other write waits.
 */
export function lockRow(req: InRequest, collection: CollectionSlug, id: number | string): Promise<void> {
  const table = tableOf(collection);
  return runSql(req.payload, `UPDATE ${table} SET id = id WHERE id = ${String(Number(id))}`, req);
}

/**
 * The same for a row that is about to be deleted: others that refer to it are there before, and can be read, or aren't written any more.
 * With `lockRow`, PostgreSQL would let them be written, and empty their reference when the row is deleted.
 */
export function lockForDeletion(
  req: InRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (config().databaseUrl === null) return lockRow(req, collection, id);
  const row = `SELECT id FROM ${tableOf(collection)} WHERE id = ${String(Number(id))}`;
  return runSql(req.payload, `${row} FOR UPDATE`, req);
}
