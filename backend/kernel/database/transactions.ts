import { randomUUID } from 'node:crypto';
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type BaseDatabaseAdapter,
  type DatabaseAdapterObj,
  type PayloadRequest,
} from 'payload';
import { log } from '../log/log.ts';
import { processSingleton } from '../process-singleton.ts';
import { changeAdapter } from './change-adapter.ts';

type Session<Database> = { db: Database; resolve: () => Promise<void>; reject: () => Promise<void> };

/** Common to Payload's two SQL adapters, but missing from the type for "any database". */
type SqlAdapter<Database> = BaseDatabaseAdapter & {
  initializing: Promise<void>;
  drizzle: { transaction(work: (database: Database) => Promise<void>): Promise<void> };
  sessions: Record<string, Session<Database>>;
};

/** Work to run after a transaction's commit, by transaction id. */
const waiting = processSingleton('after-commit', () => new Map<string, (() => void)[]>());

const UNDO = new Error('The transaction was rolled back.');

async function begin<Database>(adapter: SqlAdapter<Database>): Promise<string> {
  await adapter.initializing;
  const opened = Promise.withResolvers<Database>();
  const ended = Promise.withResolvers<null>();
  const done = adapter.drizzle.transaction(async (database) => {
    opened.resolve(database);
    await ended.promise;
  });
  done.catch(opened.reject);
  const db = await opened.promise;
  const id = randomUUID();
  waiting().set(id, []);
  adapter.sessions[id] = {
    db,
    resolve: () => {
      ended.resolve(null);
      return done;
    },
    reject: async () => {
      ended.reject(UNDO);
      await done.catch((error: unknown) => {
        if (error !== UNDO) throw error;
      });
    },
  };
  return id;
}

/** Unregisters a transaction, so that nothing uses it any more. */
async function take<Database>(
  { sessions }: SqlAdapter<Database>,
  id: number | string | Promise<number | string>,
): Promise<{ session: Session<Database>; work: readonly (() => void)[] } | null> {
  const key = String(await id);
  const session = sessions[key];
  if (!session) return null;
  const work = waiting().get(key) ?? [];
  Reflect.deleteProperty(sessions, key);
  waiting().delete(key);
  return { session, work };
}

function runAll(work: readonly (() => void)[]): void {
  for (const task of work) {
    try {
      task();
    } catch (error) {
      log.error({ err: error }, 'a task after a commit failed');
    }
  }
}

/**
 * Replaces an adapter's transactions with our own. Payload's treat a failed commit as successful, and forget a transaction before its
 * commit. Here a failed commit fails the operation, and `afterCommit` knows when one has succeeded.
 */
export function withTransactions<Database, Adapter extends SqlAdapter<Database>>(
  description: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return changeAdapter(description, (adapter) => {
    adapter.beginTransaction = () => begin(adapter);
    adapter.commitTransaction = async (id) => {
      const ending = await take(adapter, id);
      if (ending === null) return;
      await ending.session.resolve();
      runAll(ending.work);
    };
    adapter.rollbackTransaction = async (id) => {
      const ending = await take(adapter, id);
      await ending?.session.reject();
    };
  });
}

/** Runs `work` once the request's transaction is committed, at once if there is none, and never if it is rolled back. */
export function afterCommit({ transactionID }: PayloadRequest, work: () => void): void {
  const open = typeof transactionID === 'string' ? waiting().get(transactionID) : undefined;
  if (open) open.push(work);
  else work();
}

/** Runs `work` in a transaction of the request: all of what it writes takes effect, or none if it throws. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
