/** Where a document stands among those of its kind that match equally well. */
export type SearchOrder = {
  /** 0 comes first; less than TIERS. */
  readonly tier: number;
  /** Within a tier: epoch milliseconds, of which the latest comes first; negated, the earliest. */
  readonly time: number;
};

const TIERS = 16;
/** Times are kept to the quarter of an hour, for 119 years from 1970: small numbers keep SQLite's index small. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS = 2 ** 22;
const TIMES = 2 * QUARTERS;

/** How many orders there are: each is an integer from 0 to one less. */
export const ORDERS = TIERS * TIMES;

/** What has no order of its own comes before what has a later tier, and after what has a time. */
export const UNORDERED: SearchOrder = { tier: 0, time: 0 };

/** An order as one integer: the lower comes first. */
export function orderNumber({ tier, time }: SearchOrder): number {
  const quarters = Math.max(1 - QUARTERS, Math.min(QUARTERS, Math.floor(time / QUARTER_MS)));
  return Math.max(0, Math.min(TIERS - 1, tier)) * TIMES + (QUARTERS - quarters);
}
