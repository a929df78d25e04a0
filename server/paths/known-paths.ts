import { decodedPath } from '../../lib/shared/decoded-path.ts';
import { findRedirect } from '../../lib/navigation/redirects.ts';
import { HOME_URL } from '../../lib/content/path.ts';
import { ARTICLE_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { NO_GROUP } from '../../lib/contract/paths.ts';
import { APP_PATTERNS } from '../../screens/routes.ts';
import type { SiteMap } from './site-map.ts';

/**
 * What the content says about a path:
 * - `known`: it is listed, or one of the site's own
 * - `likely`: it isn't listed, but made of listed parts: an item below another page, or a page of a list
 * - `doubtful`: the items below its page are listed, but not this one
 * - `possible`: its page exists, and nothing lists the items below it
 */
export type Finding = 'known' | 'likely' | 'doubtful' | 'possible' | 'unknown' | { readonly movedTo: string };
export type KnownPaths = { readonly find: (path: string) => Finding };

/** Names with a meaning of their own, without a CMS page (spec point 2). */
const SPECIAL_NAMES = ['cms', HOME_URL];
/** A page and its three parameters (spec point 2). */
const MAX_SEGMENTS = 4;
/** Even a small site may have lists of this many pages, if it shows more records than its sitemap has entries. */
const MIN_PAGE_NUMBERS = 20;

const trimmed = (url: string) => url.replace(/^\/+|\/+$/g, '');
const firstOf = (path: string) => path.split('/', 1)[0] ?? '';

const decodedOr = (path: string): string => decodedPath(path) ?? path;

/** An address as a header takes it: editors write paths in their own letters, such as /ōtaki. */
const inAscii = (address: string): string =>
  address.toWellFormed().replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters));

/** Whether a redirect's target is on this site; other targets are left to the page. */
const isOwnPath = (target: string) => !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

/**
 * Builds the look-up table of all paths that the site can have.
 * @param appRoutes addresses that the site answers without a CMS page; below them, only what APP_PATTERNS match exists
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
  const lastPage = Math.max(MIN_PAGE_NUMBERS, Math.ceil(map.sitemap.length / ARTICLE_PAGE_SIZE));
  const isPageNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= lastPage;

  const findOwn = (path: string): Finding | null => {
    for (const pattern of APP_PATTERNS) {
      const match = pattern.path.exec(path);
      if (!match) continue;
      const page = pattern.itemsOf;
      if (page !== undefined && withItems.has(page)) {
        const names = match.slice(1);
        if (!names.every((name) => exact.has(`${page}/${name}`))) return 'unknown';
        // Not every pair of them has a page.
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
      const target = findRedirect(path, map.redirects);
      if (target !== null)
        return isOwnPath(target) ? { movedTo: inAscii(`/${target.replace(/^\/+/, '')}`) } : 'known';
      // Redirects that lead back to it lead nowhere.
      if (moved.has(path)) return 'unknown';
      if (exact.has(path)) return 'known';
      const own = findOwn(trimmed(rawPath));
      if (own !== null) return own;
      const [first = '', item = '', ...rest] = path.split('/');
      if (!pages.has(first) || rest.length > MAX_SEGMENTS - 2) return 'unknown';
      const [third = ''] = rest;
      // A list may be filtered by a group, or by something with a page of its own elsewhere: /drivers/gt, where the sitemap has /category/gt.
      const isList = item === NO_GROUP || items.has(item);
      if (rest.length === 1 && isList && isPageNumber(third)) return 'likely';
      // Several pages may show the same item (/round/x, /results/x), but the sitemap may have only one of them.
      if (rest.length === 0 && items.has(item)) return 'likely';
      return withItems.has(first) ? 'doubtful' : 'possible';
    },
  };
}
