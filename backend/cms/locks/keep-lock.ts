import type { CollectionAfterChangeHook } from 'payload';
import { isAutosave } from '../hooks/is-autosave.ts';

/**
 * Locks a record for whoever is typing in its form. Payload releases the lock with every save, and with autosave that is within half a
 * second: other editors would never see it.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update' || !isAutosave(req) || req.user?.collection !== 'users') return doc;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: 'users', value: req.user.id },
    },
    returning: false,
    req,
  });
  return doc;
};
