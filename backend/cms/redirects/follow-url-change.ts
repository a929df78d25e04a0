import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug } from 'payload';
import { DETAIL_PAGES, STANDINGS_PAGE, START_PAGE } from '../../../lib/contract/paths.ts';
import { setRedirect } from './set-redirect.ts';

/** Where the records of a collection have their pages: below this page, or at the root. */
const PAGE_OF: Partial<Record<CollectionSlug, string>> = {
  pages: '',
  articles: DETAIL_PAGES.article,
  categories: DETAIL_PAGES.category,
  rounds: DETAIL_PAGES.round,
  'podcast-episodes': DETAIL_PAGES.episode,
  drivers: DETAIL_PAGES.driver,
  championships: STANDINGS_PAGE,
  products: DETAIL_PAGES.product,
};

/** Whether the records of a collection have their own addresses. */
export const isFoundByUrl = (collection: string): boolean => collection in PAGE_OF;

const CONTEXT_KEY = 'publishedUrl';

const pathOf = (collection: string, url: string): string | null => {
  const page = Object.entries(PAGE_OF).find(([slug]) => slug === collection)?.[1];
  if (page === undefined || url === '' || (page === '' && url === START_PAGE)) return null;
  return page === '' ? `/${url}` : `/${page}/${url}`;
};

/** Remembers the address that visitors know so far: drafts may have changed it since. */
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
  const from = pathOf(collection.slug, before);
  const to = pathOf(collection.slug, doc.url);
  if (from !== null && to !== null) await setRedirect(req, from, to);
  return doc;
};
