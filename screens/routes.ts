import { ICON_FILES, OFFLINE_PATH } from '../lib/content/app-routes.ts';
import { AGAINST_PART, DETAIL_PAGES, FORM_PREVIEW_SCREEN, POSTS_PARTS } from '../lib/contract/paths.ts';
import { BETWEEN_COMPARED, MAX_COMPARED } from '../lib/season/addresses.ts';
import type { AddressPattern } from './define-match.ts';
import { MATCHES } from './matches.ts';

/**
 * Addresses that the site serves itself, without a CMS page of that URL: its screens, and the routes in app/. The front server's path
 * filter lets them through, and below them only what APP_PATTERNS match.
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
  ...ICON_FILES.map((file) => `icons/${file}`),
  OFFLINE_PATH,
  ...MATCHES.flatMap(({ routes }) => routes),
];

/** Later pages of a round's posts. */
const ROUND_POSTS = new RegExp(`^${DETAIL_PAGES.postTag}/${POSTS_PARTS.round}/([\\w-]+)/[1-9]\\d?$`);

/** Two drivers side by side, and up to five. */
const COMPARISONS = Array.from({ length: MAX_COMPARED - 1 }, (_, others) => {
  const names = Array.from({ length: others + 1 }, () => '([\\w-]+)').join(BETWEEN_COMPARED);
  return new RegExp(`^${DETAIL_PAGES.driver}/([\\w-]+)/${AGAINST_PART}/${names}$`);
});

/** The site's own addresses that exist for each of some records, or that anyone can make up. */
export const APP_PATTERNS: readonly AddressPattern[] = [
  ...MATCHES.flatMap(({ patterns }) => patterns),
  { path: ROUND_POSTS, isCertain: false, itemsOf: DETAIL_PAGES.round },
  ...COMPARISONS.map((path) => ({ path, isCertain: false, itemsOf: DETAIL_PAGES.driver })),
  { path: /^feeds\/news\/([\w-]+)\.xml$/, isCertain: false },
  { path: /^feeds\/rounds\/([\w-]+)\.ics$/, isCertain: false },
  // The sessions of a category, and of a round.
  { path: /^feeds\/sessions\/([\w-]+)\.ics$/, isCertain: false },
  { path: /^feeds\/round\/([\w-]+)\.ics$/, isCertain: false },
  // The calendar of starred categories, by their IDs or by the key of a customer's calendar. Any may be requested: nothing is cached, and
  // nothing is rendered.
  { path: /^feeds\/my\/[1-9]\d{0,8}(?:-[1-9]\d{0,8}){0,99}\.ics$/, isCertain: true },
  { path: /^feeds\/my\/[1-9]\d{0,8}_[\w-]{22}\.ics$/, isCertain: true },
  { path: /^sitemaps\/[1-9]\d?\.xml$/, isCertain: true },
  { path: /^pdf\/[1-9]\d{0,8}$/, isCertain: false },
];
