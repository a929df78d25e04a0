import { beforeAll, expect, test } from 'vitest';
import { getInitialData } from '../contract/endpoints/content';
import { cmsPageSummarySchema } from '../contract/entities/page';
import { domainSettingsSchema } from '../contract/entities/site';
import { getTranslator } from '../i18n/translator';
import type { Translator } from '../i18n/translate';
import { footerNavigation, mainNavigation } from './navigation';

let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});

const site = (...extensions: string[]) =>
  getInitialData.output.parse({
    sitemap: [],
    domain: domainSettingsSchema.parse({ name: 'Summer Series' }),
    groups: [],
    pages: ['rounds', 'results', 'about'].map((url, index) =>
      cmsPageSummarySchema.parse({ id: index + 1, url, name: url, updated_at: '2027-01-01T00:00:00Z' }),
    ),
    redirects: { data: [], num_items: 0, num_pages: 0 },
    extensions,
  });

test('timetable and standings are in both menus, below the calendar and the results', () => {
  const all = site('sessions', 'standings');
  expect(mainNavigation(all, t)).toMatchObject([
    { href: '/rounds', children: [{ name: 'Timetable', href: '/timetable' }] },
    { href: '/results', children: [{ name: 'Standings', href: '/standings' }] },
  ]);
  expect(footerNavigation(all, t).map(({ href }) => href)).toEqual(['/timetable', '/standings', '/about']);
});

test('a content server without them has neither', () => {
  expect(mainNavigation(site(), t).flatMap(({ children }) => children)).toEqual([]);
  expect(footerNavigation(site(), t).map(({ href }) => href)).toEqual(['/about']);
});
