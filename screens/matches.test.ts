import { expect, test } from 'vitest';
import { getInitialData } from '@/lib/contract/endpoints/content';
import { domainSettingsSchema } from '@/lib/contract/entities/site';
import { ALL_EXTENSIONS, CORE_ONLY, type NamedExtensions } from '@/lib/contract/extensions';
import { splitPath } from '@/lib/content/path';
import { NOTHING } from './define-match';
import { MATCHES } from './matches';

const SITE_URL = 'https://events.example.org';

/** A site that sells tickets, at an event's own address. */
const site = (extensions: NamedExtensions, pages: readonly string[] = []) =>
  getInitialData.output.parse({
    sitemap: [],
    domain: {
      ...domainSettingsSchema.parse({ name: 'Summer Series' }),
      ecommerce_enabled: true,
      configuration: { event_hosts: ['events.example.org'] },
    },
    groups: [],
    pages: pages.map((url, index) => ({ id: index + 1, url, name: url, updated_at: '2027-01-01T00:00:00Z' })),
    redirects: { data: [], num_items: 0, num_pages: 0 },
    extensions,
  });

/** The kinds of screens that claim an address; marked ✗ if it names nothing. */
function screensAt(address: string, of = site(ALL_EXTENSIONS)): string[] {
  const path = splitPath(address.split('/'));
  if (path === null) return [];
  return MATCHES.flatMap(({ kind, resolve }) => {
    const named = resolve(path, { site: of, siteUrl: SITE_URL });
    if (named === null) return [];
    return named === NOTHING ? [`${kind} ✗`] : [kind];
  });
}

test.each(MATCHES.flatMap(({ kind, routes }) => routes.map((route) => [route, kind])))(
  '/%s, which the front server lets through, is a screen: %s',
  (route, kind) => {
    expect(screensAt(route)).toEqual([kind]);
  },
);

test.each([
  ['search/wet tyres', 'search'],
  ['search/wet tyres/driver/2', 'search'],
  ['timetable/gt', 'timetable'],
  ['standings/gt-championship', 'standings'],
  ['standings/gt-championship/taupo', 'standings'],
  ['seasons/2025-26', 'seasons'],
  ['circuit/manfeild', 'circuit'],
  ['team/apex', 'team'],
  ['invoice/12', 'document'],
  ['show-invoice/print/12', 'document'],
  ['print-tickets/12', 'document'],
  ['order/V-100001', 'document'],
])('/%s matches the front server’s patterns, and a screen: %s', (address, kind) => {
  expect(screensAt(address)).toEqual([kind]);
  const patterns = MATCHES.flatMap((screen) => (screen.kind === kind ? screen.patterns : []));
  expect(patterns.some(({ path }) => path.test(address))).toBe(true);
});

test.each([
  ['search/a/nothing', 'search ✗'],
  ['timetable/gt/x', 'timetable ✗'],
  ['standings/a/b/c', 'standings ✗'],
  ['seasons/2026/x', 'seasons ✗'],
  ['wheretowatch/x', 'watch ✗'],
  ['login/x', 'account ✗'],
  ['team/apex/x', 'team ✗'],
])('nothing is at /%s', (address, nothing) => {
  expect(screensAt(address)).toEqual([nothing]);
});

test('another page’s address doesn’t belong to a screen', () => {
  for (const address of ['home', 'news', 'invoice', 'invoice/print', 'circuit', 'team', 'cart/x'])
    expect([address, screensAt(address)]).toEqual([address, []]);
});

test.each(['timetable', 'wheretowatch', 'seasons', 'my-championship'])(
  'the content’s own page of the name %s comes before the screen',
  (name) => {
    expect(screensAt(name, site(ALL_EXTENSIONS, [name]))).toEqual([]);
  },
);

test('a content server without extensions has only the screens that need none', () => {
  for (const address of ['timetable', 'wheretowatch', 'seasons', 'find-order', 'guest-checkout', 'team/apex'])
    expect([address, screensAt(address, site(CORE_ONLY))]).toEqual([address, []]);
  expect(screensAt('standings', site(CORE_ONLY))).toEqual(['standings ✗']);
  expect(screensAt('login', site(CORE_ONLY))).toEqual(['account']);
});

test('sitemap.xml lists only addresses that the screen has', () => {
  for (const { listed, routes } of MATCHES)
    if (listed !== undefined) expect<readonly string[]>(routes).toContain(listed.url);
});
