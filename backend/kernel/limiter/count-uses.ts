import { createRateLimiter, type Limit } from '../../../lib/shared/rate-limits/rate-limiter.ts';
import { rateLimited } from '../failure.ts';
import { log } from '../log/log.ts';
import { processSingleton } from '../process-singleton.ts';
import type { SharedLimiter } from './shared-limiter.ts';

type State = {
  readonly local: ReturnType<typeof createRateLimiter>;
  shared: SharedLimiter | null;
  isAway: boolean;
};
const slot = processSingleton('rate-limiter', (): State => ({
  local: createRateLimiter(),
  shared: null,
  isAway: false,
}));

/** From now on, counts for all backends together; while that fails, each counts by itself. */
export function shareLimits(limiter: SharedLimiter | null): void {
  slot().shared = limiter;
}

/** A limit and its subject: a network address, an account, an email address. */
export type Counted = readonly [limit: Limit, key: string | number];
type Named = readonly [Limit, string];

/** Counts with the other backends. @returns null if that isn't possible, or not configured */
async function withOthers<T>(count: (limiter: SharedLimiter) => Promise<T>): Promise<T | null> {
  const own = slot();
  if (own.shared === null) return null;
  try {
    const counted = await count(own.shared);
    if (own.isAway) log.info({}, 'limits are shared by all backends again');
    own.isAway = false;
    return counted;
  } catch (error) {
    if (!own.isAway) log.warn({ err: error }, 'Valkey is unreachable: each backend counts limits on its own');
    own.isAway = true;
    return null;
  }
}

const localWait = (counted: readonly Named[]): number =>
  Math.max(...counted.map(([limit, key]) => slot().local.wait(limit, key)));

function takeLocally(counted: readonly Named[]): number {
  const { local } = slot();
  const seconds = localWait(counted);
  if (seconds > 0) return seconds;
  for (const [limit, key] of counted) local.take(limit, key);
  return 0;
}

const named = (counted: readonly Counted[]): Named[] =>
  counted.map(([limit, key]): Named => [limit, String(key)]);

/** Counts one use of each limit, or none if any is reached. @returns 0, or the seconds until all of them allow another use */
export async function takeUses(...counted: readonly Counted[]): Promise<number> {
  const uses = named(counted);
  return (await withOthers(({ takeAll }) => takeAll(uses))) ?? takeLocally(uses);
}

/** The same, without counting a use. */
export async function waitForUses(...counted: readonly Counted[]): Promise<number> {
  const uses = named(counted);
  return (await withOthers(({ waitForAll }) => waitForAll(uses))) ?? localWait(uses);
}

/** `takeUses` for calls of the contract. @throws Failure 429 with Retry-After */
export async function countUses(...counted: readonly Counted[]): Promise<void> {
  const seconds = await takeUses(...counted);
  if (seconds > 0) throw rateLimited(seconds);
}

/** Takes back the last use counted by `countUses`: for limits on failures, which are counted before the outcome is known. */
export async function takeBack(...counted: readonly Counted[]): Promise<void> {
  const uses = named(counted);
  const isDone = await withOthers(async ({ giveBackAll }) => {
    await giveBackAll(uses);
    return true;
  });
  if (isDone === null) for (const [limit, key] of uses) slot().local.giveBack(limit, key);
}
