import 'server-only';
import { cache } from 'react';
import { currentRound } from '@/components/racing/current-round';
import {
  remainingDays,
  timetableCategories,
  timetableDays,
  type TimetableDay,
} from '@/components/racing/timetable-days';
import { MY_CATEGORIES } from '@/lib/season/addresses';
import { expectChanges } from '@/lib/content/block-times';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import type { CategoryRef, RoundSummary } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { isoDay } from '@/lib/dates/format';
import { nextMidnight } from '@/lib/dates/midnight';
import { zoneName } from '@/lib/dates/zone-name';
import { isOnDays, roundDays } from '@/lib/season/round-days';
import type { ShownRound } from '@/components/racing/current-round-line';

export type LoadedTimetable = {
  /** Null before the first round is announced. */
  readonly shown: ShownRound | null;
  readonly days: readonly TimetableDay[];
  /** Whether the round is on. */
  readonly isOn: boolean;
  /** From today on, if earlier days of the round are over; undefined if none is, or all are. */
  readonly openDays: readonly string[] | undefined;
  readonly categories: readonly CategoryRef[];
  /** The only category shown; null for all. */
  readonly category: CategoryRef | null;
  /** Whether the browser filters them to the visitor's own categories; the server doesn't know which those are. */
  readonly isMine: boolean;
  readonly zone: string;
};

const NO_ROUND: LoadedTimetable = {
  shown: null,
  days: [],
  isOn: false,
  openDays: undefined,
  categories: [],
  category: null,
  isMine: false,
  zone: '',
};

/** The time zone of a round's circuit. */
export const zoneOf = ({ venue }: RoundSummary): string => venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;

/**
 * The timetable of the current or next round, or of the last one after the season. The page is rendered again when the stage of the
 * season changes and, during the round, at each midnight. Cached per request.
 * @param url URL name of a category, or MY_CATEGORIES; '' for all
 * @returns null for an unknown category
 */
export const loadTimetable = cache(
  async (url: string, language: Language): Promise<LoadedTimetable | null> => {
    const [{ nextgenRounds }, now, dates] = await Promise.all([
      loadQuery('allRounds', {}),
      loadRenderTime(),
      loadDates(language),
    ]);
    const current = currentRound(nextgenRounds, new Date(now));
    const isMine = url === MY_CATEGORIES;
    if (!current) return url === '' || isMine ? { ...NO_ROUND, isMine } : null;
    const { round, stage, weekStart, changesAt } = current;
    const zone = zoneOf(round);
    const isOn = isOnDays(roundDays(round), new Date(now));
    if (isOn) expectChanges([nextMidnight(new Date(now), zone).toISOString()]);
    if (changesAt !== null) expectChanges([changesAt.toISOString()]);
    const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
    const sessions = nextgenRound?.sessions ?? [];
    const categories = timetableCategories(sessions);
    const category = url === '' || isMine ? null : await findCategory(url, categories);
    if (category === undefined) return null;
    const ofCategory =
      category === null ? sessions : sessions.filter((session) => session.category?.url === category.url);
    const days = timetableDays(ofCategory, dates, zone);
    return {
      shown: {
        round,
        number: roundNumbers(nextgenRounds).get(round.url),
        dateRange: dates.range(round.start_date, round.end_date, zone),
        stage,
        weekStart: weekStart?.toISOString() ?? null,
        renderedAt: now,
      },
      days,
      isOn,
      openDays: isOn ? remainingDays(days, isoDay(new Date(now), zone)) : undefined,
      categories,
      category,
      isMine,
      zone: zoneName(zone, language, round.start_date),
    };
  },
);

/** A category with a session at this round, or one of the championship without any here. */
async function findCategory(url: string, here: readonly CategoryRef[]): Promise<CategoryRef | undefined> {
  const isWanted = (category: CategoryRef) => category.url === url;
  return (
    here.find(isWanted) ??
    (await loadQuery('categories', { isInSeries: null })).nextgenCategorys.find(isWanted)
  );
}
