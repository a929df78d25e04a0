import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { contentChanged, visibleChange, type ContentChange } from '../events.ts';

function announce(change: ContentChange, req: PayloadRequest): void {
  contentChanged(change);
  afterCommit(req, (hadTransaction) => {
    // What this process read before the commit is forgotten again, before others are sent to read it.
    if (hadTransaction) contentChanged(change);
    visibleChange(change);
  });
}

/** Whether the stored record itself was written. What an autosave keeps is a version beside it, which no visitor sees. */
async function isRecordWritten(
  collection: SanitizedCollectionConfig,
  doc: { readonly id: number | string; readonly updatedAt?: string },
  req: PayloadRequest,
): Promise<boolean> {
  if (!collection.versions?.drafts) return true;
  const stored = await req.payload.db.findOne<{ id: number | string; updatedAt?: string }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    select: { updatedAt: true },
    req,
  });
  return new Date(stored?.updatedAt ?? 0).getTime() === new Date(doc.updatedAt ?? 0).getTime();
}

/** Tells the process that a record was written. Drafts count, too, but only the process itself hears of them. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const change = { model: collection.slug, id: doc.id };
  if (await isRecordWritten(collection, doc, req)) announce(change, req);
  else contentChanged(change);
  return doc;
};

/** Tells the process that a record was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, id, doc, req }) => {
  announce({ model: collection.slug, id }, req);
  return doc;
};

/** Tells the process that a global was written. */
export const announceGlobalChange: GlobalAfterChangeHook = ({ global, doc, req }) => {
  announce({ model: global.slug }, req);
  return doc;
};

/** Tells this process alone that a record was written: nothing that a site keeps depends on it. */
export const announceInside: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  contentChanged({ model: collection.slug, id: doc.id });
  afterCommit(req, (hadTransaction) => {
    if (hadTransaction) contentChanged({ model: collection.slug, id: doc.id });
  });
  return doc;
};

/** Tells this process alone that a record was deleted. */
export const announceDeleteInside: CollectionAfterDeleteHook = ({ collection, id, doc, req }) => {
  contentChanged({ model: collection.slug, id });
  afterCommit(req, (hadTransaction) => {
    if (hadTransaction) contentChanged({ model: collection.slug, id });
  });
  return doc;
};
