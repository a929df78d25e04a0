import { racingSeasons } from './seasons';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Championship } from '@/lib/contract/entities/standings';

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

/** A championship whose rounds have the numbers that visitors know them by. */
export type NumberedChampionship = Omit<Championship, 'rounds'> & {
  readonly rounds: (Championship['rounds'][number] & { readonly number: number })[];
};

/**
 * A championship with the calendar's number of each of its rounds: the fifth of the season is round 5 even if the championship missed two.
 * If these would be ambiguous, because its rounds are of several series or of none, they are counted in its own order.
 * @param numbers by URL name, from roundNumbers
 */
export function withRoundNumbers(
  championship: Championship,
  numbers: ReadonlyMap<string, number>,
): NumberedChampionship {
  const known = championship.rounds.flatMap(({ url }) => numbers.get(url) ?? []);
  const isClear = new Set(known).size === championship.rounds.length;
  const rounds = championship.rounds.map((round, index) => ({
    ...round,
    number: (isClear ? numbers.get(round.url) : undefined) ?? index + 1,
  }));
  return { ...championship, rounds };
}
