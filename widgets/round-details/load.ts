import 'server-only';
import { hasEnded } from '@/components/racing/round-entries';
import type { ShownLines } from '@/components/racing/timetable';
import { timetableCategories, timetableDays, type TimetableDay } from '@/components/racing/timetable-days';
import { podiumDays, type PodiumDay } from '@/components/racing/podium-days';
import { defaultDay, sessionDays, type SessionDay } from '@/components/racing/session-days';
import { galleryTiles, type GalleryTile } from '@/components/gallery/gallery-tile';
import { articlePreview, type ArticlePreview } from '@/components/news/article-preview';
import { currentRound } from '@/components/racing/current-round';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { sessionsAround } from '@/lib/season/race-day';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/season/race-day-hours';
import { isOn } from '@/lib/season/round-days';
import { listStandings, currentStandings, withResults } from '@/lib/season/standings';
import type { BlockSettings } from '@/lib/contract/block';
import type { roundDetailsBlock } from '@/lib/contract/blocks/site';
import type { Broadcast, CategoryRef, Entry, Round, RoundSummary } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import { isoDay } from '@/lib/dates/format';
import { nextMidnight } from '@/lib/dates/midnight';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { broadcastsFor } from '@/lib/season/broadcasts';
import { takesPlace } from '@/lib/season/takes-place';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import { roundNumbers } from '@/lib/season/round-numbers';
import { ROUND_STORIES } from '@/lib/season/round-stories';
import { zoneName } from '@/lib/dates/zone-name';
import { driverPages } from '@/lib/season/driver-pages';
import { ENTRIES_BY_NUMBER_PART } from '@/lib/season/addresses';
import { ENTRIES_PART } from '@/lib/contract/paths';
import { cardArt } from '@/lib/share-picture/art';
import { SHARE_PICTURE, type ShareCard } from '@/lib/share-picture/card';
import { loadRoundPosts, type RoundPostsPart } from './load-posts';
import { loadTickets, type RoundTicketsPart } from './load-tickets';
import { MISSING, type AddressedContext, type PageFacts, type WidgetContext } from '../define-widget';
import { seriesName } from '@/lib/season/series-name';

/** Standings on a round's page. */
export type StandingsOfRound = {
  readonly championships: readonly ChampionshipSummary[];
  /** Whether they stand after the round; otherwise they are the current ones. */
  readonly areAfterRound: boolean;
};

type EntryList = {
  /** Whether the address requests it by number; by category otherwise. */
  readonly isByNumber: boolean;
  readonly all: readonly Entry[];
};

/** How many lines of the unfolded day are shown, because the page has more content. */
const LINES_SHOWN = 4;

/** The country of most visitors. */
const HOME_COUNTRY = 'NZ';

export type RoundPage = {
  readonly round: Round;
  readonly dateRange: string;
  readonly hasEnded: boolean;
  /** Its number in its series' season; undefined for a round outside a series. */
  readonly number: number | undefined;
  /** Whether it is the current or next one. */
  readonly isNext: boolean;
  /** Whether its circuit's page has earlier winners. */
  readonly hasPastWinners: boolean;
  /** Null unless it is on. */
  readonly hours: RaceDayHours | null;
  readonly days: readonly SessionDay[];
  readonly initialDay: string | undefined;
  readonly timetable: {
    readonly days: readonly TimetableDay[];
    readonly categories: readonly CategoryRef[];
    /** The category named by the address; '' for all. */
    readonly chosen: string;
    readonly zone: string;
    /** The unfolded day; undefined if none is folded. */
    readonly openDays: readonly string[] | undefined;
    /** The lines that are shown of it; undefined for all. */
    readonly shownLines: ShownLines | undefined;
  };
  readonly broadcasts: readonly Broadcast[];
  readonly articles: readonly ArticlePreview[];
  readonly pictures: readonly GalleryTile[];
  /** The newest short posts from it; null without one. */
  readonly posts: RoundPostsPart | null;
  /** The entry list, if the address requests only that: /round/{url}/entries, or by number across categories. */
  readonly entries: EntryList | null;
  /** The winners of its races, for the category named by the address; empty if the content server doesn't provide them. */
  readonly podiums: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** The first championship of each of its categories: after this round once it has scored, otherwise the current one. */
  readonly standings: StandingsOfRound;
  /** Null unless the site sells its tickets, and once it is over. */
  readonly tickets: RoundTicketsPart | null;
};

