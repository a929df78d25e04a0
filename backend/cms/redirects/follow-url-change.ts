import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { recordPath } from '../records/record-path.ts';
import { dropRedirect, setRedirect } from './set-redirect.ts';

const CONTEXT_KEY = 'publishedPath';

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
  const stored = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  });
  const isPublic = stored?._status === undefined || stored._status === 'published';
  context[CONTEXT_KEY] = isPublic ? recordPath(collection.slug, stored) : null;
  return data;
};

/** Redirects a published record's old address to its new one. */
export const redirectOldUrl: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  const from: unknown = context[CONTEXT_KEY];
  const isPublic = doc._status === undefined || doc._status === 'published';
  const to = recordPath(collection.slug, doc);
  if (typeof from !== 'string' || to === null || !isPublic || from === to) return doc;
  await dropRedirect(req, to);
  await setRedirect(req, from, to);
  return doc;
};
