import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { textOf } from '../../../lib/shared/record.ts';
import { staffOf } from '../access/staff.ts';
import { isAutosave } from '../hooks/is-autosave.ts';
import { lock, type Edited } from './current-lock.ts';

async function keep(req: PayloadRequest, edited: Edited): Promise<void> {
  const account = staffOf(req);
  if (!isAutosave(req) || account === null) return;
  await lock(req, edited, account.id, textOf(req.context['editingSince']));
}

/**
 * Locks a record for the account typing in its form. Payload releases the lock with every save, which with autosave is within half a
 * second: other editors would never see it. The new lock counts from when they started (`guard-changes.ts`).
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await keep(req, { collection: collection.slug, id: doc.id });
  return doc;
};

/** The same for a global. */
export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await keep(req, { global: global.slug });
  return doc;
};
