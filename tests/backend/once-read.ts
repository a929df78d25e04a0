import type { CollectionAfterReadHook, CollectionSlug, FindOneArgs, Payload, TypeWithID } from 'payload';
import { propertyOf } from '../../lib/shared/record.ts';

/** Does some work once, as soon as a record is read and before its reader goes on: what somebody else does at the same moment. */
export function onceRead(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  work: () => Promise<unknown>,
): void {
  const hooks = payload.collections[collection].config.hooks.afterRead;
  const hook: CollectionAfterReadHook = async ({ doc }) => {
    const at = hooks.indexOf(hook);
    if (propertyOf(doc, 'id') !== id || at === -1) return doc;
    hooks.splice(at, 1);
    await work();
    return doc;
  };
  hooks.push(hook);
}

/**
 * Does some work as soon as a collection's record has been read for the nth time, past all hooks, as Payload reads the account that signs
 * in. Its reader goes on once the work is done.
 * @returns ends it, however often one was read
 */
export function atRead(
  payload: Payload,
  collection: CollectionSlug,
  nth: number,
  work: () => unknown,
): () => void {
  const { db } = payload;
  const findOne = db.findOne.bind(db);
  let reads = 0;
  db.findOne = async <T extends TypeWithID>(args: FindOneArgs): Promise<T | null> => {
    const found = await findOne<T>(args);
    if (args.collection === collection && (reads += 1) === nth) await work();
    return found;
  };
  return () => {
    db.findOne = findOne;
  };
}
