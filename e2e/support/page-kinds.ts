import type { APIRequestContext } from '@playwright/test';
import { sharedCms } from './cms.ts';
import { initialData } from './content.ts';

/** Public screens that the sitemap does not list. */
export const UNLISTED = [
  ...['/search', '/search/championship', '/search/race/result', '/login', '/signup', '/forgotpassword'],
  ...['/find-order', '/offline', '/no-such-page', '/readme', '/news/race-reports/2', '/timetable'],
  ...['/timetable/my-categories', '/my-championship'],
];

/** Of those, as few as have the parts of all: the others are a form or a list more. */
const UNLISTED_KINDS: ReadonlySet<string> = new Set([
  '/search/championship',
  '/login',
  '/offline',
  '/no-such-page',
  '/timetable',
]);

/** Kinds that show another listed one narrower, or of an earlier day: a group's news, a tag's posts, results of one round or session. */
const NARROWER_KINDS: ReadonlySet<string> = new Set(['/news/', '/feed/', '/results/', '/session/']);

const kindOf = (path: string) =>
  path.indexOf('/', 1) === -1 ? path : path.slice(0, path.indexOf('/', 1) + 1);

/** Every address of the sitemap, home first. */
export async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const { sitemap } = await initialData(request);
  const listed = sitemap.map(({ url }) => `/${url.replace(/^\//, '')}`).filter((path) => path !== '/home');
  return [...new Set(['/', ...listed])];
}

/** Of each family of addresses ('/article/…') the first and the last; every other page is a kind of its own. */
export async function endsOfEveryKind(request: APIRequestContext): Promise<string[]> {
  const families = Map.groupBy(await listedAddresses(request), kindOf);
  return [...families.values()].flatMap((members) => [...new Set([members[0]!, members.at(-1)!])]);
}

/** One address of every kind of public screen. */
export async function everyKind(request: APIRequestContext): Promise<string[]> {
  const families = Map.groupBy(await listedAddresses(request), kindOf);
  return [...[...families.values()].map(([first]) => first!), ...UNLISTED];
}

/** As few of some sets as have between them what all have. */
function cover(sets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const missing = new Set([...sets.values()].flatMap((set) => [...set]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const [best] = [...sets]
      .map(([name, set]) => ({ name, fresh: [...set].filter((thing) => missing.has(thing)) }))
      .toSorted((a, b) => b.fresh.length - a.fresh.length);
    if (best === undefined) break;
    for (const thing of best.fresh) missing.delete(thing);
    chosen.add(best.name);
  }
  return chosen;
}

/** What a page of the office shows: its blocks, and the text below them. */
const shownOn = ({ blocks, content }: Readonly<Record<string, unknown>>): Set<string> =>
  new Set([
    ...(Array.isArray(blocks) ? blocks.map(({ blockType }: { blockType: string }) => blockType) : []),
    ...(content ? ['text'] : []),
  ]);

/** Of the kinds of public screens, as few as show every block and every part between them: pages of the same blocks differ in their words. */
export async function everyBlock(request: APIRequestContext): Promise<string[]> {
  const pages = await sharedCms(request).find('pages', { pagination: 'false', depth: '0' });
  const shown = new Map(
    pages.map((page) => [page['url'] === 'home' ? '/' : `/${String(page['url'])}`, shownOn(page)]),
  );
  const chosen = cover(shown);
  const isLeftOut = (path: string) =>
    shown.has(path)
      ? !chosen.has(path)
      : NARROWER_KINDS.has(kindOf(path)) || (UNLISTED.includes(path) && !UNLISTED_KINDS.has(path));
  return (await everyKind(request)).filter((path) => !isLeftOut(path));
}
