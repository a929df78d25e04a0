import 'server-only';
import { roundEntries, type RoundEntry } from '@/components/racing/round-entries';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { calendarSwiperBlock } from '@/lib/contract/blocks/site';
import { loadDates } from '@/lib/content/load-dates';
import type { WidgetContext } from '../define-widget';

/** The rounds of a series, or of the whole season, by start_date. */
export async function loadCalendar(
  settings: BlockSettings<typeof calendarSwiperBlock>,
  context: WidgetContext,
): Promise<readonly RoundEntry[]> {
  const [rounds, dates] = await Promise.all([roundsOf(settings.series), loadDates(context.language)]);
  return roundEntries(rounds, dates, context.now);
}

async function roundsOf(series: string) {
  if (series === '') return (await loadQuery('allRounds', {})).nextgenRounds;
  return (await loadQuery('seriesByUrl', { url: series })).nextgenSeries?.rounds ?? [];
}
