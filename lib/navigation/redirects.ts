import type { Redirect } from '@/lib/contract/entities/site';
import { DETAIL_PAGES, STANDINGS_PAGE } from '../contract/paths.ts';
import {
  calendarFeedAddress,
  roundResultsAddress,
  sessionsFeedAddress,
  standingsAddress,
} from '../season/addresses.ts';
import { newsFeedAddress, roundPostsAddress } from '../content/addresses.ts';

/** Trims slashes, so that '/old/' and 'old' are the same path. */
const normalise = (path: string) => path.replace(/^\/+|\/+$/g, '');

type Table = ReadonlyMap<string, string>;
/** Built once for each list: a site may have thousands of redirects, and every page is looked up. */
const tables = new WeakMap<readonly Redirect[], Table>();

function tableOf(redirects: readonly Redirect[]): Table {
  const made = tables.get(redirects);
  if (made) return made;
  const known = redirects.filter(({ from, to }) => from !== '' && to !== '');
  const table = new Map(known.map(({ from, to }) => [normalise(from), to]));
  tables.set(redirects, table);
  return table;
}

/** Pages whose records have further addresses below their own: lists, entry lists, tables after a round. */
const RECORD_PAGES: ReadonlySet<string> = new Set([...Object.values(DETAIL_PAGES), STANDINGS_PAGE]);

/** What else has an address with a record's URL name, by the page that shows the record: what comes before the name, and after it. */
const NAMED_AFTER = [
  { page: DETAIL_PAGES.round, addressOf: roundResultsAddress },
  { page: DETAIL_PAGES.round, addressOf: roundPostsAddress },
  { page: DETAIL_PAGES.round, addressOf: (round: string) => sessionsFeedAddress({ round }) },
  { page: DETAIL_PAGES.category, addressOf: calendarFeedAddress },
  { page: DETAIL_PAGES.category, addressOf: (category: string) => sessionsFeedAddress({ category }) },
  { page: DETAIL_PAGES.articleGroup, addressOf: newsFeedAddress },
].map(({ page, addressOf }) => {
  const [start = '', end = ''] = normalise(addressOf('*')).split('*');
  return { page, start, end };
});

/** The present URL name of a record that has moved to another name below the same page; null if it hasn't. */
function presentName(page: string, name: string, table: Table): string | null {
  const target = normalise(table.get(`${page}/${name}`) ?? '');
  const present = target.startsWith(`${page}/`) ? target.slice(page.length + 1) : '';
  return /^[^/?#]+$/.test(present) ? present : null;
}

/** The address of a championship's table after a round that has another name now; null for any other address. */
function movedTable([page, championship = '', round = '', ...more]: readonly string[], table: Table) {
  if (page !== STANDINGS_PAGE || round === '' || more.length > 0) return null;
  const present = presentName(DETAIL_PAGES.round, round, table);
  return present === null ? null : standingsAddress(championship, present);
}

/** Where an address has moved to because a record with its URL name has; undefined if none has. */
function movedWithRecord(key: string, table: Table): string | undefined {
  const parts = key.split('/');
  const [page = '', name = '', ...below] = parts;
  const present = below.length > 0 && RECORD_PAGES.has(page) ? presentName(page, name, table) : null;
  if (present !== null) return ['', page, present, ...below.map(encodeURIComponent)].join('/');
  const standings = movedTable(parts, table);
  if (standings !== null) return standings;
  for (const { page: shownAt, start, end } of NAMED_AFTER) {
    if (!key.startsWith(start) || !key.endsWith(end)) continue;
    const moved = presentName(shownAt, key.slice(start.length, key.length - end.length), table);
    if (moved !== null) return `/${start}${moved}${end}`;
  }
  return undefined;
}

/**
 * Follows the redirect table (spec point 2) from a path to its final target. With a record's page moves what is below it, and what else has
 * its URL name: the results, posts and calendar of a round and the tables after it, the calendars of a category, the feed of a group.
 * @param path without leading slash
 * @returns the final target as written in the table, null if nothing is redirected or the chain is a loop.
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | null {
  const table = tableOf(redirects);
  const targetOf = (key: string) => table.get(key) ?? movedWithRecord(key, table);
  const seen = new Set<string>();
  let key = normalise(path);
  let target: string | null = null;
  for (let next = targetOf(key); next !== undefined; next = targetOf(key)) {
    if (seen.has(key)) return null;
    seen.add(key);
    target = next;
    key = normalise(next.split(/[?#]/, 1)[0] ?? '');
  }
  return target;
}
