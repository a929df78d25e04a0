import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { DETAIL_BLOCKS } from '../blocks/index.ts';
import { recordPath } from '../records/record-path.ts';
import { dropRedirect, setRedirect } from './set-redirect.ts';

type Stored = { readonly id: number; readonly _status?: string };

/** A request may change several records, one after another or all at once: each has its own entry in the request's context. */
const entryOf = (collection: string, id: unknown) => `publishedPath ${collection} ${String(id)}`;

/** Whether visitors can see a record; one of a collection without drafts always is. */
const isPublic = (doc: Pick<Stored, '_status'> | null): boolean =>
  doc?._status === undefined || doc._status === 'published';

/** Whether there is something at a record's own path. A page for details (/article) shows nothing by itself. */
function showsSomething(collection: string, doc: unknown): boolean {
  const blocks = collection === 'pages' ? propertyOf(doc, 'blocks') : null;
  return (
    !Array.isArray(blocks) || !blocks.some((block: unknown) => DETAIL_BLOCKS.has(textIn(block, 'blockType')))
  );
}

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

/** Redirects a published record's old address to its new one, and lets no older redirect hide it there. */
export const redirectOldPath: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const to = recordPath(collection.slug, doc);
  if (to === null || !isPublic(doc)) return doc;
  const from = operation === 'create' ? null : req.context[entryOf(collection.slug, doc.id)];
  if (from === to) return doc;
  const isMoved = typeof from === 'string';
  if (isMoved || showsSomething(collection.slug, doc)) await dropRedirect(req, to);
  if (isMoved) await setRedirect(req, from, to);
  return doc;
};
