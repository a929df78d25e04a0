import { outcomeOf } from '@/lib/season/outcome';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';

/** A driver's or team's sessions at a round. */
export type ResultsOfRound = {
  readonly name: string;
  /** '' for a round without a page. */
  readonly url: string;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  /** The dates of its sessions; '' without a date. */
  readonly days: string;
  readonly results: readonly DriverResult[];
};

export type RaceTotals = {
  readonly races: number;
  readonly wins: number;
  readonly podiums: number;
  /** Number of qualifying wins; null if no session is known to be qualifying. */
  readonly poles: number | null;
  /** Best place in a race; null without one. */
  readonly best: number | null;
};

const PODIUM = 3;

/**
 * A driver's or team's sessions by round, latest round first.
 * @param results in order of time
 * @param numberTextOf a round's number in words, from its URL name and its name
 */
export function resultsByRound(
  results: readonly DriverResult[],
  dates: Pick<DateFormatter, 'range'>,
  numberTextOf: (url: string, name: string) => string,
): readonly ResultsOfRound[] {
  return [...Map.groupBy(results, ({ result }) => result.round?.url ?? '').entries()]
    .map(([url, ofRound]) => {
      const round = ofRound[0]?.result.round ?? null;
      // The content server writes instants in UTC, so they sort as text.
      const moments = ofRound.flatMap(({ result }) => result.date ?? []).toSorted();
      const [first] = moments;
      const name = round?.name ?? '';
      return {
        name,
        url,
        numberText: numberTextOf(url, name),
        days: first === undefined ? '' : dates.range(first, moments.at(-1) ?? first, round?.venue?.timezone),
        results: ofRound,
      };
    })
    .toReversed();
}

/** Totals of cars' races and qualifying sessions. A race that was not finished counts; one that was not started doesn't. */
export function raceTotals(results: readonly DriverResult[]): RaceTotals {
  const races = results.filter(({ result, row }) => result.is_a_race && outcomeOf(row, true) !== 'DNS');
  const qualifying = results.filter(({ result }) => result.kind === 'qualifying');
  const places = races.flatMap(({ row }) => (row.position === null ? [] : [row.position]));
  return {
    races: races.length,
    wins: places.filter((place) => place === 1).length,
    podiums: places.filter((place) => place <= PODIUM).length,
    poles: qualifying.length === 0 ? null : qualifying.filter(({ row }) => row.position === 1).length,
    best: places.length === 0 ? null : Math.min(...places),
  };
}
