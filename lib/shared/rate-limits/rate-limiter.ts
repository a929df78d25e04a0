import { LRUCache } from 'lru-cache';

/** A rate limit: `max` times in any period of `windowMs`. `name` keeps limits apart. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number };

export type RateLimiter = {
  /**
   * Counts one use for a key.
   * @returns 0 if it was within the limit, else the seconds until the next use is allowed; a rejected use isn't counted
   */
  take(limit: Limit, key: string): number;
  /** Takes back the last use, if it turns out not to count (a correct password). */
  giveBack(limit: Limit, key: string): void;
  /** Seconds until a use would be allowed; 0 for now. Counts nothing. */
  wait(limit: Limit, key: string): number;
};

/** Maximum number of keys; beyond it the least recently used is dropped, so that a flood can't fill the memory. */
const MAX_KEYS = 50_000;

/** Creates an in-memory sliding-window limiter. `now` returns milliseconds. */
export function createRateLimiter(now: () => number = Date.now, maxKeys = MAX_KEYS): RateLimiter {
  const uses = new LRUCache<string, readonly number[]>({ max: maxKeys });
  const nameOf = (limit: Limit, key: string) => `${limit.name}\n${key}`;
  const recent = (limit: Limit, key: string): readonly number[] => {
    const since = now() - limit.windowMs;
    return (uses.get(nameOf(limit, key)) ?? []).filter((moment) => moment > since);
  };
  const waitAfter = (limit: Limit, moments: readonly number[]): number => {
    const oldest = moments[moments.length - limit.max];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + limit.windowMs - now()) / 1000));
  };
  return {
    wait: (limit, key) => waitAfter(limit, recent(limit, key)),
    take(limit, key) {
      const moments = recent(limit, key);
      const seconds = waitAfter(limit, moments);
      if (seconds === 0) uses.set(nameOf(limit, key), [...moments, now()]);
      return seconds;
    },
    giveBack(limit, key) {
      uses.set(nameOf(limit, key), recent(limit, key).slice(0, -1));
    },
  };
}
