import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LISTED_PAGES } from './listed-pages';
import { openSite } from './site';

/* What the site makes of addresses and blocks, on a content server that was written from the specification. */

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.asked.length = 0;
});

const ROUTES: readonly (readonly [title: string, kind: string, addresses: readonly string[]])[] = [
  ['the home page (spec 2.1, 2.30)', 'page', ['', 'home']],
  [
    'screens of accounts (spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7)',
    'account',
    ['login', 'auth', 'signup', 'forgotpassword', 'logout', 'profile'],
  ],
  ['checkout and cart (spec 2.8, 2.9)', 'shop', ['checkout', 'cart']],
  ['the search (spec 2.10)', 'search', ['search', 'search/soup']],
  ['what the site is (spec 2.11)', 'readme', ['readme']],
  ['samples of its blocks (spec 2.11)', 'samples', ['demo_asdf']],
  ['a PDF (spec 2.12, 2.24)', 'redirect', ['pdf/61']],
  [
    'invoices (spec 2.13)',
    'document',
    ['invoice/1', 'invoice/print/1', 'show-invoice/1', 'show-invoice/print/1'],
  ],
  ['tickets (spec 2.14)', 'document', ['print-tickets/1']],
  ['pages of the CMS (spec 2.15)', 'page', ['about', 'news', 'history']],
  ['lists (spec 2.17)', 'page', LISTED_PAGES],
  [
    'articles, categories and rounds (spec 2.18)',
    'page',
    ['article/soup-for-four-hundred', 'category/saloons', 'round/mount-larch'],
  ],
  ['an episode (spec 2.19)', 'page', ['listen/first-frost']],
  ['the shop and its products (spec 2.20)', 'page', ['shop', 'shop/hats', 'product/summit-flask']],
  ['news (spec 2.21)', 'page', ['news', 'news/climb-reports', 'news/page/2']],
  ['results and sessions (spec 2.22)', 'page', ['results/mount-larch', 'session/2']],
  ['posts of a tag (spec 2.23)', 'page', ['feed/hill']],
  ['what does not exist (spec 8.13)', 'missing', ['nowhere', 'article/nothing', 'enter']],
];

test.each(ROUTES)('%s have their addresses', async (_, kind, addresses) => {
  const kinds = await Promise.all(
    addresses.map(async (address) => [address, (await site.open(address)).kind]),
  );
  expect(kinds).toEqual(addresses.map((address) => [address, kind]));
});

test('pages are looked up in the list that is kept, and one that it does not have is fetched (spec 4.15)', async () => {
  expect((await site.open('about')).kind).toBe('page');
  expect((await site.open('history')).kind).toBe('page');
  expect(site.asked).toContain('GET /api/v1/cognito/page?slug=history');
  expect(site.asked.filter((call) => call.includes('initialData'))).toEqual([]);
});

test('the head is that of the sitemap entry, else of the page and the domain (spec 1.19, 2.33)', async () => {
  const origin = 'https://hillclimbs.example.org';
  expect((await site.open('about')).head).toMatchObject({
    title: 'Who runs the hill climbs | Southern Winter Hill Climbs',
    description: 'A club of the cold months, since 1931.',
    alternates: { canonical: `${origin}/about` },
  });
  expect((await site.open('sponsors')).head).toMatchObject({
    title: 'Sponsors | Southern Winter Hill Climbs',
    alternates: { canonical: `${origin}/sponsors` },
  });
  expect((await site.open('')).head).toMatchObject({ alternates: { canonical: `${origin}/` } });
});

const REQUESTS: readonly (readonly [title: string, template: string, call: string])[] = [
  [
    'a page of people (spec 7.49, 9.33)',
    'core/person_list',
    'GET /api/v1/cognito/person?page_size=64&image_aspect=4x3&image_width=900',
  ],
  [
    'testimonials in a hero (spec 7.48, 9.32)',
    'core/hero_testimonial',
    'GET /api/v1/cognito/testimonial?page_size=3&image_width=100&image_aspect=Square',
  ],
  [
    'a page of the shop (spec 7.53, 9.29)',
    'site/shop',
    'GET /api/v1/sell/product?image_aspect=1x1&image_width=600&page_size=12&page=1&orderby=latest_in_stock',
  ],
  [
    'recent articles (spec 7.78, 9.31)',
    'site/recent_article_hero',
    'POST /graphql recentArticles {"first":5,"byGroup":null}',
  ],
  [
    'a page of articles (spec 7.79, 9.30)',
    'site/article_list',
    'POST /graphql articleList {"first":12,"offset":0,"byGroup":null}',
  ],
  [
    'the podcast (spec 2.46, 7.56)',
    'site/podcast_channel',
    'GET /api/v1/podcast/channel?id=1&image_aspect=1x1&image_width=800',
  ],
  ['galleries (spec 7.65)', 'core/gallery_group', 'POST /graphql galleriesByGroup {"byGroup":null}'],
];

test.each(REQUESTS)('%s is asked for as the specification has it', async (_, template, call) => {
  await site.show(template, {}, template === 'site/shop' ? 'shop' : 'news');
  expect(site.asked).toContain(call);
});

const countOf = (html: string, part: string) => html.split(part).length - 1;

test('a group with one gallery opens it by itself, one with several shows a tile for each (spec 2.58, 9.27)', async () => {
  const several = await site.show('core/gallery_group', {}, 'galleries');
  expect(several).toContain('sizes="(min-width: 40rem) 400px, 100vw"');
  expect([countOf(several, 'data-gallery='), countOf(several, 'data-lightbox')]).toEqual([2, 0]);
  const single = await site.show('core/gallery_group', { group: 'openings' }, 'galleries');
  expect([countOf(single, 'data-gallery='), countOf(single, 'data-lightbox')]).toEqual([0, 1]);
});
