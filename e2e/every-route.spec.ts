import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { listMicroblogPosts, type InitialData } from '../lib/contract/endpoints/content.ts';
import { LIST_PAGE_PRIORITY } from '../lib/contract/limits.ts';
import { initialData, itemsOf } from './content.ts';
import { pageProblems } from './page-check.ts';
import { structuredDataProblems, structuredDataTypes } from './structured-data.ts';

/** Of each family of addresses so many are looked at: they are made by the same code. */
const OF_EACH = 2;

const address = (url: string) => `/${url.replace(/^\//, '')}`;

const listPages = (data: InitialData) =>
  data.sitemap
    .filter(({ priority, url }) => priority >= LIST_PAGE_PRIORITY && address(url) !== '/home')
    .map(({ url }) => address(url));

/** Some from the front and the end of a family, so that both an old and a new item are among them. */
const some = (items: readonly string[]) => [...new Set([...items.slice(0, OF_EACH - 1), ...items.slice(-1)])];

async function tagAddress(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/v1/microblog/post');
  const { data } = listMicroblogPosts.output.parse(await response.json());
  const tag = data.flatMap(({ tags }) => tags)[0] ?? '';
  return `/feed/${encodeURIComponent(tag)}`;
}

/** Addresses with something wrong, and what. */
async function problemsOf(browser: Browser, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const problems = await pageProblems(browser, path);
    if (problems.length > 0) found[path] = problems;
  }
  return found;
}

test.describe('every kind of page is sound', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  for (const half of [0, 1]) {
    test(`list pages, ${half === 0 ? 'one' : 'the other'} half`, async ({ browser, request }) => {
      const pages = listPages(await initialData(request));
      expect(pages.length).toBeGreaterThan(14);
      expect(
        await problemsOf(
          browser,
          pages.filter((_, index) => index % 2 === half),
        ),
      ).toEqual({});
    });
  }

  test('news, podcast and posts', async ({ browser, request }) => {
    const data = await initialData(request);
    const paths = ['article', 'news', 'listen'].flatMap((family) => some(itemsOf(data, family)));
    expect(paths.length).toBe(3 * OF_EACH);
    const more = ['/news/page/2', await tagAddress(request), '/readme'];
    expect(await problemsOf(browser, [...paths, ...more])).toEqual({});
  });

  test('rounds, categories, drivers and results', async ({ browser, request }) => {
    const data = await initialData(request);
    const families = ['round', 'category', 'drivers', 'results', 'session'];
    const paths = families.flatMap((family) => some(itemsOf(data, family)));
    expect(paths.length).toBe(families.length * OF_EACH);
    expect(await problemsOf(browser, paths)).toEqual({});
  });
});

test('what a page is about is told to search engines in their words', async ({ request }) => {
  const data = await initialData(request);
  const typesOf = async (path = '') => structuredDataTypes(await (await request.get(path)).text());
  expect(await typesOf(itemsOf(data, 'article')[0])).toEqual(
    expect.arrayContaining(['NewsArticle', 'BreadcrumbList', 'WebPage']),
  );
  expect(await typesOf(itemsOf(data, 'round')[0])).toContain('SportsEvent');
  expect(await typesOf(itemsOf(data, 'drivers')[0])).toContain('Person');
  expect(await typesOf(itemsOf(data, 'listen')[0])).toContain('PodcastEpisode');
});

test('the look at structured data finds what schema.org does not have', () => {
  const page = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
  const context = { '@context': 'https://schema.org' };
  expect(structuredDataProblems(page({ ...context, '@type': 'RaceWeekend' }))).toHaveLength(1);
  expect(
    structuredDataProblems(page({ ...context, '@type': 'Person', name: 'Aroha', carNumber: 7 })).join(),
  ).toContain('carNumber');
  expect(structuredDataProblems(page({ ...context, '@type': 'Product', name: 'Cap' })).join()).toContain(
    'offers',
  );
  expect(structuredDataProblems(page({ ...context, '@type': 'Person', name: 'Aroha' }))).toEqual([]);
});
