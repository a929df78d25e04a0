import 'server-only';
import { createHash } from 'node:crypto';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from '@/lib/content/cache';
import { getInitialData } from '@/lib/content/initial-data';
import { loadSearchDocuments } from './documents';
import { createSearchIndex, type SearchHit, type SearchIndex, type SearchResults } from './search-index';

/** Hits of each kind on the search screen, and of all kinds in the quick search. */
const HITS_PER_KIND = 12;
const QUICK_HITS = 8;

let held: { readonly stamp: string; readonly index: Promise<SearchIndex> } | undefined;

/** A mark of everything that the index is made of: the sitemap has the date of each record's last change. */
async function loadContentStamp(): Promise<string> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG);
  const { sitemap, pages } = await getInitialData();
  return createHash('sha256')
    .update(JSON.stringify([sitemap, pages]))
    .digest('base64');
}

/** The index of the content as it is now: one for the process, made anew when the content changed. */
async function currentIndex(): Promise<SearchIndex> {
  const stamp = await loadContentStamp();
  if (held?.stamp !== stamp) {
    const entry = { stamp, index: getInitialData().then(loadSearchDocuments).then(createSearchIndex) };
    // A failure is not kept; whoever waits for it hears of it.
    entry.index.catch(() => {
      if (held === entry) held = undefined;
    });
    held = entry;
  }
  return held.index;
}

/**
 * What a query finds, grouped by kind, for the search screen.
 * @param query from cleanQuery
 * @throws ContentUnavailableError when the content server does not answer
 */
export async function searchSite(query: string): Promise<SearchResults> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG);
  return (await currentIndex()).search(query, HITS_PER_KIND);
}

/** The best few hits of a query, for the quick search. Not cached: each letter typed is a query of its own. */
export async function quickSearchSite(query: string): Promise<SearchHit[]> {
  return (await currentIndex()).quickSearch(query, QUICK_HITS);
}
