import { beforeAll, expect, test } from 'vitest';
import { getInitialData } from '@/lib/contract/endpoints/content';
import { cmsPageSummarySchema } from '@/lib/contract/entities/page';
import { domainSettingsSchema } from '@/lib/contract/entities/site';
import { getTranslator } from '@/lib/i18n/translator';
import type { Translator } from '@/lib/i18n/translate';
import { navigationSchema } from '@/lib/contract/entities/navigation';
import { MENU_SCREENS, MENU_WORDS, SCREEN_WORDS } from '@/lib/contract/navigation';
import { FORM_PREVIEW_SCREEN } from '@/lib/contract/paths';
import { OFFLINE_PATH } from '@/lib/content/app-routes';
import { SEASONS_PAGE } from '@/lib/season/addresses';
import { APP_ROUTES } from '@/screens/routes';
import { mainPages, menuName, siteMenus } from './site-menus';

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

const ownMenus = (...extensions: string[]) => siteMenus(site(...extensions), null, 'en', t);

test('without menus of the content server, timetable and standings are in both menus of the site', () => {
  const { header, footer } = ownMenus('sessions', 'standings');
  expect(header).toMatchObject([
    { href: '/rounds', children: [{ name: 'Timetable', href: '/timetable' }] },
    { href: '/results', children: [{ name: 'Standings', href: '/standings' }] },
  ]);
  expect(footer.flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
    '/timetable',
    '/standings',
    '/about',
  ]);
});

test('a content server without timetables and standings has neither in its menus', () => {
  const { header, footer } = ownMenus();
  expect(header.flatMap(({ children }) => children)).toEqual([]);
  expect(footer.flatMap(({ items }) => items.map(({ href }) => href))).toEqual(['/about']);
});

test('whoever bought as a guest finds the way to the order in the footer, where tickets are sold without an account', () => {
  const selling = site('guest-orders');
  const findOrder = { name: t('account.findOrder'), href: '/find-order' };
  const own = (of: typeof selling) => siteMenus(of, null, 'en', t).footer.flatMap(({ items }) => items);
  expect(own({ ...selling, domain: { ...selling.domain, ecommerce_enabled: true } })).toContainEqual(
    expect.objectContaining(findOrder),
  );
  expect(own(selling).map(({ href }) => href)).toEqual(['/about']);
  // The name by which the content server refers to the address that an editor typed.
  const footer = [{ word: 'about', links: [{ href: '/find-order', word: 'find-order' }] }];
  expect(siteMenus(selling, navigationSchema.parse({ footer }), 'en', t).footer[0]?.items).toMatchObject([
    findOrder,
  ]);
});

const menus = navigationSchema.parse({
  header: [
    { href: '/rounds', word: 'calendar', children: [{ href: '/faq', label: 'Questions' }] },
    { href: '/news', label: 'Paddock news', word: 'news', labels: { de: 'Aus dem Fahrerlager' } },
    { href: '', word: 'more', children: [{ href: '/about', label: 'About' }] },
    { href: '/odd', word: 'a-word-of-a-later-version' },
  ],
  footer: [
    {
      word: 'about',
      links: [
        { href: '/rounds', word: 'calendar' },
        { href: '/terms', label: 'Terms' },
      ],
    },
  ],
  social: ['youtube', 'facebook'],
});

test('the content server’s menus are shown in the reader’s language', async () => {
  const german = await getTranslator('de');
  expect(siteMenus(site(), menus, 'en', t).header).toMatchObject([
    { name: 'Calendar', href: '/rounds', children: [{ name: 'Questions', href: '/faq', children: [] }] },
    { name: 'Paddock news', href: '/news', children: [] },
    { name: 'More', href: '', children: [{ name: 'About', href: '/about', children: [] }] },
  ]);
  const { header, footer, social } = siteMenus(site(), menus, 'de', german);
  expect(header.map(({ name }) => name)).toEqual([
    german('round.calendar'),
    'Aus dem Fahrerlager',
    german('nav.more'),
  ]);
  expect(footer).toMatchObject([
    { name: german('nav.about'), items: [{ href: '/rounds' }, { name: 'Terms' }] },
  ]);
  expect(social).toEqual(['youtube', 'facebook']);
});

test('a name that an editor wrote says which language it is in, unless it is translated for the reader', async () => {
  const turkish = await getTranslator('tr');
  const [calendar, news] = siteMenus(site(), menus, 'tr', turkish).header;
  expect([calendar?.name, calendar?.lang]).toEqual([turkish('round.calendar'), undefined]);
  expect([news?.name, news?.lang]).toEqual(['Paddock news', 'en']);
  const [, german] = siteMenus(site(), menus, 'de', await getTranslator('de')).header;
  expect([german?.name, german?.lang]).toEqual(['Aus dem Fahrerlager', undefined]);
  expect(siteMenus(site(), null, 'tr', turkish).header.map(({ lang }) => lang)).toEqual(['en', 'en']);
});

test('each main page is listed once, and nothing that leads nowhere', () => {
  const all = { ...site(), navigation: menus };
  expect(mainPages(all, 'en', t).map(({ href }) => href)).toEqual(['/rounds', '/news', '/about']);
  expect(mainPages(all, 'en', t, { withFooter: true }).map(({ href }) => href)).toEqual([
    '/rounds',
    '/news',
    '/about',
    '/terms',
  ]);
});

test('an entry without a page leads to the first one below it, even where another entry leads', () => {
  const header = [
    { href: '/rounds', word: 'calendar' },
    {
      href: '',
      word: 'tickets',
      children: [
        { href: '/rounds', word: 'tickets-by-round' },
        { href: '/shop', word: 'shop' },
      ],
    },
    { href: '', word: 'more', children: [] },
  ];
  const all = { ...site(), navigation: navigationSchema.parse({ header }) };
  expect(mainPages(all, 'en', t).map(({ name, href }) => [name, href])).toEqual([
    [t('round.calendar'), '/rounds'],
    [t('documents.tickets'), '/rounds'],
  ]);
});

/** Screens that are reached from a previous step, or that nobody looks for. */
const NOT_FOR_MENUS: readonly string[] = [
  ...['auth', 'logout', 'forgotpassword', 'enter'],
  ...['checkout', 'guest-checkout'],
  ...['readme', 'demo_asdf'],
  SEASONS_PAGE,
  ...['preview-ended', FORM_PREVIEW_SCREEN, OFFLINE_PATH],
];

test('every word has a text, and menus can lead to every screen of the site that somebody would look for', () => {
  for (const word of [...MENU_WORDS, ...SCREEN_WORDS])
    expect(menuName({ label: '', word, labels: {} }, 'en', t)).not.toBe('');
  const screens = APP_ROUTES.filter((route) => !/[./]/.test(route));
  const offered: readonly string[] = MENU_SCREENS;
  expect(screens.filter((screen) => !NOT_FOR_MENUS.includes(screen)).toSorted()).toEqual(offered.toSorted());
});
