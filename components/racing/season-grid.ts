import type {
  CategoryRef,
  PodiumPlace,
  ResultSummary,
  RoundSummary,
  SeriesRef,
  Venue,
} from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';
import type { Translator } from '@/lib/i18n/translate';
import { roundNumberText } from './round-title';

type Race = Pick<ResultSummary, 'id' | 'date' | 'session_name' | 'category' | 'podium'>;

/** A round with its sessions in running order. */
export type GridSource<R extends Race = Race> = {
  readonly name: string;
  readonly url: string;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  readonly dateRange: string;
  readonly venue: Pick<Venue, 'name' | 'url'> | null;
  readonly series: SeriesRef | null;
  readonly results: readonly R[];
};

type SourceRound<R extends Race> = Pick<GridSource<R>, 'name' | 'url' | 'series' | 'results'> &
  Pick<RoundSummary, 'start_date' | 'end_date'> & {
    readonly venue: Pick<Venue, 'name' | 'url' | 'timezone'> | null;
  };

/**
 * A round in the form that a grid needs.
 * @param number its number in its season; undefined for a round outside a series
 */
export const gridSource = <R extends Race>(
  { name, url, start_date, end_date, venue, series, results }: SourceRound<R>,
  number: number | undefined,
  { dates, t }: { readonly dates: Pick<DateFormatter, 'range'>; readonly t: Translator },
): GridSource<R> => ({
  name,
  url,
  numberText: roundNumberText(name, number, t),
  dateRange: dates.range(start_date, end_date, venue?.timezone),
  venue,
  series,
  results,
});

/** The winner of a category's last race of a round. */
export type GridCell = {
  readonly category: CategoryRef;
  /** Index of the category in the grid. */
  readonly row: number;
  readonly session: number;
  /** Null if unknown. */
  readonly date: string | null;
  readonly race: string;
  readonly winner: PodiumPlace;
};

export type GridRound = Omit<GridSource, 'series' | 'results'> & { readonly cells: readonly GridCell[] };
export type SeasonGrid = {
  readonly series: SeriesRef | null;
  readonly categories: readonly CategoryRef[];
  /** Latest first. */
  readonly rounds: readonly GridRound[];
};

/** Each category's last race with a result. */
function lastRaces(results: readonly Race[]): ReadonlyMap<number, Race & { readonly category: CategoryRef }> {
  const last = new Map<number, Race & { readonly category: CategoryRef }>();
  for (const race of results) {
    const { category } = race;
    if (category && race.podium.length > 0) last.set(category.id, { ...race, category });
  }
  return last;
}

/**
 * The winners of a season: for each series, its rounds by category. Its size depends only on these two, not on the number of sessions.
 * Rounds without a race result are left out.
 * @param rounds latest first
 * @param order IDs of all categories in the office's order
 */
export function seasonGrids(rounds: readonly GridSource[], order: readonly number[]): readonly SeasonGrid[] {
  const found = rounds.map((round) => ({ round, races: lastRaces(round.results) }));
  const raced = found.filter(({ races }) => races.size > 0);
  const ofSeries = Map.groupBy(raced, ({ round }) => round.series?.url ?? '');
  return [...ofSeries.values()].map((own) => {
    const byId = new Map(
      own.flatMap(({ races }) => [...races.values()].map(({ category }) => [category.id, category] as const)),
    );
    const categories = [...byId.values()].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return {
      series: own[0]?.round.series ?? null,
      categories,
      rounds: own.map(({ round: { name, url, numberText, dateRange, venue }, races }) => ({
        name,
        url,
        numberText,
        dateRange,
        venue,
        cells: categories.flatMap((category, row): GridCell[] => {
          const race = races.get(category.id);
          const winner = race?.podium[0];
          if (!race || !winner) return [];
          const { id: session, date, session_name: raceName } = race;
          return [{ category, row, session, date, race: raceName, winner }];
        }),
      })),
    };
  });
}
