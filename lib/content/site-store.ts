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

type Held = {
  readonly site: Site;
  readonly sitemap: Sitemap;
  /** The content server's version; '' if it has none. */
  readonly version: string;
  readonly siteStamp: string;
  readonly sitemapStamp: string;
};

type Store = {
  held: Held | null;
  renewedAt: number;
  underWay: Promise<void> | null;
  /** What renewals found that nobody has dropped pages for yet: a page that renews what is held cannot drop others. */
  unused: SiteChange;
};

const NOTHING: SiteChange = { addresses: [], isSiteChanged: false };

/**
 * One for the process: pages and routes are bundled apart. Next's own cache would copy and parse all of it whenever a page is rendered.
 */
const KEY = Symbol.for('championship.site-store');
const store: Store = ((globalThis as { [KEY]?: Store })[KEY] ??= {
  held: null,
  renewedAt: -Infinity,
  underWay: null,
  unused: NOTHING,
});

let stamps = 0;
const newStamp = () => `${String(process.pid)}.${String((stamps += 1))}.${String(Date.now())}`;

/** Takes initial data apart. @param before what is held already; its parts are kept where nothing differs */
function take(
  data: InitialData,
  before: Held | null,
  { sitemap, isChanged }: { readonly sitemap: Sitemap; readonly isChanged: boolean },
): Held {
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

async function readWhole(before: Held | null): Promise<[Held, SiteChange]> {
  const data = unwrapOrNull(await serverApi.call(getInitialData, {}));
  // A content server without this call is not one that the site can stand on.
  if (data === null) throw new ContentUnavailableError({ kind: 'notFound' });
  return replaceBy(data, before);
}

function replaceBy(data: InitialData, before: Held | null): [Held, SiteChange] {
  const sitemap = createSitemap(data.sitemap);
  const addresses = before === null ? [] : sitemap.differencesFrom(before.sitemap);
  const held = take(data, before, { sitemap, isChanged: addresses.length > 0 });
  return [held, { addresses, isSiteChanged: before !== null && held.site !== before.site }];
}

async function readChanges(before: Held): Promise<[Held, SiteChange]> {
  const extensions = before.site.extensions;
  const answer = await serverApi.call(getInitialDataChanges, { since: before.version }, { extensions });
  const { is_whole, removed, ...data } = unwrap(answer);
  if (is_whole) return replaceBy(data, before);
  const { sitemap, addresses } = before.sitemap.with(data.sitemap, removed);
  const held = take(data, before, { sitemap, isChanged: addresses.length > 0 });
  return [held, { addresses, isSiteChanged: held.site !== before.site }];
}

const together = (one: SiteChange, other: SiteChange): SiteChange => ({
  addresses: [...new Set([...one.addresses, ...other.addresses])],
  isSiteChanged: one.isSiteChanged || other.isSiteChanged,
});

async function renew(): Promise<void> {
  const before = store.held;
  const followsChanges =
    before !== null && before.version !== '' && hasExtension(before.site.extensions, 'initial-data-changes');
  const [held, change] = await (followsChanges ? readChanges(before) : readWhole(before));
  store.held = held;
  store.renewedAt = performance.now();
  if (before !== null) store.unused = together(store.unused, change);
}

function startRenewing(): Promise<void> {
  store.underWay ??= renew().finally(() => {
    store.underWay = null;
  });
  return store.underWay;
}

/**
 * Asks the content server what changed, and takes it over.
 * @returns everything that changed since it was last asked so, for the caller to drop what is made of it
 * @throws ContentUnavailableError if it does not respond; what is held stays
 */
export async function renewSite(): Promise<SiteChange> {
  // An answer that is already under way may be from before the change.
  await store.underWay?.catch(() => undefined);
  // Until it has worked, what is held may be old.
  store.renewedAt = -Infinity;
  await startRenewing();
  const { unused } = store;
  store.unused = NOTHING;
  return unused;
}

/**
 * What is held, renewed if it is older than content is served for: a content server that reports no changes is polled (spec point 4).
 * @throws ContentUnavailableError if nothing is held and the content server does not respond
 */
export async function currentSite(): Promise<Held> {
  const { held } = store;
  if (held !== null && performance.now() - store.renewedAt < CONTENT_REVALIDATE_S * 1000) return held;
  try {
    await startRenewing();
  } catch (error) {
    if (held === null) throw error;
    // While it does not respond, what is known is better than nothing; the next attempt is made in a minute.
    store.renewedAt = performance.now();
  }
  return heldSite() ?? currentSite();
}

/** What is held now, without waiting; null before the first answer. */
export const heldSite = (): Held | null => store.held;
