import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { allResultsBlock } from '@/lib/contract/blocks/site';
import type { SeriesRef } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import type { WidgetContext } from '../define-widget';
import { sessionsByCategory, type CategorySessions } from './by-category';

export type ResultsRound = {
  readonly id: number;
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
  return [...Map.groupBy(run, ({ series }) => series?.id ?? 0).values()].map((rounds) => ({
    series: rounds[0]?.series ?? null,
    rounds: rounds.map(({ id, name, url, start_date, end_date, venue, results }) => ({
      id,
      name,
      url,
      dateRange: dates.range(start_date, end_date, venue?.timezone),
      venue: venue?.name ?? '',
      categories: sessionsByCategory(results),
    })),
  }));
}
