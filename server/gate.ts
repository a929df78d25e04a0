import { LRUCache } from 'lru-cache';
import { createKnownPaths } from './known-paths.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Logger } from './log.ts';
import type { Gate } from './pages.ts';
import type { SiteMap } from './site-map.ts';

/** The sitemap's rhythm (spec point 9). */
const REFRESH_MS = 60_000;
/** Least time between two refreshes that visitors cause by asking for paths nobody knows. */
const REFRESH_ON_MISS_MS = 3_000;
/** What is remembered of single paths below a page. */
const MAX_REMEMBERED = 5_000;
const REMEMBER_MISSING_MS = 60_000;
/**
 * Paths that may exist although no list names them (a page number, a tag) are rendered to find out. Each that does not costs Next a
 * render and a file, so only a few may: a burst, then one at a time.
 */
const LOOKUP_BURST = 30;
const LOOKUP_EVERY_MS = 2_000;
/**
 * What stands below one item often stands below others: the classes of sessions (/session/12/a, /session/15/a). Once seen below one
 * it needs no look-up below another, so that a reader who goes through many sheets never meets the limit. There are few such names,
 * and an invented one is never learned.
 */
const MAX_KNOWN_PARTS = 300;
/**
 * So many names below one listed item are looked up without touching the common limit, so that a crawler that follows every class of
 * every session is never told that one does not exist. Names that turn out to be pages do not count.
 */
const LOOKUPS_PER_ITEM = 12;

export type GateOptions = {
  readonly source: () => Promise<SiteMap | null>;
  readonly appRoutes: readonly string[];
  readonly log: Logger;
  readonly now?: () => number;
};

export type PathGate = Gate & {
  /** Asks the content server at once; true when it answered. Calls at the same time share one request. */
  readonly refresh: () => Promise<boolean>;
  /** Forgets what single paths came to, and asks anew: the content has changed. Resolves when the answer is there. */
  readonly renew: () => Promise<void>;
  /** Refreshes each minute until the returned function is called. */
  readonly start: () => () => void;
};

/** Decides which paths Next is asked to render, from what the content server says exists. */
export function createGate({ source, appRoutes, log, now = Date.now }: GateOptions): PathGate {
  let known: KnownPaths | null = null;
  let isReachable = false;
  let refreshedAt = -Infinity;
  let underWay: Promise<boolean> | null = null;
  let lookups = LOOKUP_BURST;
  let lookupsAt = now();
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
      if (isReachable) log.warn({ err: error }, 'The content server cannot be reached.');
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

  const triedBelow = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  const takeLookupBelow = (table: KnownPaths, path: string) => {
    const part = partOf(path);
    if (part === null || table.find(part.item) !== 'known') return false;
    const tried = triedBelow.get(part.item) ?? 0;
    if (tried >= LOOKUPS_PER_ITEM) return false;
    triedBelow.set(part.item, tried + 1);
    return true;
  };

  const takeLookup = () => {
    const earned = Math.floor((now() - lookupsAt) / LOOKUP_EVERY_MS);
    if (earned > 0) {
      lookups = Math.min(LOOKUP_BURST, lookups + earned);
      lookupsAt = now();
    }
    if (lookups === 0) return false;
    lookups -= 1;
    return true;
  };

  const judgeNow = (table: KnownPaths, path: string): ReturnType<Gate['judge']> => {
    const finding = table.find(path);
    if (finding === 'known') return 'render';
    if (typeof finding === 'object') return finding;
    if (finding === 'doubtful' && isKnownPart(table, path)) return 'render';
    if (finding === 'doubtful' && takeLookupBelow(table, path)) return 'render';
    if (finding !== 'unknown' && takeLookup()) return 'render';
    // Nobody can say that a path does not exist while the one who knows does not answer.
    return !isReachable || finding === 'possible' ? 'unavailable' : 'missing';
  };

  return {
    judge(path) {
      if (known === null) return 'render';
      const memory = remembered.get(path);
      if (memory !== undefined) return memory === 'page' ? 'render' : 'missing';
      const finding = known.find(path);
      if (finding === 'known' || now() - refreshedAt < REFRESH_ON_MISS_MS) return judgeNow(known, path);
      return refresh().then(() => judgeNow(known ?? NOTHING_KNOWN, path));
    },
    learn(path, found) {
      const finding = known?.find(path);
      if (finding !== 'possible' && finding !== 'doubtful') return;
      remembered.set(path, found, found === 'missing' ? { ttl: REMEMBER_MISSING_MS } : {});
      const part = found === 'page' ? partOf(path) : null;
      if (part === null) return;
      parts.set(part.name, true);
      triedBelow.set(part.item, Math.max(0, (triedBelow.get(part.item) ?? 0) - 1));
    },
    refresh,
    async renew() {
      remembered.clear();
      triedBelow.clear();
      // What is being asked for already may be from before the change.
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

/** '/session/12/a' as the item it belongs to and the name it has below any item of that page; null for other paths. */
function partOf(path: string): { readonly item: string; readonly name: string } | null {
  const [page, item, part, ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  return part === undefined || rest.length > 0
    ? null
    : { item: `${page ?? ''}/${item ?? ''}`, name: `${page ?? ''}/${part}` };
}

/** Lets every path through. */
const NOTHING_KNOWN: KnownPaths = { find: () => 'known' };
