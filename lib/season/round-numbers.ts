import { racingSeasons } from './seasons';
import type { RoundSummary } from '@/lib/contract/entities/racing';

type Numbered = Pick<RoundSummary, 'url' | 'start_date' | 'end_date'> & {
  readonly series: Pick<NonNullable<RoundSummary['series']>, 'url'> | null;
};

/**
 * The number of each round in its season: the fifth of a series is round 5. Postponed and cancelled rounds keep their numbers.
 * @returns by URL name; a round without a series has no number
 */
export function roundNumbers(rounds: readonly Numbered[]): ReadonlyMap<string, number> {
  const inOrder = rounds.toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const bySeries = Map.groupBy(inOrder, ({ series }) => series?.url ?? '');
  bySeries.delete('');
  return new Map(
    [...bySeries.values()].flatMap((ofSeries) =>
      racingSeasons(ofSeries).flatMap((season) =>
        season.rounds.map(({ url }, index): [string, number] => [url, index + 1]),
      ),
    ),
  );
}
