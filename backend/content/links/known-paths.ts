import type { Payload } from 'payload';
import type { InitialData } from '../../../lib/contract/endpoints/content.ts';
import { MENU_SCREENS } from '../../../lib/contract/navigation.ts';
import { decodedPath } from '../../../lib/shared/decoded-path.ts';
import { initialDataNow } from '../sitemap/initial-data.ts';
import { memoised } from '../sitemap/cached-records.ts';

/** Screens that the site serves without a CMS page (spec point 2). */
const SCREENS: readonly string[] = [
  ...MENU_SCREENS,
  ...['auth', 'forgotpassword', 'logout', 'checkout', 'guest-checkout', 'seasons'],
  ...['readme', 'demo_asdf', 'cms', 'enter'],
];
/** What is at a screen or below it, and paths that the site proxies. */
const SERVED = new RegExp(
  `^(?:${SCREENS.join('|')})(?:/|$)|^(?:pdf|invoice|show-invoice|print-tickets|order|feeds|assets|v|api)/`,
);

const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

type Known = {
  /** Every listed path, without slashes at either end. */
  readonly exact: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** Items shown below some page: the names of articles, rounds and groups. */
  readonly items: ReadonlySet<string>;
};

/** Created once for each state of the content. */
const knownIn = memoised(({ sitemap, pages, redirects }: InitialData): Known => {
  const content = [...sitemap, ...pages].map(({ url }) => trimmed(url));
  return {
    exact: new Set(['', ...content, ...redirects.data.map(({ from }) => trimmed(from))]),
    pages: new Set(pages.map(({ url }) => trimmed(url))),
    items: new Set(content.flatMap((path) => path.split('/').slice(1))),
  };
});

/** Whether the item is listed under another page that shows it: /results/{round} for /round/{round}. */
function isItemElsewhere(path: string, { pages, items }: Known): boolean {
  const [page = '', item = '', ...rest] = path.split('/');
  return rest.length === 0 && pages.has(page) && items.has(item);
}

/** Returns a check of whether a path, without slashes at either end, leads to something that visitors can see. */
export async function knownPaths(payload: Payload): Promise<(path: string) => boolean> {
  const known = knownIn(await initialDataNow(payload));
  return (path) =>
    [path, decodedPath(path) ?? path].some(
      (spelling) => known.exact.has(spelling) || isItemElsewhere(spelling, known),
    ) || SERVED.test(path);
}
