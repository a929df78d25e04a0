import type { APIRequestContext } from '@playwright/test';
import { initialData, itemsOf } from './content.ts';

/** Screens that the sitemap does not list. */
export const UNLISTED = 'screens beside the sitemap';

/** One address of every kind of screen that anyone may open, in groups; a family stands for its first page. */
const KINDS = {
  [UNLISTED]: [
    ...['/search', '/search/championship', '/login', '/signup'],
    ...['/forgotpassword', '/offline', '/no-such-page'],
  ],
  'home and news': ['/', '/news', 'article', 'news', '/feed', '/podcast', 'listen', '/gallery'],
  'the season': ['/rounds', 'round', '/results', 'results', '/all-results', 'session'],
  'who takes part': ['/categories', 'category', '/drivers', 'drivers', '/sponsors'],
  'what visitors ask': ['/faq', '/wheretowatch', '/contact-us', '/gift-vouchers'],
} as const;
export type Group = keyof typeof KINDS;
export const GROUPS = Object.keys(KINDS) as Group[];

export async function pathsOf(group: Group, request: APIRequestContext): Promise<string[]> {
  const data = await initialData(request);
  return KINDS[group]
    .map((kind) => (kind.startsWith('/') ? kind : (itemsOf(data, kind)[0] ?? '')))
    .filter((path) => path !== '');
}

/** With these, one address of each screen that anyone may open while the shop is closed. */
const FURTHER = ['/about', '/readme', '/media-application', '/season-in-pictures'];

export async function everyKind(request: APIRequestContext): Promise<string[]> {
  return [...(await Promise.all(GROUPS.map((group) => pathsOf(group, request)))).flat(), ...FURTHER];
}
