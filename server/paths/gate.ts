import { LRUCache } from 'lru-cache';
import { createRateLimiter } from '../../lib/shared/rate-limiter.ts';
import { RATE_LIMITS } from '../../lib/shared/rate-limits.ts';
import { createKnownPaths } from './known-paths.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Logger } from '../process/log.ts';
import type { Gate } from '../cache/pages.ts';
import type { SiteMap } from './site-map.ts';

/** The sitemap's refresh interval (spec point 9). */
const REFRESH_MS = 60_000;
/** Minimum time between two refreshes triggered by visitors who request unknown paths. */
const REFRESH_ON_MISS_MS = 3_000;
/** The result for a single path below a page. */
const MAX_REMEMBERED = 5_000;
const REMEMBER_MISSING_MS = 60_000;
/** Look-ups are counted for all visitors together. */
const EVERYBODY = 'everybody';
/**
 * What exists below one item often exists below others: the classes of sessions (/session/12/a, /session/15/a). Once seen below one
 * item it needs no look-up below another, so that somebody who reads many sheets never hits the limit. There are few such names, and
 * made-up ones are never learned.
 */
const MAX_KNOWN_PARTS = 300;
/**
 * This many names below one listed item are looked up without using the shared limit, so that a crawler that follows every class of
 * every session is never told that one does not exist. The same goes for likely addresses below one page (/results/12, where the
 * sitemap has /round/12). Names that turn out to be pages do not count.
 */
const LOOKUPS_BELOW = 12;

export type GateOptions = {
  readonly source: () => Promise<SiteMap | null>;
  readonly appRoutes: readonly string[];
  readonly log: Logger;
  readonly now?: () => number;
};

export type PathGate = Gate & {
  /** Asks the content server at once; true if it responded. Simultaneous calls share one request. */
  readonly refresh: () => Promise<boolean>;
  /** Forgets the results for single paths and asks again, because the content has changed. Resolves when the response is there. */
  readonly renew: () => Promise<void>;
  /** Refreshes every minute until the returned function is called. */
  readonly start: () => () => void;
};

/** Decides which paths Next is asked to render, based on what the content server lists. */
export function createGate({ source, appRoutes, log, now = Date.now }: GateOptions): PathGate {
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

  /** Pages and lists below which a likely address was found: the others below them are rendered without a look-up. */
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

  const judgeNow = (table: KnownPaths, path: string): ReturnType<Gate['judge']> => {
    const finding = table.find(path);
    if (finding === 'known') return 'render';
    if (typeof finding === 'object') return finding;
    if (finding === 'doubtful' && isKnownPart(table, path)) return 'render';
    if (finding === 'doubtful' && takeLookupBelowItem(table, path)) return 'render';
    if (finding === 'likely' && (opened.has(parentOf(path)) || takeLookupBelow(pageOf(path))))
      return 'render';
    if (finding !== 'unknown' && takeLookup()) return 'render';
    // While the content server is down, no path can be called missing; nor can one that nothing speaks against.
    const mayExist = finding === 'possible' || finding === 'likely';
    return !isReachable || mayExist ? 'unavailable' : 'missing';
  };

  return {
    judge(path) {
      if (known === null) return 'render';
      const memory = remembered.get(path);
      if (memory !== undefined) return memory === 'page' ? 'render' : 'missing';
      const finding = known.find(path);
      const isListed = finding === 'known' || finding === 'likely';
      if (isListed || now() - refreshedAt < REFRESH_ON_MISS_MS) return judgeNow(known, path);
      return refresh().then(() => judgeNow(known ?? NOTHING_KNOWN, path));
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
      // A request that is already under way may return data from before the change.
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

/** '/session/12/a' as its item and the name below it, which is shared by the items of that page; null for other paths. */
function partOf(path: string): { readonly item: string; readonly name: string } | null {
  const [page, item, part, ...rest] = trimmed(path).split('/');
  return part === undefined || rest.length > 0
    ? null
    : { item: `${page ?? ''}/${item ?? ''}`, name: `${page ?? ''}/${part}` };
}

/** Lets every path through. */
const NOTHING_KNOWN: KnownPaths = { find: () => 'known' };
