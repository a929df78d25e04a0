import {
  AGAINST_PART,
  API_BASE_PATH,
  CIRCUIT_PAGE,
  DETAIL_PAGES,
  detailPath,
  ENTRIES_PART,
  STANDINGS_PAGE,
  TEAM_PAGE,
  TIMETABLE_PDF_PATH,
  type DetailKind,
} from '../contract/paths.ts';

/** Addresses of the season's pages and screens, and of its calendars (spec point 2). The front server reads this file, too. */

export const CATEGORIES_ADDRESS = '/categories';
export const ROUNDS_ADDRESS = '/rounds';
/** The part of a round's page that sells its tickets. */
export const TICKETS_PART = 'tickets';
/** The page of the drivers; each driver's page is below it. */
export const DRIVERS_PAGE = DETAIL_PAGES.driver;
export const RESULTS_ADDRESS = `/${DETAIL_PAGES.roundResults}`;

/** First segment of the addresses of the timetable of the round that is on or next. */
export const TIMETABLE_PAGE = 'timetable';
/** The screen of a visitor's favourites. */
export const MY_CHAMPIONSHIP_PAGE = 'my-championship';
/** Segment below the timetable's address for that of the visitor's favourite categories, in place of a category's name. */
export const MY_CATEGORIES = 'my-categories';
/** Where to watch the round that is on or next: the specification's page, or a screen of that name if the content has none. */
export const WATCH_PAGE = 'wheretowatch';
/** The site's own screen of all seasons, unless the content has a page of that name; each season is below it. */
export const SEASONS_PAGE = 'seasons';

/** How many drivers can be compared: more lines in a chart can't be told apart. */
export const MAX_COMPARED = 5;
/** Separates the URL names of the drivers that the first one is compared with: no name contains it, and addresses needn't encode it. */
export const BETWEEN_COMPARED = '~';

const recordAddress = (kind: DetailKind, item: string | number) =>
  `/${detailPath(kind, encodeURIComponent(item))}`;

export const roundAddress = (url: string) => recordAddress('round', url);
export const roundResultsAddress = (url: string) => recordAddress('roundResults', url);
export const categoryAddress = (url: string) => recordAddress('category', url);
/** A driver's page, or the drivers of one series or category. */
export const driverAddress = (url: string) => recordAddress('driver', url);
/** The comparison of two to five drivers; the address is the same in whichever order they are named. */
export const comparisonAddress = (urls: readonly string[]) => {
  const [first = '', ...others] = urls.toSorted();
  return `${driverAddress(first)}/${AGAINST_PART}/${others.map(encodeURIComponent).join(BETWEEN_COMPARED)}`;
};
/** A session's timing sheet; with a class, only that class. */
export const sessionAddress = (id: number, classSlug = '') =>
  classSlug === ''
    ? recordAddress('session', id)
    : `${recordAddress('session', id)}/${encodeURIComponent(classSlug)}`;

/** A circuit's page. */
export const circuitAddress = (url: string) => `/${CIRCUIT_PAGE}/${encodeURIComponent(url)}`;
/** Id of the section of a circuit's page with its past winners. */
export const PAST_WINNERS = 'past-winners';

/** A team's page. */
export const teamAddress = (url: string) => `/${TEAM_PAGE}/${encodeURIComponent(url)}`;

export const STANDINGS_ADDRESS = `/${STANDINGS_PAGE}`;
/** A championship's table, now or after a round. */
export const standingsAddress = (championship: string, round = ''): string =>
  [STANDINGS_ADDRESS, championship, round]
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

export const SEASONS_ADDRESS = `/${SEASONS_PAGE}`;
/** A season's tables and winners. @param slug as in the addresses of results: '2025-26' */
export const seasonAddress = (slug: string) => `${SEASONS_ADDRESS}/${slug}`;

/** The timetable of the round that is on or next; with a category, only that one. */
export const timetableAddress = (category = '') =>
  category === '' ? `/${TIMETABLE_PAGE}` : `/${TIMETABLE_PAGE}/${encodeURIComponent(category)}`;
/** The visitor's favourites. */
export const MY_CHAMPIONSHIP_ADDRESS = `/${MY_CHAMPIONSHIP_PAGE}`;
/** The same timetable, reduced by the browser to the visitor's favourite categories. */
export const MY_TIMETABLE_ADDRESS = timetableAddress(MY_CATEGORIES);

/** Where to watch the round that is on or next. */
export const WATCH_ADDRESS = `/${WATCH_PAGE}`;

/** A round's timetable on its page; with a category, only that one. */
export const roundTimetableAddress = (round: string, category = '') =>
  `${roundAddress(round)}${category === '' ? '' : `/${encodeURIComponent(category)}`}#timetable`;

/** A round's timetable as a PDF, created on request. */
export const timetablePdfAddress = (round: string) =>
  `${API_BASE_PATH}${TIMETABLE_PDF_PATH}/${encodeURIComponent(round)}`;

/** The calendar of all rounds, or of one category's, for calendar apps. */
export const calendarFeedAddress = (category = '') =>
  category === '' ? '/feeds/rounds.ics' : `/feeds/rounds/${encodeURIComponent(category)}.ics`;

/** The sessions of all rounds, of one category, or of one round, for calendar apps. */
export function sessionsFeedAddress({ category = '', round = '' } = {}): string {
  if (round !== '') return `/feeds/round/${encodeURIComponent(round)}.ics`;
  return category === '' ? '/feeds/sessions.ics' : `/feeds/sessions/${encodeURIComponent(category)}.ics`;
}

/** The sessions of some categories in all rounds, for calendar apps. @param ids of categories, in any order */
export const mySessionsFeedAddress = (ids: readonly number[]): string =>
  `/feeds/my/${[...new Set(ids)].toSorted((a, b) => a - b).join('-')}.ics`;

/** The same for a customer's favourite categories, following their changes. @param key of their calendar */
export const customersSessionsFeedAddress = (key: string): string => `/feeds/my/${key}.ics`;

/** Segment for the entry list ordered by number, across categories. */
export const ENTRIES_BY_NUMBER_PART = 'entries-by-number';

/** A round's entry list. */
export const roundEntriesAddress = (
  round: string,
  part: typeof ENTRIES_PART | typeof ENTRIES_BY_NUMBER_PART = ENTRIES_PART,
) => `${roundAddress(round)}/${part}`;
