import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from '@/lib/content/cache';
import { getInitialData, getSitemap, getSitemapStamp, loadExtensions } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { MAX_SEARCH_PAGE, SEARCH_PAGE_SIZE, SEARCH_RESULT_COUNT } from '@/lib/contract/limits';
import type { SearchKind } from '@/lib/contract/search-kinds';
import { loadSearchDocuments } from './documents';
import { quickSearchOnServer, searchKindOnServer, searchOnServer } from './server-search';
import {
  createSearchIndex,
  type SearchGroup,
  type SearchHit,
  type SearchIndex,
  type SearchResults,
} from './search-index';

/** Hits of all kinds in the quick search. */
const QUICK_HITS = 8;

let held: { readonly stamp: string; readonly index: Promise<SearchIndex> } | undefined;
/** The finished index. A page that Next caches may only wait for cached values, and an index cannot be one. */
let ready: SearchIndex | undefined;

const makeIndex = async () =>
  createSearchIndex(await loadSearchDocuments(await getInitialData(), await getSitemap()));

/** The index of the current content: one per process, rebuilt when the content changes. */
function indexOf(stamp: string): Promise<SearchIndex> {
  if (held?.stamp !== stamp) {
    const entry = { stamp, index: makeIndex() };
    // A failure is not cached; its caller gets the error.
    entry.index.then(
      (index) => {
        if (held === entry) ready = index;
      },
      () => {
        if (held === entry) held = undefined;
      },
    );
    held = entry;
  }
  return held.index;
}

/**
 * Makes sure that the index is ready, once per version of the content: a stamp of everything that it is made of is cached instead.
 * The sitemap has the date of each record's last change.
 */
async function loadIndex(): Promise<string> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG);
  const stamp = await getSitemapStamp();
  await indexOf(stamp);
  return stamp;
}

async function currentIndex(): Promise<SearchIndex> {
  const stamp = await loadIndex();
  return ready ?? indexOf(stamp);
}

export type SiteResults = SearchResults & {
  /** Whether all results of a kind can be shown, page by page. */
  readonly hasPages: boolean;
};

/**
 * The results of a query, grouped by kind, for the search screen: from the content server if it can search, else from an index in this
 * process.
 * @param query from cleanQuery
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function searchSite(query: string): Promise<SiteResults> {
  const extensions = await loadExtensions();
  if (hasExtension(extensions, 'site-search'))
    return {
      ...(await searchOnServer(query, SEARCH_RESULT_COUNT)),
      hasPages: hasExtension(extensions, 'search-pages'),
    };
  return { ...(await currentIndex()).search(query, SEARCH_RESULT_COUNT), hasPages: true };
}

/** All results of one kind, a page of them. */
export type KindResults = { readonly group: SearchGroup; readonly page: number; readonly pageCount: number };

/**
 * @param query from cleanQuery
 * @param page from 1
 * @returns null if there is no such page
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function searchSiteKind(
  query: string,
  kind: SearchKind,
  page: number,
): Promise<KindResults | null> {
  if (page > MAX_SEARCH_PAGE) return null;
  const extensions = await loadExtensions();
  const isOnServer = hasExtension(extensions, 'site-search');
  if (isOnServer && !hasExtension(extensions, 'search-pages')) return null;
  const part = { limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE };
  const group = isOnServer
    ? await searchKindOnServer(query, kind, page, SEARCH_PAGE_SIZE)
    : (await currentIndex()).searchKind(query, kind, part);
  const pageCount = Math.min(MAX_SEARCH_PAGE, Math.ceil(group.count / SEARCH_PAGE_SIZE));
  return page > pageCount ? null : { group, page, pageCount };
}

/** The best few hits of a query, for the quick search. */
export async function quickSearchSite(query: string): Promise<SearchHit[]> {
  const extensions = await loadExtensions();
  if (hasExtension(extensions, 'site-search')) return quickSearchOnServer(query, QUICK_HITS, extensions);
  return (await currentIndex()).quickSearch(query, QUICK_HITS);
}
