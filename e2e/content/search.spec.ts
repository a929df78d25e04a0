import { expect, test, type Page } from '@playwright/test';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

/** A word with two letters swapped, a common typing error. */
const mistyped = (word: string) => word.slice(0, 3) + word[4]! + word[3]! + word.slice(5);

async function driverName(request: Parameters<typeof initialData>[0]) {
  const data = await initialData(request);
  const [href = ''] = itemsOf(data, 'drivers');
  const last = href.split('-').findLast((part) => part.length > 6 && /^[a-z]+$/.test(part));
  const entry = data.sitemap.find(({ url }) => `/${url}` === href);
  return { href, title: entry?.seo_title ?? '', word: last ?? 'championship' };
}

test('finds a mistyped word, groups by kind and highlights matches, without a script (spec 2.10)', async ({
  browser,
  request,
}) => {
  const { word } = await driverName(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search');
  await page.getByRole('searchbox').fill(mistyped(word));
  await page.getByRole('button', { name: text('search.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`/search/${mistyped(word)}$`));
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('main mark').first()).toBeVisible();
  await context.close();
});

test(
  'answers queries in every script with a page, and keeps results out of search engines',
  { tag: '@full' },
  async ({ request }) => {
    const queries = [
      '優勝',
      'гонка',
      'سباق',
      'ქართული',
      '한국어',
      'Türkçe ığ',
      '%',
      '50% Taupō',
      '"><script>',
      '😀',
      'a b c',
    ];
    for (const query of queries) {
      const answer = await request.get(`/search/${encodeURIComponent(query)}`);
      expect(answer.status(), query).toBe(200);
      expect(answer.headers()['cache-control'], query).toContain('no-store');
      const html = await answer.text();
      expect(html, query).toContain('name="robots" content="noindex');
      expect(html, query).not.toContain('"><script>"');
      expect(html, query).not.toContain(`<title>${text('notFound.title')}`);
    }
  },
);

test(
  'shows pictures of rounds and articles, and sentences instead of parts of tables',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search/hampton');
    const found = (kind: 'round' | 'article') =>
      page.getByRole('region', { name: text(`search.kind.${kind}`) }).getByRole('listitem');
    await expect(found('round').first().locator('img')).toBeVisible();
    await expect(found('article').first().locator('img')).toBeVisible();
    // Captions and heads of the demo's tables run into each other in no excerpt.
    const excerpts = (await found('article').allInnerTexts()).join('\n');
    expect(excerpts).not.toMatch(/[a-z][A-Z][a-z]+[A-Z]|Pos\s+No\s+Driver|Category\s+Race\s+Winner/);
  },
);

test(
  'all results of a kind are reached page by page, without a script, and the way back keeps the place',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/search?q=race');
    await expect(plain).toHaveURL(/\/search\/race$/);
    const sessions = plain.getByRole('region', { name: text('search.kind.result') });
    await expect(sessions.getByRole('listitem').first()).not.toContainText('Practice');
    const [words = ''] = text('search.showAll').split(' (');
    await sessions.getByRole('link', { name: new RegExp(`^${words}`) }).click();
    await expect(plain).toHaveURL(/\/search\/race\/result$/);
    const count = Number.parseInt(await plain.getByRole('status').first().innerText(), 10);
    const found = new Set<string>();
    const next = plain.locator(`a[aria-label="${text('pagination.next')}"]`);
    for (let isLast = false; !isLast;) {
      const hrefs = await plain
        .locator('.search-hits a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) found.add(href);
      isLast = (await next.count()) === 0;
      if (!isLast) await next.click();
    }
    expect(found.size).toBe(count);
    await context.close();
    expect((await request.get('/search/race/result/999')).status()).toBe(404);

    await openSettled(page, '/search/race/result/2');
    const last = page.locator('.search-hits a').last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await last.click();
    await expect(page).not.toHaveURL(/search/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\/race\/result\/2$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  },
);

/** The places to go that a page, or the quick search, offers are the header's entries, in its order. */
async function expectHeaderPlaces(page: Page, role: 'region' | 'navigation' = 'region') {
  const ofHeader = page.locator('.site-menu > ul > li').locator('> a, > details > summary');
  const places = page.getByRole(role, { name: text('islands.search.places') }).getByRole('link');
  await expect(places.first()).toBeVisible();
  expect(await places.allTextContents()).toEqual(await ofHeader.allTextContents());
}

test(
  'without results it offers other words, and the places that the header has',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/search/chxmpxonshxp');
    await expectHeaderPlaces(page);
    await expectAccessible(page);
    await openSettled(page, '/news');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('chxmpxonshxp');
    await expectHeaderPlaces(page, 'navigation');
    await expectAccessible(page);
  },
);

test.describe('a flood', () => {
  // A site of its own: on the shared one, the searches of other tests would be rejected as well.
  let site: SiteOnly;
  test.beforeAll(async () => {
    site = await startSiteOnly(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`);
  });
  test.afterAll(() => site.stop());

  test(
    'rejects a flood of made-up searches before they cost anything',
    { tag: '@full' },
    async ({ request }) => {
      const statuses = await Promise.all(
        Array.from({ length: 300 }, async (_, at) =>
          // The last of those that are let in waits for all others.
          (await request.get(`${site.url}/search/x${String(at)}`, { timeout: 0 })).status(),
        ),
      );
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await request.get(`${site.url}/`)).status()).toBe(200);
    },
  );
});

test('the quick search works by keyboard alone: open, move, follow and close', async ({ page, request }) => {
  const { word } = await driverName(request);
  await openSettled(page, '/');
  const opener = page.getByRole('link', { name: text('nav.search') });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(mistyped(word));
  const hits = page.getByRole('dialog').getByRole('link');
  await expect(hits.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(word);
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const target = await hits.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'the search address given to search engines leads to results',
  { tag: '@full' },
  async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(html) ?? [];
    await page.goto(new URL(template.replace('{search_term_string}', 'taupo')).pathname);
    await expect(page.locator('main mark').first()).toBeVisible();
  },
);

test(
  'a missing page offers search, the places that the header has, and what its address was perhaps meant to lead to',
  { tag: '@full' },
  async ({ page, request }) => {
    const { href, word } = await driverName(request);
    const answer = await page.goto(`/drivers/${href.split('/').at(-1)!.replace(word, mistyped(word))}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectHeaderPlaces(page);
    const near = page.getByRole('navigation', { name: text('islands.search.didYouMean') });
    await expect(near.locator(`a[href="${href}"]`)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'robots at made-up addresses cost no search, and get the same page',
  { tag: '@full' },
  async ({ request }) => {
    const [one = '', other = ''] = await Promise.all(
      ['/made-up-1', '/round/made-up-2'].map(async (path) => (await request.get(path)).text()),
    );
    expect(one).not.toContain('made-up');
    expect(one.length).toBe(other.length);
  },
);
