import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { unwrap } from '@/lib/api/errors';
import { serverApi } from '@/lib/api/server';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from '@/lib/content/cache';
import { getInitialData, getSitemap, getSitemapStamp, loadExtensions, loadRest } from '@/lib/content/load';
import { searchContent, type SearchAnswer } from '@/lib/contract/endpoints/content';
import { hasExtension } from '@/lib/contract/extensions';
import { MAX_SEARCH_PAGE, SEARCH_PAGE_SIZE, SEARCH_RESULT_COUNT } from '@/lib/contract/limits';
import type { SearchKind } from '@/lib/contract/search-kinds';
import { answerSearch, type WantedResults } from '@/lib/shared/search/answer-search';
import type { SearchIndex } from '@/lib/shared/search/search-index';
import { loadSearchDocuments } from './documents';
import { bestHits, groupsOf, type SearchGroup, type SearchHit } from './hits';
import { createMemoryIndex } from './memory-index';

/** Hits of all kinds in the quick search. */
const QUICK_HITS = 8;

let current: { readonly stamp: string; readonly index: Promise<SearchIndex> } | undefined;
/** The finished index. A page that Next caches may only wait for cached values, and an index can't be cached. */
let ready: SearchIndex | undefined;

const makeIndex = async () =>
  createMemoryIndex(await loadSearchDocuments(await getInitialData(), await getSitemap()));

/** The index of the current content: one per process, rebuilt when the content changes. */
function indexOf(stamp: string): Promise<SearchIndex> {
  if (current?.stamp !== stamp) {
    const entry = { stamp, index: makeIndex() };
    // A failure is not remembered; its callers get the error.
    entry.index.then(
      (index) => {
        if (current === entry) ready = index;
      },
      () => {
        if (current === entry) current = undefined;
      },
    );
    current = entry;
  }
  return current.index;
}

/**
 * Makes sure that the index is ready, once for each version of the content: instead of the index, a stamp of its contents is cached. The
 * sitemap has the date of each record's last change, so its stamp will do.
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

const isPublished = () => true;

/** Searches in this process, for a content server that can't, by the same rules as the embedded backend. */
const searchHere = async (query: string, wanted: WantedResults): Promise<SearchAnswer> =>
  answerSearch(await currentIndex(), query, wanted, isPublished);

export type SiteResults = {
  readonly count: number;
  /** Best groups first. */
  readonly groups: readonly SearchGroup[];
  /** Alternative words that have results; only if nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether all results of a kind can be shown, page by page. */
  readonly hasPages: boolean;
};

const NOTHING: SearchAnswer = { groups: [], found: [], suggestions: [] };

/**
 * The results of a query, grouped by kind, for the search screen: from the content server if it can search, otherwise from an index in this
 * process. Next renders the screen like a cached page, so the content server's answer is cached like others.
 * @param query from cleanQuery
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function searchSite(query: string): Promise<SiteResults> {
  const extensions = await loadExtensions();
  const limit = SEARCH_RESULT_COUNT;
  const isOnServer = hasExtension(extensions, 'site-search');
  const answer = isOnServer
    ? ((await loadRest('searchContent', { q: query, limit })) ?? NOTHING)
    : await searchHere(query, { kind: null, limit, page: 1 });
  return {
    count: answer.groups.reduce((all, { count }) => all + count, 0),
    groups: groupsOf(answer),
    suggestions: answer.suggestions,
    hasPages: !isOnServer || hasExtension(extensions, 'search-pages'),
  };
}

/** A page of results of one kind. */
export type KindResults = { readonly group: SearchGroup; readonly page: number; readonly pageCount: number };

/**
 * A page of a query's results of one kind.
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
  const limit = SEARCH_PAGE_SIZE;
  const answer = isOnServer
    ? await loadRest('searchContent', { q: query, limit, kind, page })
    : await searchHere(query, { kind, limit, page });
  const group = answer && groupsOf(answer).find((found) => found.kind === kind);
  const pageCount = Math.min(MAX_SEARCH_PAGE, Math.ceil((group?.count ?? 0) / limit));
  return !group || page > pageCount ? null : { group, page, pageCount };
}

/** The best few hits of a query for the quick search, or words that have some. Not cached: its queries are endless. */
export async function quickSearchSite(
  query: string,
): Promise<{ readonly hits: readonly SearchHit[]; readonly suggestions: readonly string[] }> {
  const extensions = await loadExtensions();
  const answer = hasExtension(extensions, 'site-search')
    ? unwrap(await serverApi.call(searchContent, { q: query, limit: QUICK_HITS }, { extensions }))
    : await searchHere(query, { kind: null, limit: QUICK_HITS, page: 1 });
  return { hits: bestHits(answer, QUICK_HITS), suggestions: answer.suggestions };
}
