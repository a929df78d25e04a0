import type { CategoryRef, DriverResult, DriverRound, TimingRow } from '@/lib/contract/entities/racing';
import { readLap } from './lap-time';
import { outcomeOf } from './outcome';

/** The first or the second of two drivers. */
export type Side = 0 | 1;
/** How often each of them was ahead. */
export type Tally = readonly [number, number];

/** A session that two drivers were in. */
export type SharedSession = {
  readonly result: DriverResult['result'];
  readonly rows: readonly [TimingRow, TimingRow];
  /** Who was ahead; null if neither was: they shared a car, or one of them didn't race. */
  readonly ahead: Side | null;
  /** Who had the better lap; null if one is unknown, or they are equal. */
  readonly quicker: Side | null;
};

export type Tallies = { readonly qualifying: Tally; readonly races: Tally; readonly bestLaps: Tally };

type Season = { readonly rounds: readonly { readonly url: string }[] };

/**
 * The latest season in which the drivers were in the same category, with that category; among several, the first driver's own.
 * @param seasons the latest first
 * @param own the URL name of that category
 * @returns null if there is none
 */
export function sharedSeason<S extends Season>(
  seasons: readonly S[],
  rounds: readonly (readonly DriverRound[])[],
  own: string | undefined,
): { readonly season: S; readonly category: CategoryRef } | null {
  for (const season of seasons) {
    const urls = new Set(season.rounds.map(({ url }) => url));
    const [first = [], ...others] = rounds.map((theirs) =>
      theirs.flatMap(({ url, category }) => (category !== null && urls.has(url) ? [category] : [])),
    );
    const shared = first.filter(({ id }) =>
      others.every((other) => other.some((theirs) => theirs.id === id)),
    );
    const category = shared.find(({ url }) => url === own) ?? shared[0];
    if (category) return { season, category };
  }
  return null;
}

/**
 * The sessions of a category that both drivers were in.
 * @param results of each, by date
 */
export function sharedSessions(
  [first, second]: readonly [readonly DriverResult[], readonly DriverResult[]],
  category: number,
): readonly SharedSession[] {
  const rows = new Map(second.map(({ result, row }) => [result.id, row]));
  return first.flatMap(({ result, row }): SharedSession[] => {
    const other = rows.get(result.id);
    if (other === undefined || result.category?.id !== category) return [];
    const pair = [row, other] as const;
    return [{ result, rows: pair, ahead: aheadOf(pair, result.is_a_race), quicker: quickerOf(pair) }];
  });
}

/** Which of two has the lower number; one without a number is behind. */
function lower(first: number | null, second: number | null): Side | null {
  if (first === second) return null;
  return second === null || (first !== null && first < second) ? 0 : 1;
}

function aheadOf([first, second]: SharedSession['rows'], isRace: boolean): Side | null {
  const isOut = [first, second].some((row) => isRace && outcomeOf(row, true) === 'DNS');
  return isOut ? null : lower(first.position, second.position);
}

/** Who had the better lap. */
function quickerOf(rows: SharedSession['rows']): Side | null {
  const [first = null, second = null] = rows.map(({ best_time }) => readLap(best_time));
  return first === null || second === null ? null : lower(first, second);
}

const tallyOf = (sides: readonly (Side | null)[]): Tally => [
  sides.filter((side) => side === 0).length,
  sides.filter((side) => side === 1).length,
];

/** How often each was ahead in qualifying and in races, and how often they had the better lap in a race. */
export function talliesOf(sessions: readonly SharedSession[]): Tallies {
  const races = sessions.filter(({ result }) => result.is_a_race);
  const qualifying = sessions.filter(({ result }) => result.kind === 'qualifying');
  return {
    qualifying: tallyOf(qualifying.map(({ ahead }) => ahead)),
    races: tallyOf(races.map(({ ahead }) => ahead)),
    bestLaps: tallyOf(races.map(({ quicker }) => quicker)),
  };
}
