import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { afterCommit } from '../../kernel/database/transactions.ts';
import { contentChanged, visibleChange, type ContentChange } from '../../kernel/events.ts';

/** After the commit: a listener notified earlier would read the old state again. */
const announceInProcess = (change: ContentChange, req: PayloadRequest): void =>
  afterCommit(req, () => contentChanged(change));

function announce(change: ContentChange, req: PayloadRequest): void {
  announceInProcess(change, req);
  afterCommit(req, () => visibleChange(change));
}

/** Whether the published record itself was written. An autosaved draft is a separate version that visitors don't see. */
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

/** The same for a global, which has one record. */
async function isGlobalWritten(
  { slug, versions }: SanitizedGlobalConfig,
  doc: { readonly updatedAt?: string },
  req: PayloadRequest,
): Promise<boolean> {
  if (!versions?.drafts) return true;
  const stored = await req.payload.db.findGlobal<{ updatedAt?: string }>({ slug, req });
  return new Date(stored?.updatedAt ?? 0).getTime() === new Date(doc.updatedAt ?? 0).getTime();
}

/** Announces that a record was written. Drafts too, but only within this process. */
export const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const change = { model: collection.slug, id: doc.id };
  if (await isRecordWritten(collection, doc, req)) announce(change, req);
  else announceInProcess(change, req);
  return doc;
};

/** Announces that a record was deleted. */
export const announceDelete: CollectionAfterDeleteHook = ({ collection, id, doc, req }) => {
  announce({ model: collection.slug, id }, req);
  return doc;
};

/** Announces that a global was written. Drafts of one too, but only within this process. */
export const announceGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const change = { model: global.slug };
  if (await isGlobalWritten(global, doc, req)) announce(change, req);
  else announceInProcess(change, req);
  return doc;
};

/** Announces a written record within this process only: nothing that the site caches depends on it. */
export const announceInside: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  announceInProcess({ model: collection.slug, id: doc.id }, req);
  return doc;
};

/** Announces a deleted record within this process only. */
export const announceDeleteInside: CollectionAfterDeleteHook = ({ collection, id, doc, req }) => {
  announceInProcess({ model: collection.slug, id }, req);
  return doc;
};
