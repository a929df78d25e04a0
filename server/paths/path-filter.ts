import { LRUCache } from 'lru-cache';
import { createRateLimiter } from '../../lib/shared/rate-limits/rate-limiter.ts';
import { RATE_LIMITS } from '../../lib/shared/rate-limits/rate-limits.ts';
import { createKnownPaths } from './known-paths.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Logger } from '../process/log.ts';
import type { PathFilter } from '../cache/pages.ts';
import type { SiteMap } from './site-map.ts';

/** The sitemap's refresh interval (spec point 9). */
const REFRESH_MS = 60_000;
/** Minimum time between two refreshes triggered by visitors who request unknown paths. */
const REFRESH_ON_MISS_MS = 3_000;
/** How many results for single paths are remembered. */
const MAX_REMEMBERED = 5_000;
const REMEMBER_MISSING_MS = 60_000;
/** Look-ups are counted for all visitors together, under this key. */
const EVERYBODY = 'everybody';
/**
 * Names below items are often shared, such as the classes of race sessions (/session/12/a, /session/15/a). Once found below one item,
 * a name needs no look-up below another, so that somebody who reads many result sheets never hits the limit. There are few such
 * names, and made-up ones are never learned.
 */
const MAX_KNOWN_PARTS = 300;
/**
 * This many names below one listed item are looked up without counting towards the shared limit, so that a crawler that follows every
 * class of every race session never gets a wrong 404. The same goes for likely addresses below one page (/results/12, where the
 * sitemap has /round/12). Names that turn out to be pages don't count.
 */
const LOOKUPS_BELOW = 12;

export type PathFilterOptions = {
  readonly source: () => Promise<SiteMap | null>;
  readonly appRoutes: readonly string[];
  readonly log: Logger;
  readonly now?: () => number;
};

export type ContentPathFilter = PathFilter & {
  /** Loads the known paths from the content server; true if it responded. Simultaneous calls share one request. */
  readonly refresh: () => Promise<boolean>;
  /** Forgets the results for single paths and loads the known paths again, because content has changed. Resolves when that's done. */
  readonly renew: () => Promise<void>;
  /** Refreshes every minute until the returned function is called. */
  readonly start: () => () => void;
};

/** Decides which paths Next is asked to render, based on what the content server lists. */
export function createPathFilter({
  source,
  appRoutes,
  log,
  now = () => performance.now(),
}: PathFilterOptions): ContentPathFilter {
  let known: KnownPaths | null = null;
  let isReachable = false;
  let refreshedAt = -Infinity;
  let underWay: Promise<boolean> | null = null;
  const limiter = createRateLimiter(now);
  const remembered = new LRUCache<string, 'page' | 'missing'>({
    max: MAX_REMEMBERED,
    perf: { now },
    ttlResolution: 0,
  });

  const load = async () => {
    try {
      const map = await source();
      if (map !== null) known = createKnownPaths(map, appRoutes);
      isReachable = true;
    } catch (error) {
      if (isReachable)
        log.warn(
          { err: error },
          'The content server can’t be reached. Check CONTENT_API_URL, and that the server is running.',
        );
      isReachable = false;
    }
    refreshedAt = now();
    return isReachable;
  };
  const refresh = () => {
    underWay ??= load().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  const parts = new LRUCache<string, true>({ max: MAX_KNOWN_PARTS });

  const isKnownPart = (table: KnownPaths, path: string) => {
    const part = partOf(path);
    return part !== null && parts.has(part.name) && table.find(part.item) === 'known';
  };

  /** Pages and lists below which a likely address was found: other addresses below them are rendered without a look-up. */
  const opened = new LRUCache<string, true>({ max: MAX_KNOWN_PARTS });

  const triedBelow = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  const takeLookupBelow = (place: string) => {
    const tried = triedBelow.get(place) ?? 0;
    if (tried >= LOOKUPS_BELOW) return false;
    triedBelow.set(place, tried + 1);
    return true;
  };
  const giveBackBelow = (place: string) =>
    triedBelow.set(place, Math.max(0, (triedBelow.get(place) ?? 0) - 1));

  const takeLookupBelowItem = (table: KnownPaths, path: string) => {
    const part = partOf(path);
    return part !== null && table.find(part.item) === 'known' && takeLookupBelow(part.item);
  };

  const takeLookup = () => limiter.take(RATE_LIMITS.pathLookUps, EVERYBODY) === 0;

  const decideNow = (table: KnownPaths, path: string): ReturnType<PathFilter['decide']> => {
    const finding = table.find(path);
    if (finding === 'known') return 'render';
    if (typeof finding === 'object') return finding;
    if (finding === 'doubtful' && isKnownPart(table, path)) return 'render';
    if (finding === 'doubtful' && takeLookupBelowItem(table, path)) return 'render';
    if (finding === 'likely' && (opened.has(parentOf(path)) || takeLookupBelow(pageOf(path))))
      return 'render';
    if (finding !== 'unknown' && takeLookup()) return 'render';
    // While the content server is down, no path can be called missing; nor can one that may well exist.
    const mayExist = finding === 'possible' || finding === 'likely';
    return !isReachable || mayExist ? 'unavailable' : 'missing';
  };

  return {
    decide(path) {
      if (known === null) return 'render';
      const finding = known.find(path);
      // Before the memory: a rendering that found nothing may have begun before the page was published, and end after that.
      if (finding === 'known') return 'render';
      const memory = remembered.get(path);
      if (memory !== undefined) return memory === 'page' ? 'render' : 'missing';
      if (finding === 'likely' || now() - refreshedAt < REFRESH_ON_MISS_MS) return decideNow(known, path);
      return refresh().then(() => decideNow(known ?? NOTHING_KNOWN, path));
    },
    learn(path, found) {
      const finding = known?.find(path);
      if (finding !== 'possible' && finding !== 'doubtful' && finding !== 'likely') return;
      remembered.set(path, found, found === 'missing' ? { ttl: REMEMBER_MISSING_MS } : {});
      if (found === 'missing') return;
      if (finding === 'likely') {
        opened.set(parentOf(path), true);
        giveBackBelow(pageOf(path));
        return;
      }
      const part = partOf(path);
      if (part === null) return;
      parts.set(part.name, true);
      giveBackBelow(part.item);
    },
    refresh,
    async renew() {
      remembered.clear();
      triedBelow.clear();
      // A request already under way may return data from before the change.
      await underWay;
      await refresh();
    },
    start() {
      const timer = setInterval(() => void refresh(), REFRESH_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');
/** 'news' of '/news/page/2'. */
const pageOf = (path: string) => trimmed(path).split('/', 1)[0] ?? '';
/** 'news/page' of '/news/page/2'. */
const parentOf = (path: string) => trimmed(path).split('/').slice(0, -1).join('/');

/** Splits '/session/12/a' into its item and the name below it without the item ('session/a'); null for other paths. */
function partOf(path: string): { readonly item: string; readonly name: string } | null {
  const [page, item, part, ...rest] = trimmed(path).split('/');
  return part === undefined || rest.length > 0
    ? null
    : { item: `${page ?? ''}/${item ?? ''}`, name: `${page ?? ''}/${part}` };
}

/** Lets every path through. */
const NOTHING_KNOWN: KnownPaths = { find: () => 'known' };
