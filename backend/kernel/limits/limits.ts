import { createRateLimiter, type Limit } from '../../../lib/shared/rate-limiter.ts';
import { rateLimited } from '../failure.ts';
import { processSingleton } from '../process-singleton.ts';

export type { Limit };

const MINUTE_MS = 60_000;

/** A limit per period of minutes. */
export const perMinutes = (name: string, max: number, minutes: number): Limit => ({
  name,
  max,
  windowMs: minutes * MINUTE_MS,
});

const limiter = processSingleton('rate-limiter', () => createRateLimiter());

/** A limit and what it is counted for: a network address, an account, an email address. */
export type Counted = readonly [limit: Limit, key: string | number];

/**
 * Counts one use of each limit, or of none if one is reached.
 * @returns 0, or the seconds until all of them allow another use
 */
export function takeUses(...counted: readonly Counted[]): number {
  const seconds = Math.max(...counted.map(([limit, key]) => limiter().wait(limit, String(key))));
  if (seconds > 0) return seconds;
  for (const [limit, key] of counted) limiter().take(limit, String(key));
  return 0;
}

/**
 * The same for calls of the contract.
 * @throws Failure 429 with Retry-After
 */
export function countUses(...counted: readonly Counted[]): void {
  const seconds = takeUses(...counted);
  if (seconds > 0) throw rateLimited(seconds);
}

/** Takes back the last use counted by `countUses`: for limits on failures, which are counted before the outcome is known. */
export function takeBack(...counted: readonly Counted[]): void {
  for (const [limit, key] of counted) limiter().giveBack(limit, String(key));
}
