import type { APIRequestContext } from '@playwright/test';
import { initialData } from './content.ts';

/** Public screens that the sitemap does not list. */
export const UNLISTED = [
  ...['/search', '/search/championship', '/search/race/result', '/login', '/signup', '/forgotpassword'],
  ...['/offline', '/no-such-page', '/readme', '/news/race-reports/2', '/timetable'],
];

const kindOf = (path: string) =>
  path.indexOf('/', 1) === -1 ? path : path.slice(0, path.indexOf('/', 1) + 1);

/** Every address of the sitemap, home first. */
export async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const { sitemap } = await initialData(request);
  const listed = sitemap.map(({ url }) => `/${url.replace(/^\//, '')}`).filter((path) => path !== '/home');
  return [...new Set(['/', ...listed])];
}

/** Of each family of addresses ('/article/…') the first and the last; every other page stands for itself. */
export async function endsOfEveryKind(request: APIRequestContext): Promise<string[]> {
  const families = Map.groupBy(await listedAddresses(request), kindOf);
  return [...families.values()].flatMap((members) => [...new Set([members[0]!, members.at(-1)!])]);
}

/** One address of every kind of public screen. */
export async function everyKind(request: APIRequestContext): Promise<string[]> {
  const families = Map.groupBy(await listedAddresses(request), kindOf);
  return [...[...families.values()].map(([first]) => first!), ...UNLISTED];
}
