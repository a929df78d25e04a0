/** A document's rank among those of its kind that match equally well. */
export type SearchOrder = {
  /** 0 comes first; less than TIERS. */
  readonly tier: number;
  /** Within a tier: epoch milliseconds, latest first; negated, earliest first. */
  readonly time: number;
};

const TIERS = 16;
/** Times are stored to the quarter of an hour, for 119 years from 1970: small numbers keep SQLite's index small. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS = 2 ** 22;
const TIMES = 2 * QUARTERS;

/** Number of orders: each is an integer from 0 to one less. */
export const ORDERS = TIERS * TIMES;

/** Documents without an order come before those in later tiers and after those with a time. */
export const UNORDERED: SearchOrder = { tier: 0, time: 0 };

/** An order as one integer: lower comes first. */
export function orderNumber({ tier, time }: SearchOrder): number {
  const quarters = Math.max(1 - QUARTERS, Math.min(QUARTERS, Math.floor(time / QUARTER_MS)));
  return Math.max(0, Math.min(TIERS - 1, tier)) * TIMES + (QUARTERS - quarters);
}
