import 'server-only';
import { loadQuery } from '@/lib/content/load';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/content/race-day-hours';
import type { BlockSettings } from '@/lib/contract/block';
import type { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import type { WidgetContext } from '../define-widget';

export type NextRound = {
  readonly round: RoundSummary;
  readonly dateRange: string;
  /** Null unless it is on. */
  readonly hours: RaceDayHours | null;
};

/** The next round that has not ended, by start_date (spec point 7); null when the season is over. */
export async function loadNextRound(
  _settings: BlockSettings<typeof nextRoundBannerBlock>,
  context: WidgetContext,
): Promise<NextRound | null> {
  const { nextgenRounds } = await loadQuery('nextRound', {});
  const [round] = nextgenRounds;
  if (!round) return null;
  const [dates, hours] = await Promise.all([
    getDates(context.language),
    loadRaceDayHours(round, context.now, context.language),
  ]);
  return { round, dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone), hours };
}
