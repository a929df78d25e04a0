import 'server-only';
import { cache } from 'react';
import type { Site } from './site-store';
import { isEventSite } from '@/lib/content/account-settings';
import { env } from '@/lib/config/env';
import { accountScreenOf, type AccountScreenName } from './account-screens';
import { hasExtension } from '@/lib/contract/extensions';
import { README_PAGE, SAMPLES_PAGE } from './app-routes';
import { findPageAt, type FoundPage } from './find-page';
import { beginPreview } from '@/lib/preview/current';
import { getInitialData } from './load';
import { loadPdfAddress } from './pdf';
import { decodeSegments, HOME_URL, pathKey, splitPath, type PagePath } from './path';
import { MY_CHAMPIONSHIP_PAGE } from './my-championship';
import { CIRCUIT_PAGE, STANDINGS_PAGE, TEAM_PAGE } from '@/lib/contract/paths';
import { searchKindNamed, type SearchKind } from '@/lib/contract/search-kinds';
import { sellsTickets } from '@/lib/shared/sells-tickets';
import { findRedirect } from './redirects';
import { SEASONS_PAGE } from './seasons-page';
import { standingsScreenOf } from './standings-screens';
import { documentKindOf, shopScreenOf, type DocumentKind, type ShopScreenName } from './shop-screens';
import { cleanQuery, SEARCH_PAGE } from '@/lib/content/search-query';
import { TIMETABLE_PAGE } from './timetable-page';
import { WATCH_PAGE } from './watch-page';

/** What an address of the catch-all shows. */
export type Resolution =
  | { readonly kind: 'page'; readonly path: PagePath; readonly found: FoundPage; readonly site: Site }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'account'; readonly screen: AccountScreenName; readonly site: Site }
  /** `preparing`: the start page, while the content has none. */
  | { readonly kind: 'readme' | 'samples' | 'preparing'; readonly site: Site }
  | { readonly kind: 'search'; readonly query: string; readonly site: Site }
  /** All of a query's results of one kind. `page`: from 1. */
  | {
      readonly kind: 'search-kind';
      readonly query: string;
      readonly of: SearchKind;
      readonly page: number;
      readonly site: Site;
    }
  /** `category`: URL name of the category that is shown alone, or MY_CATEGORIES; '' for all. */
  | { readonly kind: 'timetable'; readonly category: string; readonly site: Site }
  | { readonly kind: 'watch'; readonly site: Site }
  | { readonly kind: 'my-championship'; readonly site: Site }
  | {
      readonly kind: 'standings';
      /** URL names; '' for the list of all, or for the table as it is now. */
      readonly championship: string;
      readonly round: string;
      readonly site: Site;
    }
  /** `season`: as in its address; '' for the list of all. */
  | { readonly kind: 'seasons'; readonly season: string; readonly site: Site }
  /** `url`: the URL name of the circuit or team. */
  | { readonly kind: 'circuit'; readonly url: string; readonly site: Site }
  | { readonly kind: 'team'; readonly url: string; readonly site: Site }
  | { readonly kind: 'shop'; readonly screen: ShopScreenName; readonly site: Site }
  | { readonly kind: 'document'; readonly document: DocumentKind; readonly site: Site }
  | { readonly kind: 'missing' };

/** Page names with a special meaning (spec point 2); 'home' is the home page and needs no special treatment. */
const CMS_NAME = 'cms';
/** The page keyed by a PDF code (spec point 2). */
const PDF_NAME = 'pdf';

const auxiliaryKind = (name: string) =>
  name === README_PAGE ? 'readme' : name === SAMPLES_PAGE ? 'samples' : null;

/**
 * The account screen with a page name. Only event sites have the entry page, and only servers with guest orders the one to find them;
 * elsewhere these names are a normal CMS page's.
 */
function accountOf(name: string, { domain, extensions }: Site): AccountScreenName | null {
  const screen = accountScreenOf(name);
  if (screen === 'find-order' && !hasExtension(extensions, 'guest-orders')) return null;
  return screen === 'enter' && !isEventSite(domain.configuration, env().siteUrl) ? null : screen;
}

/** The screen of the shop that an address names. Elsewhere than on a server with guest orders, their screen's name is a normal CMS page's. */
function shopOf(path: PagePath, { extensions }: Site): ShopScreenName | null {
  const screen = shopScreenOf(path);
  return screen === 'guest-checkout' && !hasExtension(extensions, 'guest-orders') ? null : screen;
}

/** The timetable screen, unless the content has a page of that name or no timetables. */
const isTimetable = ({ page_url: page }: PagePath, { extensions, pages }: Site): boolean =>
  page === TIMETABLE_PAGE &&
  hasExtension(extensions, 'sessions') &&
  !pages.some(({ url }) => url === TIMETABLE_PAGE);

/** The screen of who shows a round, unless the content has a page of that name or no broadcasts. */
const isWatch = ({ page_url: page }: PagePath, { extensions, pages }: Site): boolean =>
  page === WATCH_PAGE &&
  hasExtension(extensions, 'broadcasts') &&
  !pages.some(({ url }) => url === WATCH_PAGE);

