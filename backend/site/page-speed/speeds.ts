import {
  BIN_LIMITS,
  DEVICES,
  RATED,
  VITALS,
  type Device,
  type Vital,
} from '../../../lib/contract/page-speed.ts';

/** Number of visits in each bin (`BIN_LIMITS`), for one vital on one kind of page and device. */
export type Bins = readonly number[];
/** The bins by `keyOf`. */
export type Speeds = Readonly<Record<string, Bins>>;

export const keyOf = (page: string, device: Device, vital: Vital): string => `${page} ${device} ${vital}`;

const sumOf = (bins: Bins): number => bins.reduce((sum, visits) => sum + visits, 0);

/** Adds two sets of bins, either of which may be shorter. */
export function addBins(one: Bins, other: Bins): Bins {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  return longer.map((visits, at) => visits + (shorter[at] ?? 0));
}

/** Adds speeds to others. */
export function addSpeeds(all: readonly Speeds[]): Speeds {
  const sums: Record<string, Bins> = {};
  for (const speeds of all)
    for (const [key, bins] of Object.entries(speeds)) sums[key] = addBins(sums[key] ?? [], bins);
  return sums;
}

/** Google rates a page by the value that three quarters of visits don't exceed. */
const JUDGED = 0.75;

/** A figure for a set of visits. */
export type Figure = {
  readonly visits: number;
  /**
   * The value that three quarters of visits don't exceed, assuming that values are spread evenly over their bin; null if it's in the last
   * bin.
   */
  readonly value: number | null;
  /** The share of visits whose value is good, 0 to 1. */
  readonly good: number;
};

/** The figure for some bins; null without visits. */
export function figureOf(vital: Vital, bins: Bins): Figure | null {
  const visits = sumOf(bins);
  if (visits === 0) return null;
  const limits = BIN_LIMITS[vital];
  const good = sumOf(bins.slice(0, limits.indexOf(RATED[vital].good) + 1)) / visits;
  const wanted = visits * JUDGED;
  let below = 0;
  for (const [at, limit] of limits.entries()) {
    const here = bins[at] ?? 0;
    if (here > 0 && below + here >= wanted) {
      const from = limits[at - 1] ?? 0;
      return { visits, value: from + ((wanted - below) / here) * (limit - from), good };
    }
    below += here;
  }
  return { visits, value: null, good };
}

export type Rating = 'good' | 'middling' | 'poor';

/** How Google rates a figure. */
export function ratingOf(vital: Vital, { value }: Figure): Rating {
  const { good, poor } = RATED[vital];
  if (value === null || value > poor) return 'poor';
  return value > good ? 'middling' : 'good';
}

export type Figures = Readonly<Record<Vital, Figure | null>>;
export type PageRow = { readonly page: string; readonly visits: number; readonly figures: Figures };

function figuresOf(speeds: Speeds, keys: (vital: Vital) => readonly string[]): Figures {
  const one = (vital: Vital) =>
    figureOf(
      vital,
      keys(vital).reduce<Bins>((sum, key) => addBins(sum, speeds[key] ?? []), []),
    );
  return { LCP: one('LCP'), INP: one('INP'), CLS: one('CLS'), FCP: one('FCP'), TTFB: one('TTFB') };
}

const most = (figures: Figures): number => Math.max(...VITALS.map((vital) => figures[vital]?.visits ?? 0));

/** The figures of all pages and of each kind of page, most visited first. */
export function summarise(
  speeds: Speeds,
  devices: readonly Device[] = DEVICES,
): { readonly all: Figures; readonly pages: readonly PageRow[] } {
  const names = [...new Set(Object.keys(speeds).map((key) => key.split(' ', 1)[0] ?? ''))];
  const keysOf = (pages: readonly string[]) => (vital: Vital) =>
    pages.flatMap((page) => devices.map((device) => keyOf(page, device, vital)));
  const pages = names
    .map((page) => {
      const figures = figuresOf(speeds, keysOf([page]));
      return { page, visits: most(figures), figures };
    })
    .filter(({ visits }) => visits > 0)
    .toSorted((a, b) => b.visits - a.visits || (a.page < b.page ? -1 : 1));
  return { all: figuresOf(speeds, keysOf(names)), pages };
}
