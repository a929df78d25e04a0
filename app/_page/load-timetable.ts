import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { currentRound } from '@/components/racing/current-round';
import {
  daysToCome,
  timetableCategories,
  timetableDays,
  type TimetableDay,
} from '@/components/racing/timetable-days';
import { timetableAddress } from '@/lib/content/addresses';
import { MY_CATEGORIES } from '@/lib/content/my-championship';
import type { ShareCard } from '@/lib/share-picture/card';
import { expectChanges } from '@/lib/content/block-times';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import { roundNumbers } from '@/lib/content/round-numbers';
import type { CategoryRef, RoundSummary } from '@/lib/contract/entities/racing';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { isoDay } from '@/lib/dates/format';
import { nextMidnight } from '@/lib/dates/midnight';
import { zoneName } from '@/lib/dates/zone-name';
import { isOnDays, roundDays } from '@/lib/season/round-days';
import type { Translator } from '@/lib/i18n/translate';
import type { ShownRound } from './current-round-line';
import { screenMetadata } from './metadata';

export type LoadedTimetable = {
  /** Null before the first round is announced. */
  readonly shown: ShownRound | null;
  readonly days: readonly TimetableDay[];
  /** Whether the round is on. */
  readonly isOn: boolean;
  /** From today on, while earlier days of the round are over; undefined if none is, or all are. */
  readonly openDays: readonly string[] | undefined;
  readonly categories: readonly CategoryRef[];
  /** The category that is shown alone; null for all. */
  readonly category: CategoryRef | null;
  /** Whether the browser shows the visitor's own categories of them; the server doesn't know which. */
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

const zoneOf = ({ venue }: RoundSummary): string => venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;

/**
 * The timetable of the round that is on or next, after the season of the last one. The page is rendered again when the moment of the season
 * changes and, while the round is on, at each midnight. Once a request.
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
      openDays: isOn ? daysToCome(days, isoDay(new Date(now), zone)) : undefined,
      categories,
      category,
      isMine,
      zone: zoneName(zone, language, round.start_date),
    };
  },
);

/** A category with a session at this round, or one of the championship that has none here. */
async function findCategory(url: string, here: readonly CategoryRef[]): Promise<CategoryRef | undefined> {
  const isWanted = (category: CategoryRef) => category.url === url;
  return (
    here.find(isWanted) ??
    (await loadQuery('categories', { isInSeries: null })).nextgenCategorys.find(isWanted)
  );
}

/** Whose timetable it is: the round's, or that of a category or of the visitor's own at the round. */
export const timetableSubject = (
  round: RoundSummary,
  { category, isMine }: Pick<LoadedTimetable, 'category' | 'isMine'>,
  t: Translator,
): string =>
  [isMine ? t('favourites.categories') : (category?.name ?? ''), round.name]
    .filter((part) => part !== '')
    .join(' – ');

export const timetableTitle = (timetable: LoadedTimetable, t: Translator): string =>
  timetable.shown === null
    ? t('round.schedule')
    : t('timetable.of', { round: timetableSubject(timetable.shown.round, timetable, t) });

/** What is drawn of it for chats and social networks; nothing before the first session is planned. */
export function timetableCard({ shown, days, category }: LoadedTimetable): ShareCard | null {
  if (shown === null || days.length === 0) return null;
  const { round } = shown;
  return {
    kind: 'timetable',
    name: round.name,
    category: category?.name ?? '',
    start: round.start_date,
    end: round.end_date,
    zone: zoneOf(round),
    venue: round.venue?.name ?? '',
    days: days.map(({ lines }) => {
      const starts = lines.flatMap(({ session }) => session.starts_at ?? []);
      const ends = lines.flatMap(({ session }) => session.ends_at ?? []);
      // Instants in UTC, as the content server writes them, are in order like words.
      const [start = ''] = starts.toSorted();
      return { start, end: [...starts, ...ends].toSorted().at(-1) ?? start };
    }),
    art: null,
  };
}

/** What search engines and link previews are told of it. */
export function timetableMetadata(
  timetable: LoadedTimetable,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = timetableTitle(timetable, t);
  const { shown } = timetable;
  const description = [title, shown?.dateRange ?? '', shown?.round.venue?.name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  const address = timetableAddress(timetable.category?.url ?? '');
  return screenMetadata({ title, description, address, card: timetableCard(timetable) }, domain, language);
}
