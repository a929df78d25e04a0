import { nanoid } from 'nanoid';
import type { Limit } from '../../../lib/shared/rate-limits/rate-limiter.ts';
import type { Valkey } from '../../../lib/shared/node/valkey.ts';
import { hashOf } from '../secrets.ts';

/**
 * Returns the milliseconds until all limits allow another use, by the server's clock; 0 if none is reached. A key holds the times of its
 * uses. KEYS: one for each limit. ARGV: a name for this use, then max and window of each limit.
 */
const LOOK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local wait = 0
for i, key in ipairs(KEYS) do
  local max, window = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  if redis.call('ZCARD', key) >= max then
    local oldest = redis.call('ZRANGE', key, -max, -max, 'WITHSCORES')
    wait = math.max(wait, tonumber(oldest[2]) + window - now, 1)
  end
end
if wait > 0 then return wait end
`;

/** Counts one use of each limit, or none if any is reached. */
const TAKE = `${LOOK}
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2 * i + 1])
end
return 0`;

const WAIT = `${LOOK}
return 0`;

/** Keys contain no network or email address, so reading the server's memory reveals nobody. */
const keyOf = (limit: Limit, key: string): string => `limit:${hashOf(`${limit.name}\n${key}`)}`;

export type SharedLimiter = {
  /** @returns 0, or the seconds until all limits allow another use. @throws if the server is unavailable */
  readonly takeAll: (counted: readonly (readonly [Limit, string])[]) => Promise<number>;
  /** The same, without counting a use. */
  readonly waitForAll: (counted: readonly (readonly [Limit, string])[]) => Promise<number>;
  /** Takes back the last use of each limit. @throws if the server is unavailable */
  readonly giveBackAll: (counted: readonly (readonly [Limit, string])[]) => Promise<void>;
};

/** Creates a limiter that counts in Valkey, for all backends together. */
export function createSharedLimiter(client: Pick<Valkey, 'eval' | 'zpopmax'>): SharedLimiter {
  const run = async (script: string, counted: readonly (readonly [Limit, string])[]): Promise<number> => {
    const keys = counted.map(([limit, key]) => keyOf(limit, key));
    const limits = counted.flatMap(([{ max, windowMs }]) => [max, windowMs]);
    return Math.ceil(Number(await client.eval(script, keys.length, ...keys, nanoid(), ...limits)) / 1000);
  };
  return {
    takeAll: (counted) => run(TAKE, counted),
    waitForAll: (counted) => run(WAIT, counted),
    async giveBackAll(counted) {
      await Promise.all(counted.map(([limit, key]) => client.zpopmax(keyOf(limit, key))));
    },
  };
}
