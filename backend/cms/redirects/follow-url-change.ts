import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { recordPath } from '../records/record-path.ts';
import { dropRedirect, setRedirect } from './set-redirect.ts';

const CONTEXT_KEY = 'publishedUrl';

/** Remembers the published address: drafts may have changed it since. */
export const rememberPublishedUrl: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
  context,
}) => {
  const id: unknown = originalDoc?.id;
  if (typeof id !== 'number') return data;
  const stored = await req.payload.db.findOne<{ id: number; url?: string; _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  });
  const isPublic = stored?._status === undefined || stored._status === 'published';
  context[CONTEXT_KEY] = isPublic ? (stored?.url ?? '') : '';
  return data;
};

/** Redirects a published record's old address to its new one. */
export const redirectOldUrl: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  const before: unknown = context[CONTEXT_KEY];
  const isPublic = doc._status === undefined || doc._status === 'published';
  if (typeof before !== 'string' || before === '' || !isPublic || before === doc.url) return doc;
  const from = recordPath(collection.slug, before);
  const to = recordPath(collection.slug, doc.url);
  if (from === null || to === null) return doc;
  await dropRedirect(req, to);
  await setRedirect(req, from, to);
  return doc;
};
