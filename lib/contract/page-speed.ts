/*
 * How fast pages are for real visitors: the Web Vitals (https://web.dev/articles/vitals) of those who agreed, as anonymous counts. Without
 * the schema library, because browsers load this.
 */

/** Milliseconds, except `CLS`, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** A measured value is only stored as the number of its bin: the first whose limit it doesn't exceed, or the one after the last. */
export const BIN_LIMITS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 20_000],
  INP: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1],
  FCP: [300, 600, 900, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000, 20_000],
  TTFB: [50, 100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 3000, 5000, 10_000],
};

/** Google's ratings: good up to `good`, poor above `poor`. Both are limits of bins. */
export const RATED: Readonly<Record<Vital, { readonly good: number; readonly poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

/** The number of a value's bin. */
export function binOf(vital: Vital, value: number): number {
  const at = BIN_LIMITS[vital].findIndex((limit) => value <= limit);
  return at === -1 ? BIN_LIMITS[vital].length : at;
}

/** Page name for pages that the site doesn't know. */
export const OTHER_PAGES = 'other';

/** The first segment of an address, the only part that is stored; `home` for the home page. */
export const pageNameOf = (pathname: string): string => pathname.split('/', 2)[1] || 'home';

/** The address that browsers report to, once a page: `{ page, device, values: { LCP: 812.5, … } }`. */
export const PAGE_SPEED_CALL = '/api/page-speed';
