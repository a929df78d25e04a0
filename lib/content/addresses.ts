import {
  AGAINST_PART,
  API_BASE_PATH,
  CIRCUIT_PAGE,
  DETAIL_PAGES,
  detailPath,
  ENTRIES_PART,
  POSTS_PARTS,
  TEAM_PAGE,
  TIMETABLE_PDF_PATH,
  type DetailKind,
} from '@/lib/contract/paths';
import { BETWEEN_COMPARED } from './comparison';
import { MY_CATEGORIES, MY_CHAMPIONSHIP_PAGE } from './my-championship';
import { HOME_URL } from './path';
import { TIMETABLE_PAGE } from './timetable-page';
import { WATCH_PAGE } from './watch-page';

/** Addresses of the public content routes that views link to (spec point 2). */

/** First segment of the news list's addresses. */
export const NEWS_PREFIX = DETAIL_PAGES.articleGroup;
export const CATEGORIES_ADDRESS = '/categories';
export const ROUNDS_ADDRESS = '/rounds';
/** The part of a round's page that sells its tickets. */
export const TICKETS_PART = 'tickets';
/** The page of the drivers; a driver's own address stands below it. */
export const DRIVERS_PAGE = DETAIL_PAGES.driver;
export const RESULTS_ADDRESS = `/${DETAIL_PAGES.roundResults}`;

const recordAddress = (kind: DetailKind, item: string | number) =>
  `/${detailPath(kind, encodeURIComponent(item))}`;

export const articleAddress = (url: string) => recordAddress('article', url);
export const newsGroupAddress = (url: string) => recordAddress('articleGroup', url);
export const roundAddress = (url: string) => recordAddress('round', url);
export const roundResultsAddress = (url: string) => recordAddress('roundResults', url);
export const categoryAddress = (url: string) => recordAddress('category', url);
/** A driver's page, or the drivers of one series or category. */
export const driverAddress = (url: string) => recordAddress('driver', url);
/** Two drivers beside each other, or up to five: always in the same order, whoever is named first. */
export const comparisonAddress = (urls: readonly string[]) => {
  const [first = '', ...others] = urls.toSorted();
  return `${driverAddress(first)}/${AGAINST_PART}/${others.map(encodeURIComponent).join(BETWEEN_COMPARED)}`;
};
/** A session's timing sheet; with a class, that class alone. */
export const sessionAddress = (id: number, classSlug = '') =>
  classSlug === ''
    ? recordAddress('session', id)
    : `${recordAddress('session', id)}/${encodeURIComponent(classSlug)}`;

/** A circuit's page. */
export const circuitAddress = (url: string) => `/${CIRCUIT_PAGE}/${encodeURIComponent(url)}`;
/** The id of the part of it that has who won there. */
export const PAST_WINNERS = 'past-winners';

/** A team's page. */
export const teamAddress = (url: string) => `/${TEAM_PAGE}/${encodeURIComponent(url)}`;

/** The timetable of the round that is on or next; with a category, of that one alone. */
export const timetableAddress = (category = '') =>
  category === '' ? `/${TIMETABLE_PAGE}` : `/${TIMETABLE_PAGE}/${encodeURIComponent(category)}`;
/** The visitor's favourites. */
export const MY_CHAMPIONSHIP_ADDRESS = `/${MY_CHAMPIONSHIP_PAGE}`;
/** The same timetable, of which the browser shows the visitor's own categories. */
export const MY_TIMETABLE_ADDRESS = timetableAddress(MY_CATEGORIES);

/** Who shows the round that is on or next. */
export const WATCH_ADDRESS = `/${WATCH_PAGE}`;

/** A round's timetable on its page; with a category, of that one alone. */
export const roundTimetableAddress = (round: string, category = '') =>
  `${roundAddress(round)}${category === '' ? '' : `/${encodeURIComponent(category)}`}#timetable`;

/** A round's timetable as a PDF, made when it is asked for. */
export const timetablePdfAddress = (round: string) =>
  `${API_BASE_PATH}${TIMETABLE_PDF_PATH}/${encodeURIComponent(round)}`;

/** The calendar of all rounds, or of one category's, for calendar programs. */
export const calendarFeedAddress = (category = '') =>
  category === '' ? '/feeds/rounds.ics' : `/feeds/rounds/${encodeURIComponent(category)}.ics`;

/** The sessions of all rounds for calendar programs, or of one category, or of one round. */
export function sessionsFeedAddress({ category = '', round = '' } = {}): string {
  if (round !== '') return `/feeds/round/${encodeURIComponent(round)}.ics`;
  return category === '' ? '/feeds/sessions.ics' : `/feeds/sessions/${encodeURIComponent(category)}.ics`;
}

/** The sessions of all rounds of some categories, for calendar programs. @param ids of categories, in any order */
export const mySessionsFeedAddress = (ids: readonly number[]): string =>
  `/feeds/my/${[...new Set(ids)].toSorted((a, b) => a - b).join('-')}.ics`;

/** The same of a customer's categories, whatever these are at the time. @param key of their calendar */
export const customersSessionsFeedAddress = (key: string): string => `/feeds/my/${key}.ics`;

/** Stands for the entry list by number, whatever the category. */
export const ENTRIES_BY_NUMBER_PART = 'entries-by-number';

/** A round's entry list. */
export const roundEntriesAddress = (
  round: string,
  part: typeof ENTRIES_PART | typeof ENTRIES_BY_NUMBER_PART = ENTRIES_PART,
) => `${roundAddress(round)}/${part}`;

/** The address of a page by its url; the home page's is '/'. */
export const pageUrlAddress = (url: string) => (url === HOME_URL ? '/' : `/${url.replace(/^\/+/, '')}`);

/** The page of the short posts; a tag's posts stand below it. */
export const POSTS_PAGE = DETAIL_PAGES.postTag;
/** The page of the podcast. */
export const PODCAST_PAGE = 'podcast';
export const postTagAddress = (tag: string) => recordAddress('postTag', tag);
/** One post. */
export const postAddress = (id: number) => `/${POSTS_PAGE}/${POSTS_PARTS.post}/${String(id)}`;
/** The posts of a round. */
export const roundPostsAddress = (round: string) =>
  `/${POSTS_PAGE}/${POSTS_PARTS.round}/${encodeURIComponent(round)}`;
export const episodeAddress = (url: string) => recordAddress('episode', url);

/** The page of the galleries; each stands below it. */
export const galleryAddress = (url: string) => recordAddress('gallery', url);

/** The page of the shop; a group's products stand below it. */
export const SHOP_PAGE = DETAIL_PAGES.productGroup;
export const shopGroupAddress = (url: string) => recordAddress('productGroup', url);
export const productAddress = (slug: string) => recordAddress('product', slug);

/** Where our own video is served if there is no YouTube id (spec point 7: {base}/v/{id}.mp4). */
export const videoFileAddress = ({ id, file }: { id: number; file: { url: string } | null }): string =>
  file?.url || `/v/${id}.mp4`;

/** The page of a PDF file. It redirects to the file, and keeps its address when the file is replaced. */
export const pdfAddress = (fileId: number) => `/pdf/${fileId}`;

/** RSS of the podcast, of the news (all or one group's) and of the short posts. */
export const PODCAST_FEED_ADDRESS = '/feeds/podcast.xml';
export const POSTS_FEED_ADDRESS = '/feeds/posts.xml';
export const newsFeedAddress = (group = '') =>
  group === '' ? '/feeds/news.xml' : `/feeds/news/${encodeURIComponent(group)}.xml`;
