import { LRUCache } from 'lru-cache';
import { STALE_IF_ERROR_MS } from './freshness.ts';
import type { Freshness } from './freshness.ts';
import type { EarlierBody, PreparedAnswer } from '../html/prepared-answer.ts';

export type PageCacheLimits = { readonly maxEntries: number; readonly maxBytes: number };

/**
 * Room for every page of the demo in two languages, with what Next's router prefetches. A page is some 20 KB and counts twice, to
 * leave room for gzip: if everybody accepts brotli, the cache takes half of this.
 */
const DEFAULT_LIMITS: PageCacheLimits = { maxEntries: 4_000, maxBytes: 96 * 1024 * 1024 };

/** Room for the results of one day's popular searches. */
export const SEARCH_LIMITS: PageCacheLimits = { maxEntries: 200, maxBytes: 8 * 1024 * 1024 };

type Entry = {
  readonly path: string;
  readonly answer: PreparedAnswer;
  freshUntil: number;
  staleUntil: number;
  readonly standInUntil: number;
};

/** `fresh`: show it. `stale`: show it and fetch a new one. `stand-in`: fetch first, show it only if that fails. */
export type Lookup = { readonly state: 'fresh' | 'stale' | 'stand-in'; readonly answer: PreparedAnswer };

export type PageCache = {
  /** Marks every language and variant of one path to be rendered again before it is next shown. */
  purgePath(path: string): void;
  /** The same for all pages. */
  purgeAll(): void;
  /** Records what the page at a path is made of. */
  noteTags(path: string, tags: readonly string[]): void;
  /** What the page at a path is made of, as far as it is known. */
  tagsOf(path: string): Iterable<string>;
  /** Purges every path that is made of one of these, and paths with unknown tags, such as feeds and searches. */
  purgeTags(tags: readonly string[]): void;
  /** Increases with every purge: a render that began under a lower number shows old content. */
  readonly generation: number;
  lookup(key: string): Lookup | null;
  /** The body that is kept, however old, without counting as a use. */
  bodyOf(key: string): EarlierBody | null;
  store(key: string, path: string, answer: PreparedAnswer, freshness: Freshness): void;
  /** After a failed renewal: keeps the entry in use for a while, so that a broken server isn't flooded with requests. */
  postpone(key: string, delayMs: number): void;
  remove(key: string): void;
  readonly size: number;
  readonly bytes: number;
};

/**
 * Creates a bounded cache of whole, compressed responses. The least recently used are evicted first.
 * @param now clock in milliseconds; not the time of day, which may be set back, and pages would count as fresh until it is reached again
 */
export function createPageCache(
  limits: PageCacheLimits = DEFAULT_LIMITS,
  now: () => number = () => performance.now(),
): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: limits.maxEntries,
    maxSize: limits.maxBytes,
    sizeCalculation: (entry, key) => entry.answer.bytes + key.length,
  });
  const tagsOfPaths = new LRUCache<string, ReadonlySet<string>>({ max: limits.maxEntries });
  let generation = 0;
  const expireNow = (entry: Entry) => {
    entry.freshUntil = 0;
    entry.staleUntil = 0;
  };

  return {
    lookup(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      const time = now();
      if (time < entry.freshUntil) return { state: 'fresh', answer: entry.answer };
      if (time < entry.staleUntil) return { state: 'stale', answer: entry.answer };
      if (time < entry.standInUntil) return { state: 'stand-in', answer: entry.answer };
      entries.delete(key);
      return null;
    },
    bodyOf(key) {
      const answer = entries.peek(key)?.answer;
      return answer === undefined ? null : { etag: answer.etag, packed: answer.packed };
    },
    store(key, path, answer, { freshMs, staleMs }) {
      const time = now();
      const freshUntil = time + freshMs;
      const standInUntil = time + STALE_IF_ERROR_MS;
      entries.set(key, { path, answer, freshUntil, staleUntil: freshUntil + staleMs, standInUntil });
    },
    postpone(key, delayMs) {
      const entry = entries.peek(key);
      if (entry === undefined) return;
      entry.freshUntil = now() + delayMs;
      entry.staleUntil = Math.max(entry.staleUntil, entry.freshUntil);
    },
    remove(key) {
      entries.delete(key);
    },
    purgePath(path) {
      generation += 1;
      for (const entry of entries.values()) if (entry.path === path) expireNow(entry);
    },
    purgeAll() {
      generation += 1;
      for (const entry of entries.values()) expireNow(entry);
    },
    noteTags(path, tags) {
      tagsOfPaths.set(path, new Set(tags));
    },
    tagsOf(path) {
      return tagsOfPaths.get(path) ?? [];
    },
    purgeTags(tags) {
      generation += 1;
      for (const entry of entries.values()) {
        const made = tagsOfPaths.get(entry.path);
        if (made === undefined || tags.some((tag) => made.has(tag))) expireNow(entry);
      }
    },
    get generation() {
      return generation;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}