/** The round named by the address: /round/{url}, or with the timetable of one category: /round/{url}/{category}. */
export async function loadRound(
  _settings: BlockSettings<typeof roundDetailsBlock>,
  { path, language, now, t }: AddressedContext,
): Promise<RoundPage | typeof MISSING> {
  const { item_url: url, url_parameter_2: chosen } = path;
  if (url === '' || path.url_parameter_3 !== '') return MISSING;
  const [{ nextgenRound: round }, { nextgenRounds }, dates] = await Promise.all([
    loadQuery('roundByUrl', { url }),
    loadQuery('allRounds', {}),
    loadDates(language),
  ]);
  if (!round) return MISSING;
  const zone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const categories = timetableCategories(round.sessions);
  const isByNumber = chosen === ENTRIES_BY_NUMBER_PART;
  const entries =
    (chosen === ENTRIES_PART || isByNumber) && round.entriesCount > 0
      ? { isByNumber, all: await loadEntries(url) }
      : null;
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
  const days = timetableDays(sessions, dates, zone);
  const openDay = chosen === '' ? unfoldedDay(days, isoDay(now, zone)) : undefined;
  const current = currentRound(nextgenRounds, now);
  if (current?.until) expectChanges([current.until.toISOString()]);
  expectChanges(changesOf(round, zone, now));
  const isOver = hasEnded(round, now);
  const namesDrivers = podiums.length > 0 || entries !== null || round.venue?.lap_record != null;
  const [hours, standings, drivers, stories, tickets, posts] = await Promise.all([
    loadRaceDayHours(round, now, language),
    standingsOfRound(round),
    namesDrivers ? driverPages() : new Map<string, string>(),
    loadStories(round, dates),
    isOver || !takesPlace(round) || entries !== null ? null : loadTickets(url, language),
    entries === null ? loadRoundPosts(url, zone, dates) : null,
  ]);
  return {
    round,
    entries,
    dateRange: dates.range(round.start_date, round.end_date, zone),
    hasEnded: isOver,
    number: roundNumbers(nextgenRounds).get(round.url),
    isNext: current?.round.url === round.url,
    hasPastWinners: hasEarlierRound(round, nextgenRounds),
    hours,
    days: sessionDays(round.results, dates, t, zone),
    initialDay: defaultDay(round.results, zone),
    timetable: {
      days,
      categories,
      chosen,
      zone: zoneName(zone, language, round.start_date),
      openDays: openDay && [openDay.id],
      shownLines: openDay && linesAround(openDay, isOn(round, now), now),
    },
    broadcasts: broadcastsFor(round.broadcasts, HOME_COUNTRY),
    ...stories,
    posts,
    podiums,
    drivers,
    standings,
    tickets,
  };
}

