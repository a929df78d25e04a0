import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { contentChanged } from '../events.ts';

/** Tells the process that a record was written. Drafts count, too: an unpublished record may have been a published one. */
export const announceChange: CollectionAfterChangeHook = ({ collection, doc }) => {
  contentChanged({ model: collection.slug, id: doc.id });
  return doc;
};

/** Tells the process that a record was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, id, doc }) => {
  contentChanged({ model: collection.slug, id });
  return doc;
};

/** Tells the process that a global was written. */
export const announceGlobalChange: GlobalAfterChangeHook = ({ global, doc }) => {
  contentChanged({ model: global.slug });
  return doc;
};
