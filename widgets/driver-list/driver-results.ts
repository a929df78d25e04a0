import { outcomeOf } from '@/lib/content/outcome';
import type { DriverResult } from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';

export type RoundOfDriver = {
  readonly name: string;
  /** '' for a round that has no page. */
  readonly url: string;
  /** Day of the first session; '' without one. */
  readonly day: string;
  readonly results: readonly DriverResult[];
};

export type DriverStats = {
  readonly races: number;
  readonly wins: number;
  readonly podiums: number;
  /** Best place in a race; null without one. */
  readonly best: number | null;
};

const PODIUM = 3;

/** A driver's sessions round by round, the latest round first. */
export function resultsByRound(
  results: readonly DriverResult[],
  dates: Pick<DateFormatter, 'day'>,
): readonly RoundOfDriver[] {
  return [...Map.groupBy(results, ({ result }) => result.round?.url ?? '').entries()]
    .map(([url, ofRound]) => {
      const round = ofRound[0]?.result.round ?? null;
      const date = ofRound.find(({ result }) => result.date !== null)?.result.date ?? null;
      const day = date === null ? '' : dates.day(date, round?.venue?.timezone);
      return { name: round?.name ?? '', url, day, results: ofRound };
    })
    .toReversed();
}

/** The totals of a driver's races. A race that was not finished counts; one that was not started does not. */
export function driverStats(results: readonly DriverResult[]): DriverStats {
  const races = results.filter(({ result, row }) => result.is_a_race && outcomeOf(row, true) !== 'DNS');
  const places = races.flatMap(({ row }) => (row.position === null ? [] : [row.position]));
  return {
    races: races.length,
    wins: places.filter((place) => place === 1).length,
    podiums: places.filter((place) => place <= PODIUM).length,
    best: places.length === 0 ? null : Math.min(...places),
  };
}
