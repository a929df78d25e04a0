import type { SessionScore } from './score-session.ts';
import type { TieBreak } from './scoring.ts';

/** What ties are broken by: the total, and the positions in races, including dropped ones. */
export type RaceRecord = {
  readonly total: number;
  /** Number of first places, second places, … */
  readonly places: readonly number[];
  /** Positions in the races in order of time; null where unclassified or absent. */
  readonly races: readonly (number | null)[];
};

/** How two competitors with equal points were separated. */
export type Tie =
  /** Countback: the best place at which their counts differ, with both counts, the better first. */
  | {
      readonly kind: 'countback';
      readonly place: number;
      readonly more: number;
      readonly fewer: number;
    }
  /** The better result in the last race in which they differ. */
  | { readonly kind: 'latest' }
  /** Not separated: they share a rank. */
  | { readonly kind: 'shared' };

/** Adds the positions of scores to a record. */
export function recordOf(total: number, scores: readonly (SessionScore | undefined)[]): RaceRecord {
  const places: number[] = [];
  const races: (number | null)[] = [];
  for (const score of scores) {
    const position = score?.position ?? null;
    races.push(position);
    if (position === null) continue;
    while (places.length < position) places.push(0);
    places[position - 1] = (places[position - 1] ?? 0) + 1;
  }
  return { total, places, races };
}

/** Negative if `a` is ahead on countback: more firsts, else more seconds, … */
function byCountback(a: RaceRecord, b: RaceRecord): number {
  const place = differingPlace(a, b);
  return place === null ? 0 : (b.places[place] ?? 0) - (a.places[place] ?? 0);
}

function differingPlace(a: RaceRecord, b: RaceRecord): number | null {
  const length = Math.max(a.places.length, b.places.length);
  for (let place = 0; place < length; place += 1)
    if ((a.places[place] ?? 0) !== (b.places[place] ?? 0)) return place;
  return null;
}

function byLatest(a: RaceRecord, b: RaceRecord): number {
  for (let race = Math.max(a.races.length, b.races.length) - 1; race >= 0; race -= 1) {
    const difference = (a.races[race] ?? Infinity) - (b.races[race] ?? Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/** Compares two records for a table: negative if `a` is ahead, 0 if they share a rank. */
export function compareRecords(tieBreak: TieBreak, a: RaceRecord, b: RaceRecord): number {
  if (a.total !== b.total) return b.total - a.total;
  if (tieBreak === 'none') return 0;
  return byCountback(a, b) || (tieBreak === 'countback_then_latest' ? byLatest(a, b) : 0);
}

/** How the tie of two neighbours in a table was broken; null if they have different points. @param ahead the upper one */
export function tieOf(tieBreak: TieBreak, ahead: RaceRecord, behind: RaceRecord): Tie | null {
  if (ahead.total !== behind.total) return null;
  if (compareRecords(tieBreak, ahead, behind) === 0) return { kind: 'shared' };
  const place = differingPlace(ahead, behind);
  if (place === null) return { kind: 'latest' };
  const [more, fewer] = [ahead.places[place] ?? 0, behind.places[place] ?? 0];
  return { kind: 'countback', place: place + 1, more, fewer };
}
