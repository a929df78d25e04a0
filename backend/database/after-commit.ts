import type { PayloadRequest } from 'payload';

/** How often an open transaction is looked at, and how long a commit may take once it was begun. */
const LOOK_EVERY_MS = 10;
const COMMITTED_WITHIN_MS = 50;

const sessionsOf = (req: PayloadRequest): unknown => Reflect.get(req.payload.db, 'sessions');

async function isOpen(req: PayloadRequest): Promise<boolean> {
  const id = await req.transactionID;
  const sessions = sessionsOf(req);
  return (
    id !== undefined && id !== null && typeof sessions === 'object' && sessions !== null && id in sessions
  );
}

/** @returns whether there was a transaction to wait for */
async function waitForCommit(req: PayloadRequest): Promise<boolean> {
  // Without transactions (SQLite) what was written is there already.
  if (!(await isOpen(req))) return false;
  while (await isOpen(req)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  await new Promise((resolve) => setTimeout(resolve, COMMITTED_WITHIN_MS));
  return true;
}

/**
 * Runs `work` once the request's transaction has ended, at once where it has none. A transaction rolled back counts, too.
 * @param work is told whether there was a transaction
 */
export function afterCommit(req: PayloadRequest, work: (hadTransaction: boolean) => void): void {
  waitForCommit(req).then(work, (error: unknown) =>
    req.payload.logger.error({ err: error }, 'a change could not be announced'),
  );
}
