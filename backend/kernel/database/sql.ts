import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';
import { config } from '../config.ts';
import { executeRaw } from '../payload-internals.ts';

/**
 * Runs one SQL statement, in the request's transaction if it has one. Values must already be part of the text: never use it with user
 * input.
 */
export async function runSql(payload: Payload, statement: string, req?: PayloadRequest): Promise<void> {
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

/** Key of PostgreSQL's advisory lock on the group trees; any otherwise unused number. */
const GROUP_TREE_LOCK = 4_711_001;

/** Blocks other writers of groups until the request's transaction ends. On SQLite the first writer is the only one until then anyway. */
export async function lockGroupTree(req: PayloadRequest): Promise<void> {
  if (config().databaseUrl !== null)
    await runSql(req.payload, `SELECT pg_advisory_xact_lock(${GROUP_TREE_LOCK})`, req);
}

/**
 * Locks a row until the request's transaction ends, so that nobody changes it in between. Do anything slow (a gateway) first: on SQLite
 * every other write waits.
 */
export function lockRow(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<void> {
  const table = collection.replaceAll('-', '_');
  return runSql(req.payload, `UPDATE ${table} SET id = id WHERE id = ${String(Number(id))}`, req);
}
