import { rateLimited } from '../contract/failure.ts';
import { processSingleton } from '../contract/process-singleton.ts';
import { createRateLimiter, type Limit } from './rate-limiter.ts';

export type { Limit };

const MINUTE_MS = 60_000;

/** A limit over minutes. */
export const perMinutes = (name: string, max: number, minutes: number): Limit => ({
  name,
  max,
  windowMs: minutes * MINUTE_MS,
});

const limiter = processSingleton('rate-limiter', () => createRateLimiter());

/** One limit with what it is counted for: an address, an account, a mail address. */
export type Counted = readonly [limit: Limit, key: string | number];

/**
 * Counts one use of each limit, or of none if one of them is reached.
 * @throws Failure 429 with Retry-After
 */
export function countUses(...counted: readonly Counted[]): void {
  const seconds = Math.max(...counted.map(([limit, key]) => limiter().wait(limit, String(key))));
  if (seconds > 0) throw rateLimited(seconds);
  for (const [limit, key] of counted) limiter().take(limit, String(key));
}

/** Takes back what `countUses` counted last: for limits on failures, counted before it is known whether it is one. */
export function takeBack(...counted: readonly Counted[]): void {
  for (const [limit, key] of counted) limiter().giveBack(limit, String(key));
}