/** When its state changes on this page: at its start and its end, and at each midnight in between. */
function changesOf({ start_date: start, end_date: end }: Round, zone: string, now: Date): string[] {
  const next = nextMidnight(now, zone).toISOString();
  const hasBegun = new Date(start) <= now && now < new Date(end);
  return [start, ...(hasBegun ? [next] : []), end]
    .filter((moment) => new Date(moment) > now)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

/** Today's part of a timetable; before and after the round, the first day's. */
const unfoldedDay = (days: readonly TimetableDay[], today: string): TimetableDay | undefined =>
  days.find(({ id }) => id === today) ?? days[0];

/** The lines of a day around its current session. On a day of the round the page is rendered again before they are all over. */
function linesAround({ lines }: TimetableDay, isToday: boolean, now: Date): ShownLines {
  const planned = lines.flatMap(({ session: { session_status: status, starts_at: start, ...session } }) =>
    start === null ? [] : [{ ...session, status, starts_at: start }],
  );
  const { first, until } = sessionsAround(planned, LINES_SHOWN, now.getTime());
  if (isToday && until !== null) expectChanges([new Date(until).toISOString()]);
  return { first, count: LINES_SHOWN };
}

/** Its latest news and its first pictures; empty if the content server doesn't provide them. */
async function loadStories(
  { url, banner_link: banner }: Round,
  dates: DateFormatter,
): Promise<Pick<RoundPage, 'articles' | 'pictures'>> {
  if (!hasExtension(await loadExtensions(), 'round-stories')) return { articles: [], pictures: [] };
  const [{ nextgenRound }, isRaceNews] = await Promise.all([
    loadQuery('roundStories', { url, ...ROUND_STORIES }),
    loadIsRaceNews(),
  ]);
  return {
    // The banner's target isn't repeated.
    articles: (nextgenRound?.articles ?? [])
      .map((article) => articlePreview(article, dates, isRaceNews))
      .filter(({ href }) => href !== banner),
    pictures: galleryTiles(nextgenRound?.pictures ?? [], ROUND_STORIES.pictures),
  };
}

/** Whether a round's circuit hosted an earlier round with results, and has a page. */
const hasEarlierRound = ({ venue, start_date: start }: Round, all: readonly RoundSummary[]): boolean =>
  (venue?.url ?? '') !== '' &&
  all.some(
    (other) =>
      other.venue?.url === venue?.url &&
      other.resultsCount > 0 &&
      Date.parse(other.start_date) < Date.parse(start),
  );

/**
 * The first championship of each of a round's categories: after it or, if it hasn't scored in any, the current one. A round may have results
 * long before it scores, or without ever scoring.
 */
async function standingsOfRound({ url, categories }: Round): Promise<StandingsOfRound> {
  const after = await listStandings({ after: url });
  const areAfterRound = after.length > 0;
  const all = withResults(areAfterRound ? after : currentStandings(await listStandings()));
  const championships = categories.flatMap(({ id }) => all.find(({ category }) => category?.id === id) ?? []);
  return { championships, areAfterRound };
}

/** The entries of a round, in the content server's order. */
async function loadEntries(url: string): Promise<readonly Entry[]> {
  const { nextgenRound } = await loadQuery('roundEntries', { url });
  return nextgenRound?.entries ?? [];
}

/** A round's share card for chats and social networks. */
export const roundCard = ({ round, number }: RoundPage): ShareCard => ({
  kind: 'round',
  name: round.name,
  number: number ?? null,
  series: seriesName(round.series),
  start: round.start_date,
  end: round.end_date,
  zone: round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
  venue: round.venue?.name ?? '',
  status: round.round_status,
  categories: round.categories.map(({ name }) => name),
  art: cardArt(round.images?.background ?? round.images?.banner, '16x9', SHARE_PICTURE.width),
});

/** Metadata of a round, or of its entry list, for search engines and link previews. */
export function roundFacts(page: RoundPage, { t }: WidgetContext): PageFacts {
  const { round, dateRange, timetable, entries } = page;
  return {
    title: entries === null ? round.name : t('entries.of', { round: round.name }),
    description: [round.name, dateRange, round.venue?.name ?? '', seriesName(round.series)]
      .filter((part) => part !== '')
      .join(' · '),
    image: round.images?.background ?? round.images?.banner ?? null,
    share: roundCard(page),
    // By number it lists the same cars.
    index: entries === null ? timetable.chosen === '' : !entries.isByNumber,
  };
}
