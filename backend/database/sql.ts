import type { Payload, PayloadRequest } from 'payload';
import { config } from '../config.ts';

type SqlRunner = (args: { db?: unknown; raw: string }) => Promise<unknown>;
type SqlDatabase = {
  readonly execute: SqlRunner;
  readonly drizzle: unknown;
  readonly sessions?: Record<string, { db: unknown }>;
};

/** Both database adapters have these members; the type that payload exports for "any database" leaves them out. */
function isSqlDatabase(database: unknown): database is SqlDatabase {
  return typeof database === 'object' && database !== null && 'execute' in database && 'drizzle' in database;
}

/** Runs one SQL statement, in the request's transaction if it has one. Values must be part of the text already: never a person's input. */
export async function runSql(payload: Payload, statement: string, req?: PayloadRequest): Promise<void> {
  const database: unknown = payload.db;
  if (!isSqlDatabase(database)) throw new TypeError('The database is not one that understands SQL.');
  const transaction = await req?.transactionID;
  const session =
    transaction === undefined || transaction === null ? undefined : database.sessions?.[String(transaction)];
  await database.execute({ db: session?.db ?? database.drizzle, raw: statement });
}

/** Key of PostgreSQL's advisory lock on the group trees; any number that nothing else uses. */
const GROUP_TREE_LOCK = 4_711_001;

/**
 * Holds back other writers of groups until the request's transaction ends. SQLite has one connection, whose statements
 * already follow each other.
 */
export async function lockGroupTree(req: PayloadRequest): Promise<void> {
  if (config().databaseUrl !== null)
    await runSql(req.payload, `SELECT pg_advisory_xact_lock(${GROUP_TREE_LOCK})`, req);
}
