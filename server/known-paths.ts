import { ACCOUNT_SCREENS } from '../lib/content/account-screens.ts';
import { findRedirect } from '../lib/content/redirects.ts';
import { HOME_URL, README_PAGE, SAMPLES_PAGE } from '../lib/content/app-routes.ts';
import { ARTICLE_PAGE_SIZE } from '../lib/contract/limits.ts';
import type { SiteMap } from './site-map.ts';

/**
 * What the content says of a path. `possible`: its page exists and nothing lists the items below it. `doubtful`: the items below its
 * page are listed, and this one is not among them.
 */
export type Finding = 'known' | 'possible' | 'doubtful' | 'unknown' | { readonly movedTo: string };
export type KnownPaths = { readonly find: (path: string) => Finding };

/** Names that have a meaning without a CMS page (spec point 2). */
const SPECIAL_NAMES = ['cms', ...ACCOUNT_SCREENS, HOME_URL, README_PAGE, SAMPLES_PAGE];
/** A page and its three parameters (spec point 2). */
const MAX_SEGMENTS = 4;
/** The group of a list without a group (spec point 2: pagination control). */
const ALL_GROUPS = 'page';
/** Even a small site has lists of this many pages, should it show more records than its sitemap. */
const LEAST_PAGE_NUMBERS = 20;

const trimmed = (url: string) => url.replace(/^\/+|\/+$/g, '');

const decodedOr = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Redirects stay on this site; a target elsewhere is left to the page to judge. */
const isOwnPath = (target: string) => !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

/**
 * Makes the look-up table of every path that the site can have.
 * @param appRoutes first segments that the site answers without a CMS page; what lies below them is theirs to check
 */
export function createKnownPaths(map: SiteMap, appRoutes: readonly string[]): KnownPaths {
  const exact = new Set<string>([
    '',
    ...SPECIAL_NAMES,
    ...appRoutes,
    ...map.pages.map(trimmed),
    ...map.sitemap.map(trimmed),
  ]);
  const firstSegments = new Set([...exact].map((path) => path.split('/', 1)[0] ?? ''));
  const items = new Set([...exact].flatMap((path) => path.split('/').slice(1)));
  const moved = new Set(map.redirects.map(({ from }) => trimmed(from)));
  const routes = new Set(appRoutes);
  const withItems = new Set(
    [...exact].filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''),
  );
  // No list has more records than the sitemap has entries.
  const lastPage = Math.max(LEAST_PAGE_NUMBERS, Math.ceil(map.sitemap.length / ARTICLE_PAGE_SIZE));
  const isPageNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage;

  return {
    find(rawPath) {
      const path = trimmed(decodedOr(rawPath));
      if (moved.has(path)) {
        const target = findRedirect(path, map.redirects);
        if (target === null) return 'unknown';
        return isOwnPath(target) ? { movedTo: `/${target.replace(/^\/+/, '')}` } : 'known';
      }
      if (exact.has(path)) return 'known';
      const [first = '', item = '', ...rest] = path.split('/');
      if (!firstSegments.has(first) || rest.length > MAX_SEGMENTS - 2) return 'unknown';
      if (routes.has(first)) return 'known';
      const [third = ''] = rest;
      if (rest.length === 1 && isPageNumber(third) && (item === ALL_GROUPS || items.has(item)))
        return 'known';
      // Several pages show the same item (/round/x, /results/x), and only one of them need be in the sitemap.
      if (rest.length === 0 && items.has(item)) return 'known';
      return withItems.has(first) ? 'doubtful' : 'possible';
    },
  };
}
