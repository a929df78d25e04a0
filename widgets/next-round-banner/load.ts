import 'server-only';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/content/race-day-hours';
import type { BlockSettings } from '@/lib/contract/block';
import type { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import { getDates } from '@/lib/dates/server';
import { roundDays } from '@/lib/season/round-days';
import { roundNumbers } from '@/lib/content/round-numbers';
import { currentRound } from '@/components/racing/current-round';
import type { WidgetContext } from '../define-widget';

/** How long before its first day a round's week begins. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The round that the banner is about, and at which moment of the season. */
export type BannerRound = {
  readonly round: RoundSummary;
  /** Its place in its series' season; undefined for a round of no series. */
  readonly number: number | undefined;
  readonly dateRange: string;
  /** When its week begins, ISO 8601. */
  readonly weekStart: string;
  /** Null unless it is on. */
  readonly hours: RaceDayHours | null;
  /** Whether it was the last of the season. */
  readonly isOver: boolean;
  readonly hasStandings: boolean;
};

/** The next round that has not ended, by start_date (spec point 7); between seasons the last one, and null without rounds. */
export async function loadNextRound(
  _settings: BlockSettings<typeof nextRoundBannerBlock>,
  { now, language }: WidgetContext,
): Promise<BannerRound | null> {
  const [next, all, dates, extensions] = await Promise.all([
    loadQuery('nextRound', {}),
    loadQuery('allRounds', {}),
    getDates(language),
    loadExtensions(),
  ]);
  const ahead = next.nextgenRounds.find(({ end_date }) => new Date(end_date) > now);
  const round = ahead ?? currentRound(all.nextgenRounds, now)?.round;
  if (!round) return null;
  const { from, until } = roundDays(round);
  const weekStart = new Date(from.getTime() - WEEK_MS);
  const changes = [weekStart, from, new Date(round.end_date), until].filter((moment) => moment > now);
  expectChanges(changes.map((moment) => moment.toISOString()));
  return {
    round,
    number: roundNumbers(all.nextgenRounds).get(round.url),
    dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone),
    weekStart: weekStart.toISOString(),
    hours: ahead ? await loadRaceDayHours(round, now, language) : null,
    isOver: !ahead,
    hasStandings: hasExtension(extensions, 'standings'),
  };
}
