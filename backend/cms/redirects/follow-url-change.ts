import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { recordPath } from '../records/record-path.ts';
import { dropRedirect, setRedirect } from './set-redirect.ts';

type Stored = { readonly id: number; readonly _status?: string };

/** A request may change several records, one after another or all at once: each has its own entry in the request's context. */
const entryOf = (collection: string, id: unknown) => `publishedPath ${collection} ${String(id)}`;

/** Whether visitors can see a record; one of a collection without drafts always is. */
const isPublic = (doc: Pick<Stored, '_status'> | null): boolean =>
  doc?._status === undefined || doc._status === 'published';

/** Remembers the published address: drafts may have changed it since. */
export const rememberPublishedPath: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const id: unknown = originalDoc?.id;
  if (typeof id !== 'number') return data;
  const stored = await req.payload.db.findOne<Stored>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  });
  req.context[entryOf(collection.slug, id)] = isPublic(stored) ? recordPath(collection.slug, stored) : null;
  return data;
};

/** Redirects a published record's old address to its new one. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const to = recordPath(collection.slug, doc);
  if (to === null || !isPublic(doc)) return doc;
  const from = operation === 'create' ? null : req.context[entryOf(collection.slug, doc.id)];
  if (typeof from !== 'string' || from === to) return doc;
  await dropRedirect(req, to);
  await setRedirect(req, from, to);
  return doc;
};
