import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { currentRound } from '@/components/racing/current-round';
import { timetableCategories, timetableDays, type TimetableDay } from '@/components/racing/timetable-days';
import { env } from '@/lib/config/env';
import { timetableAddress } from '@/lib/content/addresses';
import { expectChanges } from '@/lib/content/block-times';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import type { CategoryRef, RoundSummary } from '@/lib/contract/entities/racing';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import { CHAMPIONSHIP_TIME_ZONE, getDates } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import type { Translator } from '@/lib/i18n/translate';
import { pageTitle } from '@/lib/seo/title';

export type LoadedTimetable = {
  /** Null before the first round is announced. */
  readonly round: RoundSummary | null;
  readonly dateRange: string;
  readonly days: readonly TimetableDay[];
  readonly categories: readonly CategoryRef[];
  /** The category that is shown alone; null for all. */
  readonly category: CategoryRef | null;
  readonly zone: string;
};

const NO_ROUND: LoadedTimetable = {
  round: null,
  dateRange: '',
  days: [],
  categories: [],
  category: null,
  zone: '',
};

/**
 * The timetable of the round that is on or next. The page is rendered again at the midnight that ends it. Once a request.
 * @param url URL name of a category; '' for all
 * @returns null for an unknown category
 */
export const loadTimetable = cache(
  async (url: string, language: Language): Promise<LoadedTimetable | null> => {
    const [{ nextgenRounds }, now, dates] = await Promise.all([
      loadQuery('allRounds', {}),
      loadRenderTime(),
      getDates(language),
    ]);
    const current = currentRound(nextgenRounds, new Date(now));
    if (!current) return url === '' ? NO_ROUND : null;
    if (current.until !== null) expectChanges([current.until.toISOString()]);
    const { round } = current;
    const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
    const sessions = nextgenRound?.sessions ?? [];
    const categories = timetableCategories(sessions);
    const category = url === '' ? null : await findCategory(url, categories);
    if (category === undefined) return null;
    const zone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
    const shown =
      category === null ? sessions : sessions.filter((session) => session.category?.url === category.url);
    return {
      round,
      dateRange: dates.range(round.start_date, round.end_date, zone),
      days: timetableDays(shown, dates, zone),
      categories,
      category,
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

/** The title of the screen: the round's, or the category's at the round. */
export const timetableTitle = ({ round, category }: LoadedTimetable, t: Translator): string => {
  if (round === null) return t('round.schedule');
  const of = [category?.name ?? '', round.name].filter((part) => part !== '').join(' – ');
  return t('timetable.of', { round: of });
};

/** What search engines and link previews are told of it. */
export function timetableMetadata(
  timetable: LoadedTimetable,
  domain: DomainSettings,
  t: Translator,
): Metadata {
  const own = timetableTitle(timetable, t);
  const title = pageTitle(own, domain);
  const description = [own, timetable.dateRange, timetable.round?.venue?.name ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  const url = env().siteUrl + timetableAddress(timetable.category?.url ?? '');
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: domain.name, type: 'website' },
    ...(domain.favicon ? { icons: { icon: domain.favicon.url } } : {}),
  };
}
