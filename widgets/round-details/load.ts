import 'server-only';
import { hasEnded } from '@/components/racing/round-entries';
import { timetableCategories, timetableDays, type TimetableDay } from '@/components/racing/timetable-days';
import { podiumDays, type PodiumDay } from '@/components/racing/podium-days';
import { defaultDay, sessionDays, type SessionDay } from '@/components/racing/session-days';
import { loadQuery } from '@/lib/content/load';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/content/race-day-hours';
import { listStandings, withResults } from '@/lib/content/standings';
import type { BlockSettings } from '@/lib/contract/block';
import type { roundDetailsBlock } from '@/lib/contract/blocks/site';
import type { CategoryRef, Round } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { countdown, type Countdown } from '@/lib/dates/countdown';
import { CHAMPIONSHIP_TIME_ZONE, getDates } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { driverPages } from '@/lib/seo/driver-pages';
import { ENTRIES_PART } from '@/lib/contract/paths';
import { entriesByCategory, type CategoryEntries } from './entries-by-category';
import { MISSING, type AddressedContext, type PageFacts, type WidgetContext } from '../define-widget';
import { seriesName } from '@/lib/content/series-name';

export type RoundPage = {
  readonly round: Round;
  readonly dateRange: string;
  readonly hasEnded: boolean;
  readonly countdown: Countdown;
  /** Null unless it is on. */
  readonly hours: RaceDayHours | null;
  readonly days: readonly SessionDay[];
  readonly initialDay: string | undefined;
  readonly timetable: {
    readonly days: readonly TimetableDay[];
    readonly categories: readonly CategoryRef[];
    /** The category that the address names; '' for all. */
    readonly chosen: string;
    readonly zone: string;
  };
  /** The entry list by category, if the address asks for it alone: /round/{url}/entries. */
  readonly entries: readonly CategoryEntries[] | null;
  /** The winners of its races, of the category that the address names; empty if the content server doesn't provide them. */
  readonly podiums: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** The first championship of each of its categories: after this round once it has results, until then as it is. */
  readonly standings: readonly ChampionshipSummary[];
};

/** The round that the address names: /round/{url}, or with the timetable of one category: /round/{url}/{category}. */
export async function loadRound(
  _settings: BlockSettings<typeof roundDetailsBlock>,
  { path, language, now, t }: AddressedContext,
): Promise<RoundPage | typeof MISSING> {
  const { item_url: url, url_parameter_2: chosen } = path;
  if (url === '' || path.url_parameter_3 !== '') return MISSING;
  const [{ nextgenRound: round }, dates] = await Promise.all([
    loadQuery('roundByUrl', { url }),
    getDates(language),
  ]);
  if (!round) return MISSING;
  const zone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const categories = timetableCategories(round.sessions);
  const entries = chosen === ENTRIES_PART && round.entriesCount > 0 ? await loadEntries(url) : null;
  if (chosen !== '' && entries === null && !categories.some((category) => category.url === chosen))
    return MISSING;
  const sessions =
    chosen === '' || entries
      ? round.sessions
      : round.sessions.filter(({ category }) => category?.url === chosen);
  const results =
    chosen === '' || entries
      ? round.results
      : round.results.filter(({ category }) => category?.url === chosen);
  const podiums = podiumDays(results, dates, t, zone);
  const [hours, standings, drivers] = await Promise.all([
    loadRaceDayHours(round, now, language),
    standingsAround(round),
    podiums.length === 0 ? new Map<string, string>() : driverPages(),
  ]);
  return {
    round,
    entries,
    dateRange: dates.range(round.start_date, round.end_date, zone),
    hasEnded: hasEnded(round, now),
    countdown: countdown(new Date(round.start_date), new Date(round.end_date), now),
    hours,
    days: sessionDays(round.results, dates, t, zone),
    initialDay: defaultDay(round.results, zone),
    timetable: {
      days: timetableDays(sessions, dates, zone),
      categories,
      chosen,
      zone: zoneName(zone, language, round.start_date),
    },
    podiums,
    drivers,
    standings,
  };
}

/** The first championship of each of a round's categories, after it or, before its first result, as it is now. */
async function standingsAround({ url, categories }: Round): Promise<readonly ChampionshipSummary[]> {
  const after = await listStandings({ after: url });
  const championships = after.length > 0 ? after : await listStandings();
  return categories.flatMap(({ id }) => {
    const first = withResults(championships).find(({ category }) => category?.id === id);
    return first ?? [];
  });
}

/** The entries of a round, as the content server orders them. */
async function loadEntries(url: string): Promise<CategoryEntries[]> {
  const { nextgenRound } = await loadQuery('roundEntries', { url });
  return entriesByCategory(nextgenRound?.entries ?? []);
}

/** What search engines and link previews are told of a round, or of its entry list. */
export function roundFacts(
  { round, dateRange, timetable, entries }: RoundPage,
  { t }: WidgetContext,
): PageFacts {
  return {
    title: entries === null ? round.name : t('entries.of', { round: round.name }),
    description: [round.name, dateRange, round.venue?.name ?? '', seriesName(round.series)]
      .filter((part) => part !== '')
      .join(' · '),
    image: round.images?.background ?? round.images?.banner ?? null,
    index: timetable.chosen === '' || entries !== null,
  };
}
