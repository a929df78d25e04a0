import 'server-only';
import { hasEnded } from '@/components/racing/round-entries';
import { timetableCategories, timetableDays, type TimetableDay } from '@/components/racing/timetable-days';
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
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
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
  /** The first championship of each of its categories. */
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
  if (chosen !== '' && !categories.some((category) => category.url === chosen)) return MISSING;
  const sessions =
    chosen === '' ? round.sessions : round.sessions.filter(({ category }) => category?.url === chosen);
  const [hours, ...ofCategories] = await Promise.all([
    loadRaceDayHours(round, now, language),
    ...round.categories.map((category) => listStandings(category.url)),
  ]);
  return {
    round,
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
    standings: withResults(ofCategories.flatMap((all) => all.slice(0, 1))),
  };
}

/** What search engines and link previews are told of a round. */
export function roundFacts({ round, dateRange, timetable }: RoundPage): PageFacts {
  return {
    title: round.name,
    description: [round.name, dateRange, round.venue?.name ?? '', seriesName(round.series)]
      .filter((part) => part !== '')
      .join(' · '),
    image: round.images?.background ?? round.images?.banner ?? null,
    index: timetable.chosen === '',
  };
}
