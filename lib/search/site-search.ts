import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from '@/lib/content/cache';
import { getInitialData, getSitemap, getSitemapStamp, loadExtensions } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { loadSearchDocuments } from './documents';
import { quickSearchOnServer, searchOnServer } from './server-search';
import { createSearchIndex, type SearchHit, type SearchIndex, type SearchResults } from './search-index';

/** Hits of each kind on the search screen, and of all kinds in the quick search. */
const HITS_PER_KIND = 12;
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

/**
 * The results of a query, grouped by kind, for the search screen: from the content server if it can search, else from an index in this
 * process.
 * @param query from cleanQuery
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function searchSite(query: string): Promise<SearchResults> {
  if (hasExtension(await loadExtensions(), 'site-search')) return searchOnServer(query, HITS_PER_KIND);
  return (await currentIndex()).search(query, HITS_PER_KIND);
}

/** The best few hits of a query, for the quick search. */
export async function quickSearchSite(query: string): Promise<SearchHit[]> {
  const extensions = await loadExtensions();
  if (hasExtension(extensions, 'site-search')) return quickSearchOnServer(query, QUICK_HITS, extensions);
  return (await currentIndex()).quickSearch(query, QUICK_HITS);
}
