import { accountScreenOf } from '../../lib/account/account-screens.ts';
import { isSearchPath } from '../../lib/content/search-query.ts';
import { documentPageOf } from '../../lib/shop/shop-screens.ts';

/*
 * Cache-Control of what this server sends: what browsers and other caches may store. A shared cache in front of the site has a header of its
 * own (server/cache/edge.ts), and how long this server keeps a page is server/cache/freshness.ts.
 */

/** Files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Public pages, and files that keep their name: browsers may store them, but revalidate each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Answers of the moment that are the same for everybody, such as a missing page: stored, but asked for again each time. */
export const NO_CACHE = 'no-cache';
/** Answers that say what has just happened, such as an error. */
export const NO_STORE = 'no-store';
/** Pages that are for one visitor only. */
export const PRIVATE = 'private, no-store';

/**
 * Whether an address is an account screen, a document's page or a search. Their HTML is the same for everybody, but browsers and
 * proxies must not store what a visitor does, owns or searches for.
 */
const isVisitorsOwn = (url: string) => {
  const [path = ''] = url.split(/[?#]/, 1);
  return (
    accountScreenOf(path.split('/', 2)[1] ?? '') !== null ||
    documentPageOf(path) !== null ||
    isSearchPath(path)
  );
};

/**
 * What browsers may store of an answer that is the same for everybody.
 * @param nexts the value that Next gave it; a public one is kept, as of feeds and the sitemap
 */
export function cacheControlOf(url: string, nexts: string | undefined): string {
  if (isVisitorsOwn(url)) return PRIVATE;
  return nexts?.startsWith('public') ? nexts : REVALIDATE;
}
