import { LANGUAGES } from '../contract/languages.ts';
import {
  AGAINST_PART,
  CIRCUIT_PAGE,
  DETAIL_PAGES,
  FORM_PREVIEW_SCREEN,
  POSTS_PARTS,
  STANDINGS_PAGE,
  TEAM_PAGE,
} from '../contract/paths.ts';
import { SEARCH_KINDS } from '../contract/search-kinds.ts';
import { BETWEEN_COMPARED, MOST_COMPARED } from './comparison.ts';
import { MY_CATEGORIES, MY_CHAMPIONSHIP_PAGE } from './my-championship.ts';
import { SEASONS_PAGE } from './seasons-page.ts';
import { SHOP_SCREENS } from './shop-screens.ts';
import { TIMETABLE_PAGE } from './timetable-page.ts';
import { WATCH_PAGE } from './watch-page.ts';

/** The site's home screen icons (lib/pwa/icons), below /icons. */
export const ICON_FILES = ['any-192.png', 'any-512.png', 'maskable-512.png', 'apple-180.png'] as const;

/**
 * Addresses that the site serves itself, without a CMS page of that url. The front server's known-path gate lets them through, and
 * nothing below them. A route of spec point 2 is added here, or to APP_PATTERNS, together with its screen.
 */
export const APP_ROUTES: readonly string[] = [
  'preview-ended',
  FORM_PREVIEW_SCREEN,
  'feeds/news.xml',
  'feeds/posts.xml',
  'feeds/podcast.xml',
  'feeds/rounds.ics',
  'feeds/sessions.ics',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'icon.svg',
  ...SHOP_SCREENS,
  ...ICON_FILES.map((file) => `icons/${file}`),
  'search',
  'offline',
  TIMETABLE_PAGE,
  `${TIMETABLE_PAGE}/${MY_CATEGORIES}`,
  MY_CHAMPIONSHIP_PAGE,
  WATCH_PAGE,
  STANDINGS_PAGE,
  SEASONS_PAGE,
];

/**
 * The site's own addresses that exist per record, or that people can make up. Those of documents are in shop-screens.
 */
export type AppPattern = {
  /** Matches the whole address without its leading slash. Its groups name items that the sitemap may know. */
  readonly path: RegExp;
  /** Whether every such address shows something; otherwise the content must be checked. */
  readonly isCertain: boolean;
  /** The page whose items the groups name: once the sitemap lists those, any other name is made up. */
  readonly itemsOf?: string;
};

/** The results of a query, all of one kind, and a later page of those. */
const SEARCH_RESULTS = new RegExp(`^search/[^/]+(?:/(?:${SEARCH_KINDS.join('|')})(?:/[1-9]\\d{0,2})?)?$`);

/** Later pages of the posts of a round. */
const ROUND_POSTS = new RegExp(`^${DETAIL_PAGES.postTag}/${POSTS_PARTS.round}/([\\w-]+)/[1-9]\\d?$`);

/** Two drivers beside each other, and up to five. */
const COMPARISONS = Array.from({ length: MOST_COMPARED - 1 }, (_, others) => {
  const names = Array.from({ length: others + 1 }, () => '([\\w-]+)').join(BETWEEN_COMPARED);
  return new RegExp(`^${DETAIL_PAGES.driver}/([\\w-]+)/${AGAINST_PART}/${names}$`);
});

export const APP_PATTERNS: readonly AppPattern[] = [
  { path: SEARCH_RESULTS, isCertain: true },
  { path: /^timetable\/([\w-]+)$/, isCertain: false, itemsOf: DETAIL_PAGES.category },
  { path: ROUND_POSTS, isCertain: false, itemsOf: DETAIL_PAGES.round },
  ...COMPARISONS.map((path) => ({ path, isCertain: false, itemsOf: DETAIL_PAGES.driver })),
  { path: /^feeds\/news\/([\w-]+)\.xml$/, isCertain: false },
  { path: /^feeds\/rounds\/([\w-]+)\.ics$/, isCertain: false },
  // The sessions of a category, and of a round.
  { path: /^feeds\/sessions\/([\w-]+)\.ics$/, isCertain: false },
  { path: /^feeds\/round\/([\w-]+)\.ics$/, isCertain: false },
  // Those of the categories that somebody starred, by their ids or by the key of a customer's calendar. Any may be asked for: nothing of
  // them is kept, and nothing is rendered.
  { path: /^feeds\/my\/[1-9]\d{0,8}(?:-[1-9]\d{0,8}){0,99}\.ics$/, isCertain: true },
  { path: /^feeds\/my\/[1-9]\d{0,8}_[\w-]{22}\.ics$/, isCertain: true },
  { path: /^sitemaps\/[1-9]\d?\.xml$/, isCertain: true },
  // A championship, and its table after a round.
  { path: /^standings\/([\w-]+)(?:\/[\w-]+)?$/, isCertain: false },
  { path: /^seasons\/(\d{4}(?:-\d{2})?)$/, isCertain: false },
  { path: /^circuit\/([\w-]+)$/, isCertain: false, itemsOf: CIRCUIT_PAGE },
  { path: /^team\/([\w-]+)$/, isCertain: false, itemsOf: TEAM_PAGE },
  { path: /^pdf\/[1-9]\d{0,8}$/, isCertain: false },
];

/** First segment of the site's own calls. Every other address below it is answered without reaching Next. */
export const API_PREFIX = '/api';
export const API_ROUTES: ReadonlySet<string> = new Set(
  [
    'search',
    'sitemap-entry',
    'recheck',
    'race-day',
    'coming-sessions',
    'weekend-pack',
    'menu-round',
    'replay',
    'live',
    'revalidate',
    'language',
    'preview',
    'preview/exit',
    'preview/as-of',
    ...LANGUAGES.map((language) => `texts/${language}`),
  ].map((name) => `${API_PREFIX}/${name}`),
);

/** First segment of the pictures that stand for pages in chats and social networks (lib/share-picture). */
export const SHARE_FOLDER = 'share';
/** Its group is the page's address, with its leading slash. */
export const SHARE_ROUTE = /^\/share\/[\da-f]{12}(\/.+)\.png$/;

/** The address of a page's raw code (lib/content/raw-code): its page, and the code's name. */
export const RAW_CODE_ROUTE = /^\/api\/raw-code\/([^/]+)\/[\da-f]{32}$/;

/** Auxiliary pages of spec point 2: single addresses with nothing below them. */
export const README_PAGE = 'readme';
export const SAMPLES_PAGE = 'demo_asdf';

/** The page that needs no content: the server shows it with status 503 while the content server is unreachable. */
export const UNAVAILABLE_PATH = 'unavailable';

/**
 * The address at which Next shows the 404 screen as an ordinary page. For a thrown `notFound()` it renders an empty document that only a
 * script can fill, so the server sends this page, with status 404, for every address without a page.
 */
export const MISSING_PATH = 'page-not-found';

/** The screen that lists what can be read without a connection; the service worker keeps it (lib/pwa). */
export const OFFLINE_PATH = 'offline';
