import type { Redirect } from '@/lib/contract/entities/site';
import { AGAINST_PART, DETAIL_PAGES, ENTRIES_PART, STANDINGS_PAGE } from '../contract/paths.ts';
import {
  BETWEEN_COMPARED,
  calendarFeedAddress,
  comparisonAddress,
  ENTRIES_BY_NUMBER_PART,
  roundResultsAddress,
  sessionsFeedAddress,
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

/** Addresses whose last segment names a further record, in two groups: what is before it, and its name. `page` shows such a record. */
const FURTHER_NAMES = [
  // A championship's table after a round.
  { address: new RegExp(`^(${STANDINGS_PAGE}/[^/]+)/([^/]+)$`), page: DETAIL_PAGES.round },
  // A round's timetable of one category; its entry lists are in the same place.
  {
    address: new RegExp(
      `^(${DETAIL_PAGES.round}/[^/]+)/(?!(?:${ENTRIES_PART}|${ENTRIES_BY_NUMBER_PART})$)([^/]+)$`,
    ),
    page: DETAIL_PAGES.category,
  },
];

/** The comparison of a driver with others, in two groups: the first one's name, and the others'. */
const COMPARISON = new RegExp(`^${DETAIL_PAGES.driver}/([^/]+)/${AGAINST_PART}/([^/]+)$`);

/** The present URL name of a record that has moved to another name below the same page; null if it hasn't. */
function presentName(page: string, name: string, table: Table): string | null {
  const target = normalise(table.get(`${page}/${name}`) ?? '');
  const present = target.startsWith(`${page}/`) ? target.slice(page.length + 1) : '';
  return /^[^/?#]+$/.test(present) ? present : null;
}

/** Where an address has moved to because of the record that its last segment names; null if that has no other name now. */
function movedWithFurther(key: string, table: Table): string | null {
  for (const { address, page } of FURTHER_NAMES) {
    const [, before, name] = address.exec(key) ?? [];
    if (before === undefined || name === undefined) continue;
    const present = presentName(page, name, table);
    return present === null ? null : `/${[...before.split('/'), present].map(encodeURIComponent).join('/')}`;
  }
  return null;
}

/** Where a comparison has moved to: its address has the drivers in the order of their present names. Null if none has another name now. */
function movedComparison(key: string, table: Table): string | null {
  const [, first, others] = COMPARISON.exec(key) ?? [];
  if (first === undefined || others === undefined) return null;
  const names = [first, ...others.split(BETWEEN_COMPARED)];
  const present = names.map((name) => presentName(DETAIL_PAGES.driver, name, table) ?? name);
  return present.every((name, index) => name === names[index]) ? null : comparisonAddress(present);
}

/** Where an address has moved to because a record with its URL name has; undefined if none has. */
function movedWithRecord(key: string, table: Table): string | undefined {
  const comparison = movedComparison(key, table);
  if (comparison !== null) return comparison;
  const [page = '', name = '', ...below] = key.split('/');
  const present = below.length > 0 && RECORD_PAGES.has(page) ? presentName(page, name, table) : null;
  if (present !== null) return ['', page, present, ...below.map(encodeURIComponent)].join('/');
  const further = movedWithFurther(key, table);
  if (further !== null) return further;
  for (const { page: shownAt, start, end } of NAMED_AFTER) {
    if (!key.startsWith(start) || !key.endsWith(end)) continue;
    const moved = presentName(shownAt, key.slice(start.length, key.length - end.length), table);
    if (moved !== null) return `/${start}${moved}${end}`;
  }
  return undefined;
}

/**
 * Follows the redirect table (spec point 2) from a path to its final target. With a record's page moves what is below it, and what else has
 * its URL name: the results, posts and calendar of a round and the tables after it, the calendars of a category and its timetable in each
 * round, the comparisons with a driver, the feed of a group.
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
