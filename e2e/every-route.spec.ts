import { expect, test, type APIRequestContext } from '@playwright/test';
import { initialData, itemsOf } from './content.ts';
import { pageProblems } from './page-check.ts';
import { oversizedPictures } from './picture-sizes.ts';
import { sweep } from './route-sweep.ts';
import { lookInOwnPage } from './standing-still.ts';
import { structuredDataProblems, structuredDataTypes } from './structured-data.ts';

/** Kinds with more addresses are looked at leanly (see SweepOptions): articles, sessions and drivers. */
const LARGE_KIND = 40;
/** Tests that the addresses are dealt out to. */
const PARTS = 8;
/** As long as a part may take while the machine builds something else. */
const PART_TIMEOUT_MS = 300_000;

const address = (url: string) => `/${url.replace(/^\//, '')}`;

/** Every address of the sitemap once, and those of its kind that it does not list. */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const data = await initialData(request);
  const listed = data.sitemap.map(({ url }) => address(url)).filter((path) => path !== '/home');
  return [...new Set([...listed, '/news/page/2', '/feed/page/2', '/readme'])];
}

const kindOf = (path: string) =>
  path.indexOf('/', 1) === -1 ? path : path.slice(0, path.indexOf('/', 1) + 1);

const byKind = (paths: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(paths, kindOf);

/** Some from the front and the end of a kind, so that both an old and a new item are among them. */
const ends = (items: readonly string[]) => [...new Set([...items.slice(0, 1), ...items.slice(-1)])];

const part = (paths: readonly string[], number: number) =>
  paths.filter((_, index) => index % PARTS === number);

test.describe('every address of the sitemap is sound', () => {
  test.beforeEach(() => test.setTimeout(PART_TIMEOUT_MS));

  for (let number = 0; number < PARTS; number += 1) {
    test(`status, one h1, valid HTML, structured data, axe, whole files: part ${String(number + 1)} of ${String(PARTS)}`, async ({
      browser,
      request,
    }) => {
      const kinds = [...byKind(await addresses(request)).values()];
      const large = kinds.filter((paths) => paths.length >= LARGE_KIND).flat();
      const others = kinds.filter((paths) => paths.length < LARGE_KIND).flat();
      expect(large.length).toBeGreaterThan(400);
      expect(await sweep(browser, part(others, number))).toEqual({});
      expect(await sweep(browser, part(large, number), { isLean: true })).toEqual({});
    });
  }

  test('one address of each kind in dark', async ({ browser, request }) => {
    const paths = [...byKind(await addresses(request)).values()].flatMap((of) => of.slice(-1));
    expect(await sweep(browser, paths, { colorScheme: 'dark' })).toEqual({});
  });
});

test.describe('every kind of page stays where it is while it loads', () => {
  test.beforeEach(() => test.setTimeout(PART_TIMEOUT_MS));

  for (const half of [0, 1]) {
    test(`scrolled through, first and last of each kind, ${half === 0 ? 'one' : 'the other'} half`, async ({
      browser,
      request,
    }) => {
      const paths = [...byKind(await addresses(request)).values()].flatMap(ends);
      const found: Record<string, string[]> = {};
      for (const path of paths.filter((_, index) => index % 2 === half)) {
        const problems = await pageProblems(browser, path);
        if (problems.length > 0) found[path] = problems;
      }
      expect(found).toEqual({});
    });
  }
});

for (const { name, width, height, pixelRatio } of [
  { name: 'a phone of double density', width: 390, height: 844, pixelRatio: 2 },
  { name: 'a desktop', width: 1440, height: 900, pixelRatio: 1 },
]) {
  test(`no picture is larger than it is shown, one of each kind of page on ${name}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(PART_TIMEOUT_MS);
    const found: Record<string, string[]> = {};
    for (const path of [...byKind(await addresses(request)).values()].flatMap((of) => of.slice(0, 1))) {
      // A page of its own for each: a browser takes a larger picture that it already has.
      const view = {
        viewport: { width, height },
        deviceScaleFactor: pixelRatio,
        reducedMotion: 'reduce',
      } as const;
      const oversized = await lookInOwnPage(browser, view, path, async (page) => {
        await page.goto(path);
        return oversizedPictures(page, pixelRatio);
      });
      if (oversized.length > 0) found[path] = oversized;
    }
    expect(found).toEqual({});
  });
}

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
