import { LRUCache } from 'lru-cache';

/** How often something may happen: `max` times in any stretch of `windowMs`. `name` keeps limits apart. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number };

export type RateLimiter = {
  /**
   * Counts one use for a key.
   * @returns 0 if it was within the limit, else the seconds until the next one is; a refused use is not counted
   */
  take(limit: Limit, key: string): number;
  /** Takes the latest use back, for what turns out not to count (a right password). */
  giveBack(limit: Limit, key: string): void;
  /** Seconds until a use would be within the limit; 0 for now. Counts nothing. */
  wait(limit: Limit, key: string): number;
};

/** Most keys that are remembered; beyond it the one unused for longest is forgotten, so that a flood cannot fill the memory. */
const MAX_KEYS = 50_000;

/** Makes a sliding-window limiter in the memory of this process. `now` gives milliseconds. */
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
