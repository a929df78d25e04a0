import 'server-only';
import { roundAhead } from '@/components/racing/round-entries';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/season/race-day-hours';
import type { BlockSettings } from '@/lib/contract/block';
import type { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import { loadDates } from '@/lib/content/load-dates';
import { seasonMoment } from '@/lib/season/moment';
import { roundNumbers } from '@/lib/season/round-numbers';
import type { WidgetContext } from '../define-widget';

/** The banner's round, and the stage of the season. */
export type BannerRound = {
  readonly round: RoundSummary;
  /** Its number in its series' season; undefined for a round outside a series. */
  readonly number: number | undefined;
  readonly dateRange: string;
  readonly isOn: boolean;
  /** When its week begins, ISO 8601; null once it is on, and after the season. */
  readonly weekStart: string | null;
  /** Null unless it is on and has a timetable. */
  readonly hours: RaceDayHours | null;
  /** Whether it was the season's last. */
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
    loadDates(language),
    loadExtensions(),
  ]);
  const moment = seasonMoment(all.nextgenRounds, now);
  if (moment.changesAt !== null) expectChanges([moment.changesAt.toISOString()]);
  const isOn = moment.name === 'race-day';
  const ahead = isOn ? moment.on : roundAhead(next.nextgenRounds, all.nextgenRounds, now);
  const round = ahead ?? moment.last;
  if (!round) return null;
  return {
    round,
    number: roundNumbers(all.nextgenRounds).get(round.url),
    dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone),
    isOn,
    weekStart: isOn ? null : (moment.weekStart?.toISOString() ?? null),
    hours: isOn ? await loadRaceDayHours(round, now, language) : null,
    isOver: !ahead,
    hasStandings: hasExtension(extensions, 'standings'),
  };
}