/** The screens of the seasons, unless the content has a page of that name or no standings. */
const isSeasons = ({ page_url: page }: PagePath, { extensions, pages }: Site): boolean =>
  page === SEASONS_PAGE &&
  hasExtension(extensions, 'standings') &&
  !pages.some(({ url }) => url === SEASONS_PAGE);

/** The screen of a visitor's favourites, unless the content has a page of that name. */
const isMyChampionship = ({ page_url: page }: PagePath, { pages }: Site): boolean =>
  page === MY_CHAMPIONSHIP_PAGE && !pages.some(({ url }) => url === MY_CHAMPIONSHIP_PAGE);

/** What the site shows itself below a page name; null for all others. */
function screenBelow(page: string): 'circuit' | 'team' | null {
  if (page === CIRCUIT_PAGE) return 'circuit';
  return page === TEAM_PAGE ? 'team' : null;
}

/** Cached per request: metadata and page resolve the same address. */
const resolveKey = cache(async (key: string): Promise<Resolution> => {
  const segments = decodeSegments(key === '' ? [] : key.split('/'));
  const path = segments && splitPath(segments);
  if (!path) return { kind: 'missing' };
  if (path.page_url === PDF_NAME) return resolvePdf(path);

  const site = await getInitialData();
  if (path.page_url === SEARCH_PAGE) return resolveSearch(path, site);
  if (isTimetable(path, site)) {
    return path.url_parameter_2 === ''
      ? { kind: 'timetable', category: path.item_url, site }
      : { kind: 'missing' };
  }
  if (isWatch(path, site)) return path.item_url === '' ? { kind: 'watch', site } : { kind: 'missing' };
  if (isMyChampionship(path, site))
    return path.item_url === '' ? { kind: 'my-championship', site } : { kind: 'missing' };
  if (isSeasons(path, site))
    return path.url_parameter_2 === ''
      ? { kind: 'seasons', season: path.item_url, site }
      : { kind: 'missing' };
  if (path.page_url === STANDINGS_PAGE) {
    const screen = standingsScreenOf(path);
    const hasStandings = hasExtension(site.extensions, 'standings');
    return screen && hasStandings ? { kind: 'standings', ...screen, site } : { kind: 'missing' };
  }
  const account = accountOf(path.page_url, site);
  if (account) return path.item_url === '' ? { kind: 'account', screen: account, site } : { kind: 'missing' };
  const screen = shopOf(path, site);
  if (screen) return sellsTickets(site.domain) ? { kind: 'shop', screen, site } : { kind: 'missing' };
  const document = documentKindOf(path);
  if (document) return { kind: 'document', document, site };
  const auxiliary = auxiliaryKind(path.page_url);
  if (auxiliary) return path.item_url === '' ? { kind: auxiliary, site } : { kind: 'missing' };
  if (path.page_url === CMS_NAME && path.item_url === '' && site.domain.cms_url) {
    return { kind: 'redirect', to: site.domain.cms_url, permanent: false };
  }
  const target = findRedirect(pathKey(path), site.redirects.data);
  if (target !== null) return { kind: 'redirect', to: target, permanent: true };

  // Below pages of these names; a server without the extension may have anything there.
  const kind = screenBelow(path.page_url);
  if (kind !== null && path.item_url !== '' && hasExtension(site.extensions, `${kind}-pages`))
    return path.url_parameter_2 === '' ? { kind, url: path.item_url, site } : { kind: 'missing' };

  // The home page has the addresses / and /home, never with an item below it.
  if (path.page_url === HOME_URL && path.item_url !== '') return { kind: 'missing' };
  const at = await findPageAt(path);
  if (at) return { kind: 'page', ...at, site };
  // Every missing address leads to the start page: it is never missing itself.
  return path.page_url === HOME_URL ? { kind: 'preparing', site } : { kind: 'missing' };
});

/** /search, /search/{query}, and pages of one kind of result: /search/{query}/{kind}, /search/{query}/{kind}/{n}. */
function resolveSearch(path: PagePath, site: Site): Resolution {
  const query = cleanQuery(path.item_url);
  const { url_parameter_2: name, url_parameter_3: number } = path;
  if (name === '') return { kind: 'search', query, site };
  const of = searchKindNamed(name);
  if (of === undefined || query === '') return { kind: 'missing' };
  return { kind: 'search-kind', query, of, page: number === '' ? 1 : Number(number), site };
}

async function resolvePdf({ item_url, url_parameter_2 }: PagePath): Promise<Resolution> {
  const to = url_parameter_2 === '' ? await loadPdfAddress(item_url) : null;
  return to === null ? { kind: 'missing' } : { kind: 'redirect', to, permanent: false };
}

/**
 * Finds what the segments of an address (percent-encoded, from the router) show.
 * @throws ContentUnavailableError if the content server does not respond.
 */
export async function resolve(segments: readonly string[]): Promise<Resolution> {
  await beginPreview();
  return resolveKey(segments.join('/'));
}
