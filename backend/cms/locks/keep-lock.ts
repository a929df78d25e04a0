import type { CollectionAfterChangeHook } from 'payload';
import { textOf } from '../../../lib/shared/record.ts';
import { isAutosave } from '../hooks/is-autosave.ts';
import { staffOf } from './staff.ts';

/**
 * Locks a record for whoever is typing in its form. Payload releases the lock with every save, and with autosave that is within half a
 * second: other editors would never see it. The new lock counts from when they began (`guard-changes.ts`).
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const account = staffOf(req);
  if (operation !== 'update' || !isAutosave(req) || account === null) return doc;
  const since = textOf(context['editingSince']);
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: 'users', value: account.id },
      ...(since === '' ? {} : { createdAt: since }),
    },
    returning: false,
    req,
  });
  return doc;
};
