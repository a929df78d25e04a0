import 'server-only';
import type { CategoryRef, ResultSummary, SeriesRef } from '@/lib/contract/entities/racing';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { allResultsBlock } from '@/lib/contract/blocks/site';
import { getDates } from '@/lib/dates/server';
import type { WidgetContext } from '../define-widget';

export type CategorySessions = {
  /** Null for sessions of no category. */
  readonly category: CategoryRef | null;
  readonly sessions: readonly ResultSummary[];
};

/** The sessions of a round by category; both keep the order in which they come. */
export function sessionsByCategory(sessions: readonly ResultSummary[]): readonly CategorySessions[] {
  return [...Map.groupBy(sessions, ({ category }) => category?.id ?? 0).values()].map((ofCategory) => ({
    category: ofCategory[0]?.category ?? null,
    sessions: ofCategory,
  }));
}

export type ResultsRound = {
  readonly name: string;
  readonly url: string;
  readonly dateRange: string;
  readonly venue: string;
  readonly categories: readonly CategorySessions[];
};
export type SeriesResults = { readonly series: SeriesRef | null; readonly rounds: readonly ResultsRound[] };

/** Every session of a series, or of all, the latest round first. */
export async function loadAllResults(
  settings: BlockSettings<typeof allResultsBlock>,
  { language }: WidgetContext,
): Promise<readonly SeriesResults[]> {
  const [{ nextgenRounds }, dates] = await Promise.all([
    loadQuery('roundsWithResults', {}),
    getDates(language),
  ]);
  const run = nextgenRounds
    .filter(
      ({ results, series }) =>
        results.length > 0 && (settings.series === '' || series?.url === settings.series),
    )
    .toReversed();
  return [...Map.groupBy(run, ({ series }) => series?.url ?? '').values()].map((rounds) => ({
    series: rounds[0]?.series ?? null,
    rounds: rounds.map(({ name, url, start_date, end_date, venue, results }) => ({
      name,
      url,
      dateRange: dates.range(start_date, end_date, venue?.timezone),
      venue: venue?.name ?? '',
      categories: sessionsByCategory(results),
    })),
  }));
}
