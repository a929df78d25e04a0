import { decodedPath } from '../../lib/shared/decoded-path.ts';
import { findRedirect } from '../../lib/content/redirects.ts';
import { HOME_URL } from '../../lib/content/path.ts';
import { ARTICLE_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { NO_GROUP } from '../../lib/contract/paths.ts';
import { APP_PATTERNS } from '../../screens/routes.ts';
import type { SiteMap } from './site-map.ts';

/**
 * What the content says about a path.
 * - `known`: it is listed, or it is one of the site's own
 * - `likely`: no list has this exact address, but it is made of listed parts: an item below another page, a page of a list
 * - `doubtful`: the items below its page are listed, and this one is not among them
 * - `possible`: its page exists and nothing lists the items below it
 */
export type Finding = 'known' | 'likely' | 'doubtful' | 'possible' | 'unknown' | { readonly movedTo: string };
export type KnownPaths = { readonly find: (path: string) => Finding };

/** Names that have a meaning without a CMS page (spec point 2). */
const SPECIAL_NAMES = ['cms', HOME_URL];
/** A page and its three parameters (spec point 2). */
const MAX_SEGMENTS = 4;
/** Even a small site may have lists of this many pages, if it shows more records than its sitemap. */
const LEAST_PAGE_NUMBERS = 20;

const trimmed = (url: string) => url.replace(/^\/+|\/+$/g, '');
const firstOf = (path: string) => path.split('/', 1)[0] ?? '';

const decodedOr = (path: string): string => decodedPath(path) ?? path;

/** Redirects stay on this site; a target elsewhere is left to the page. */
const isOwnPath = (target: string) => !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

/**
 * Builds the look-up table of every path that the site can have.
 * @param appRoutes addresses that the site answers without a CMS page; below them only what APP_PATTERNS lists exists
 */
export function createKnownPaths(map: SiteMap, appRoutes: readonly string[]): KnownPaths {
  const content = ['', ...map.pages.map(trimmed), ...map.sitemap.map(trimmed)];
  const single = new Set([...SPECIAL_NAMES, ...appRoutes]);
  const exact = new Set([...single, ...content]);
  const pages = new Set(content.map(firstOf).filter((name) => name !== '' && !single.has(name)));
  const groups = (map.groups ?? []).map(trimmed);
  const items = new Set([...content.flatMap((path) => path.split('/').slice(1)), ...groups]);
  const moved = new Set(map.redirects.map(({ from }) => trimmed(from)));
  const withItems = new Set(content.filter((path) => path.includes('/')).map(firstOf));
  // No list has more records than the sitemap has entries.
  const lastPage = Math.max(LEAST_PAGE_NUMBERS, Math.ceil(map.sitemap.length / ARTICLE_PAGE_SIZE));
  const isPageNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage;

  const findOwn = (path: string): Finding | null => {
    for (const pattern of APP_PATTERNS) {
      const match = pattern.path.exec(path);
      if (!match) continue;
      const page = pattern.itemsOf;
      if (page !== undefined && withItems.has(page)) {
        const names = match.slice(1);
        if (!names.every((name) => exact.has(`${page}/${name}`))) return 'unknown';
        // Not every two of them have a page together.
        return names.length > 1 ? 'likely' : 'known';
      }
      if (pattern.isCertain || items.has(match[1] ?? '')) return 'known';
      return match[1] === undefined ? 'possible' : 'doubtful';
    }
    return null;
  };

  return {
    find(rawPath) {
      const path = trimmed(decodedOr(rawPath));
      if (moved.has(path)) {
        const target = findRedirect(path, map.redirects);
        if (target === null) return 'unknown';
        return isOwnPath(target) ? { movedTo: `/${target.replace(/^\/+/, '')}` } : 'known';
      }
      if (exact.has(path)) return 'known';
      const own = findOwn(trimmed(rawPath));
      if (own !== null) return own;
      const [first = '', item = '', ...rest] = path.split('/');
      if (!pages.has(first) || rest.length > MAX_SEGMENTS - 2) return 'unknown';
      const [third = ''] = rest;
      // A list may be narrowed to a group, or to what has its own page elsewhere: /drivers/gt, of which the sitemap has /category/gt.
      const isList = item === NO_GROUP || items.has(item);
      if (rest.length === 1 && isList && isPageNumber(third)) return 'likely';
      // Several pages show the same item (/round/x, /results/x), and only one of them has to be in the sitemap.
      if (rest.length === 0 && items.has(item)) return 'likely';
      return withItems.has(first) ? 'doubtful' : 'possible';
    },
  };
}
