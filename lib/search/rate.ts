/** Lets so many through at once, and then so many a second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/**
 * Makes a limit that is the same for all callers together.
 * @param now clock in milliseconds
 * @returns true when one more may go through
 */
export function createRateLimit({ burst, perSecond }: Rate, now: () => number = Date.now): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - countedAt) / 1000) * perSecond);
    countedAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
