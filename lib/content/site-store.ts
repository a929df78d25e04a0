import 'server-only';
import { serverApi } from '@/lib/api/server';
import { ContentUnavailableError, unwrap, unwrapOrNull } from '@/lib/api/errors';
import { hasExtension } from '@/lib/contract/extensions';
import { getInitialData, getInitialDataChanges, type InitialData } from '@/lib/contract/endpoints/content';
import { CONTENT_REVALIDATE_S } from './cache';
import { createSitemap, type Sitemap } from './sitemap';

/** The initial data without its sitemap, which may have 20,000 entries: pages look up their own (`getSitemapEntry`). */
export type Site = Omit<InitialData, 'sitemap' | 'version'>;

/** What a renewal found: addresses whose entries were added, changed or removed, and whether anything else differs. */
export type SiteChange = { readonly addresses: readonly string[]; readonly isSiteChanged: boolean };

type LoadedSite = {
  readonly site: Site;
  readonly sitemap: Sitemap;
  /** The content server's version; '' if it has none. */
  readonly version: string;
  readonly siteStamp: string;
  readonly sitemapStamp: string;
};

type Store = {
  current: LoadedSite | null;
  renewedAt: number;
  underWay: Promise<void> | null;
  /** Changes for which no pages have been dropped yet: a page whose rendering renews the data cannot drop others. */
  unused: SiteChange;
};

const NOTHING: SiteChange = { addresses: [], isSiteChanged: false };

/**
 * One for the process: pages and routes are bundled separately. Next's own cache would copy and parse all of it for every page.
 */
const KEY = Symbol.for('championship.site-store');
const store: Store = ((globalThis as { [KEY]?: Store })[KEY] ??= {
  current: null,
  renewedAt: -Infinity,
  underWay: null,
  unused: NOTHING,
});

let stamps = 0;
const newStamp = () => `${String(process.pid)}.${String((stamps += 1))}.${String(Date.now())}`;

/** Splits initial data into its parts. @param before the current parts, which are reused where nothing differs */
function splitParts(
  data: InitialData,
  before: LoadedSite | null,
  { sitemap, isChanged }: { readonly sitemap: Sitemap; readonly isChanged: boolean },
): LoadedSite {
  const { sitemap: _, version, ...site } = data;
  const isSame = before !== null && JSON.stringify(before.site) === JSON.stringify(site);
  return {
    site: isSame ? before.site : site,
    siteStamp: isSame ? before.siteStamp : newStamp(),
    sitemap,
    sitemapStamp: before !== null && !isChanged ? before.sitemapStamp : newStamp(),
    version,
  };
}

/** The initial data of a call apart from this store, for an editor who views another point in time. */
export function splitInitialData({ sitemap, version: _, ...site }: InitialData): {
  readonly site: Site;
  readonly sitemap: Sitemap;
} {
  return { site, sitemap: createSitemap(sitemap) };
}

async function readWhole(before: LoadedSite | null): Promise<[LoadedSite, SiteChange]> {
  const data = unwrapOrNull(await serverApi.call(getInitialData, {}));
  // The site can't work with a content server that lacks this call.
  if (data === null) throw new ContentUnavailableError({ kind: 'notFound' });
  return replaceBy(data, before);
}

function replaceBy(data: InitialData, before: LoadedSite | null): [LoadedSite, SiteChange] {
  const sitemap = createSitemap(data.sitemap);
  const addresses = before === null ? [] : sitemap.differencesFrom(before.sitemap);
  const current = splitParts(data, before, { sitemap, isChanged: addresses.length > 0 });
  return [current, { addresses, isSiteChanged: before !== null && current.site !== before.site }];
}

async function readChanges(before: LoadedSite): Promise<[LoadedSite, SiteChange]> {
  const extensions = before.site.extensions;
  const answer = await serverApi.call(getInitialDataChanges, { since: before.version }, { extensions });
  const { is_whole, removed, ...data } = unwrap(answer);
  if (is_whole) return replaceBy(data, before);
  const { sitemap, addresses } = before.sitemap.with(data.sitemap, removed);
  const current = splitParts(data, before, { sitemap, isChanged: addresses.length > 0 });
  return [current, { addresses, isSiteChanged: current.site !== before.site }];
}

const mergeChanges = (first: SiteChange, second: SiteChange): SiteChange => ({
  addresses: [...new Set([...first.addresses, ...second.addresses])],
  isSiteChanged: first.isSiteChanged || second.isSiteChanged,
});

async function renew(): Promise<void> {
  const before = store.current;
  const followsChanges =
    before !== null && before.version !== '' && hasExtension(before.site.extensions, 'initial-data-changes');
  const [current, change] = await (followsChanges ? readChanges(before) : readWhole(before));
  store.current = current;
  store.renewedAt = performance.now();
  if (before !== null) store.unused = mergeChanges(store.unused, change);
}

function startRenewing(): Promise<void> {
  store.underWay ??= renew().finally(() => {
    store.underWay = null;
  });
  return store.underWay;
}

/**
 * Fetches what changed on the content server.
 * @returns everything that changed since the last call of this function; the caller drops the pages that depend on it
 * @throws ContentUnavailableError if it does not respond; the current data stays
 */
export async function renewSite(): Promise<SiteChange> {
  // An answer that is already under way may be from before the change.
  await store.underWay?.catch(() => undefined);
  // Until this succeeds, the current data may be outdated.
  store.renewedAt = -Infinity;
  await startRenewing();
  const { unused } = store;
  store.unused = NOTHING;
  return unused;
}

/**
 * The site's data, renewed first if it is older than CONTENT_REVALIDATE_S: a content server that reports no changes is polled (spec point
 * 4).
 * @throws ContentUnavailableError if there is no data yet and the content server does not respond
 */
export async function currentSite(): Promise<LoadedSite> {
  const { current } = store;
  if (current !== null && performance.now() - store.renewedAt < CONTENT_REVALIDATE_S * 1000) return current;
  try {
    await startRenewing();
  } catch (error) {
    if (current === null) throw error;
    // Outdated data is better than none; the next attempt is made in a minute.
    store.renewedAt = performance.now();
  }
  return loadedSite() ?? currentSite();
}

/** The site's data as last loaded, without waiting; null before the first answer. */
export const loadedSite = (): LoadedSite | null => store.current;
