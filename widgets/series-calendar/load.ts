import 'server-only';
import { nextRound, roundEntries } from '@/components/racing/round-entries';
import type { RoundEntry } from '@/components/racing/round-entries';
import { listSeries } from '@/lib/season/series';
import type { BlockSettings } from '@/lib/contract/block';
import type { seriesCalendarBlock } from '@/lib/contract/blocks/site';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/contract/time-zone';
import type { ShareCard } from '@/lib/share-picture/card';
import type { WidgetContext } from '../define-widget';

export type SeriesRounds = {
  readonly name: string;
  readonly url: string;
  readonly entries: readonly RoundEntry[];
};

/** The rounds of the editor's series, or of all series. */
export async function loadSeriesCalendar(
  settings: BlockSettings<typeof seriesCalendarBlock>,
  context: WidgetContext,
): Promise<readonly SeriesRounds[]> {
  const [series, dates] = await Promise.all([listSeries(settings.series), loadDates(context.language)]);
  const next = nextRound(
    series.flatMap(({ rounds }) => rounds),
    context.now,
  );
  return series
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ name, url, rounds }) => ({
      name,
      url,
      entries: roundEntries(rounds, dates, context.now, { next }),
    }));
}

/** The most rounds on its share card. */
const CARD_LINES = 5;

/** A calendar's share card for chats and social networks: the first series, from its next round on. */
export function calendarCard([series]: readonly SeriesRounds[]): ShareCard | null {
  if (series === undefined) return null;
  const { name, entries } = series;
  const next = entries.findIndex(({ isPast }) => !isPast);
  const last = Math.max(0, entries.length - CARD_LINES);
  const first = next === -1 ? last : Math.min(next, last);
  return {
    kind: 'calendar',
    name,
    rounds: entries.slice(first, first + CARD_LINES).map(({ round, number, isNext }) => ({
      number: number ?? null,
      name: round.name,
      start: round.start_date,
      end: round.end_date,
      zone: round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
      status: round.round_status,
      isNext,
    })),
    art: null,
  };
}
