import type { CollectionAfterReadHook, CollectionSlug, Payload } from 'payload';
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
