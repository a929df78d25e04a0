import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HOOK_MAX_AGE_MS, signedText } from '@/lib/contract/site-hook';

/** Signatures that were used are remembered for as long as their time would be accepted. */
const MAX_REMEMBERED = 10_000;

export type SignedCall = {
  readonly path: string;
  readonly time: string | null;
  readonly signature: string | null;
  readonly body: string;
};

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Makes the check of signed calls: signed with the secret, made lately, and not seen before.
 * @param now clock in milliseconds
 */
export function createHookCheck(secret: string, now: () => number = Date.now): (call: SignedCall) => boolean {
  const used = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: 2 * HOOK_MAX_AGE_MS, perf: { now } });
  return ({ path, time, signature, body }) => {
    if (time === null || signature === null || !/^\d{1,15}$/.test(time)) return false;
    if (Math.abs(now() - Number(time)) > HOOK_MAX_AGE_MS) return false;
    const expected = createHmac('sha256', secret)
      .update(signedText(path, time, body))
      .digest('hex');
    if (!isEqual(expected, signature) || used.has(signature)) return false;
    used.set(signature, true);
    return true;
  };
}
