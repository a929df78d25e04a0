import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook } from 'payload';
import { lockRow } from '../../kernel/database/sql.ts';

/**
 * Writes only what a save changes, for records that the program writes too. Payload reads a record, validates for a while, and writes it
 * all back: anything written in between would be lost. So the row is locked and read again, and fields that the save didn't change keep
 * their current values.
 */
export const keepConcurrentChanges: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || originalDoc === undefined) return data;
  const before: Readonly<Record<string, unknown>> = originalDoc;
  await lockRow(req, collection.slug, originalDoc.id);
  const now = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc.id,
    depth: 0,
    showHiddenFields: true,
    req,
  });
  const changes = Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, before[name]));
  return { ...now, ...Object.fromEntries(changes) };
};
