import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { text } from '../support/texts.ts';
import { isComplaint } from '../support/complaint.ts';
import { openSettled } from '../support/ready.ts';

test('a visitor goes from the home page to an article and back', async ({ page }) => {
  await page.goto('/');
  const lead = page.locator('main a[href^="/article/"]').first();
  const address = await lead.getAttribute('href');
  await lead.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.evaluate(() => window.scrollY)).resolves.toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('main a[href^="/article/"]').first()).toBeVisible();
});

test(
  'the progress bar runs on every change of path, and ends with it (spec 2.38)',
  { tag: '@full' },
  async ({ page }) => {
    const bar = page.locator('.progress-bar');
    const states = () => page.evaluate(() => Reflect.get(window, 'barStates') as string[]);
    await openSettled(page, '/');
    await expect(bar).toHaveAttribute('data-state', 'idle');
    await bar.evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, { barStates: seen });
      new MutationObserver(() => seen.push(element.getAttribute('data-state') ?? '')).observe(element, {
        attributeFilter: ['data-state'],
      });
    });
    await page.locator('main a[href^="/article/"]').first().click();
    await expect(page).toHaveURL(/\/article\//);
    await expect(bar).toHaveAttribute('data-state', 'done');
    expect(await states()).toEqual(['running', 'done']);

    // Going back shows a page that is already there; nothing keeps running.
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(bar).not.toHaveAttribute('data-state', 'running');

    // Scripts navigate, too: the search field leads to the results.
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').first().fill('lap');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/lap$/);
    await expect(bar).toHaveAttribute('data-state', 'done');
    expect((await states()).filter((state) => state === 'running').length).toBeGreaterThanOrEqual(2);
  },
);

test(
  'a news group has a second page with its own address and other articles (spec 2.21)',
  { tag: '@full' },
  async ({ page, request }) => {
    const data = await initialData(request);
    const group = data.groups.filter((candidate) => candidate.model === 'Article');
    expect(group.length).toBeGreaterThanOrEqual(6);
    await page.goto('/news/race-reports');
    const first = await page.locator('main a[href^="/article/"]').first().getAttribute('href');
    await page
      .getByRole('link', { name: text('pagination.next') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/news\/race-reports\/2$/);
    // The previous page stays in the document, hidden, for going back.
    await expect(page.locator(`main a[href="${first}"]`).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main a[href^="/article/"]').filter({ visible: true }).first()).toBeVisible();
  },
);

test('every address that does not exist is a true 404 with a link home (spec 2.34, 4.17, 8.13)', async ({
  page,
  request,
}) => {
  for (const path of [
    '/nowhere',
    '/article/no-such-article',
    '/news/no-such-group',
    '/news/race-reports/9999',
    '/home/x',
    '/a/b/c/d/e',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: text('notFound.title') })).toBeVisible();
  await expect(page.getByText(text('notFound.message'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: text('notFound.action') }).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'a link inside the site that leads to no page shows the 404 screen',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/news');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/news-that-never-was';
      link.dataset['page'] = '';
      link.textContent = 'Nowhere';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('notFound.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/news-that-never-was');
  },
);

test('an old address redirects permanently and keeps its query (spec 2.31)', async ({ request }) => {
  const data = await initialData(request);
  const old = data.redirects.data[0];
  expect(old).toBeDefined();
  const answer = await request.get(`/${old!.from.replace(/^\//, '')}?from=newsletter`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toContain('from=newsletter');
  expect((await request.get(answer.headers()['location']!)).status()).toBe(200);
});

test('the page name cms leads to the CMS, and home is the start page (spec 2.28, 2.30)', async ({
  request,
}) => {
  const { domain } = await initialData(request);
  const answer = await request.get('/cms', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([307, domain.cms_url]);
  expect((await request.get('/home')).status()).toBe(200);
});

test('an address with invalid encoding is rejected', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/news/%E0%A4%A`)).status()).toBe(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, a list and an article can be read and followed (spec 1.2, 2.21)', async ({ page, request }) => {
    const article = itemsOf(await initialData(request), 'article')[0]!;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('main a[href^="/article/"]').count()).toBeGreaterThanOrEqual(5);
    await page.goto('/news');
    expect(await page.locator('main article, main li a[href^="/article/"]').count()).toBeGreaterThan(6);
    await page
      .getByRole('link', { name: text('pagination.next') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/news\/page\/2$/);
    await page.goto(article);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(800);
  });
});

test('these pages log nothing to the console', { tag: '@full' }, async ({ page, request }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const article = itemsOf(await initialData(request), 'article')[3]!;
  for (const path of ['/', '/news', article]) {
    await openSettled(page, path);
  }
  expect(problems).toEqual([]);
});
