import 'server-only';
import { nextRound, roundEntries } from '@/components/racing/round-entries';
import type { RoundEntry } from '@/components/racing/round-entries';
import { listSeries } from '@/lib/content/series';
import type { BlockSettings } from '@/lib/contract/block';
import type { seriesCalendarBlock } from '@/lib/contract/blocks/site';
import { getDates } from '@/lib/dates/server';
import type { WidgetContext } from '../define-widget';

export type SeriesRounds = {
  readonly name: string;
  readonly url: string;
  readonly entries: readonly RoundEntry[];
};

/** The rounds of the series that the editor chose, or of every series. */
export async function loadSeriesCalendar(
  settings: BlockSettings<typeof seriesCalendarBlock>,
  context: WidgetContext,
): Promise<readonly SeriesRounds[]> {
  const [series, dates] = await Promise.all([listSeries(settings.series), getDates(context.language)]);
  const next = nextRound(
    series.flatMap(({ rounds }) => rounds),
    context.now,
  );
  return series
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ name, url, rounds }) => ({ name, url, entries: roundEntries(rounds, dates, context.now, next) }));
}
