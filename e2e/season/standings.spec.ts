import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { openFolds } from '../support/folds.ts';
import { text } from '../support/texts.ts';

const GT = '/standings/gt-championship';

test('a visitor finds a championship, goes back a round and on to the leader', async ({ page }) => {
  await page.goto('/standings');
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'GT Championship' }).click();
  await expect(page).toHaveURL(new RegExp(`${GT}$`));
  const rounds = page.getByRole('navigation', { name: text('standings.byRound') }).getByRole('link');
  await expect(rounds.last()).toHaveAttribute('aria-current', 'page');
  const held = await rounds.count();
  expect(held).toBeGreaterThan(2);

  // One column for each round so far, after driver, points, gap and the total before drops; then that of the stars.
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(3)).toHaveText(text('standings.beforeDrops'));
  await expect(heads).toHaveCount(5 + held);
  await rounds.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${GT}/round-`));
  const ofRounds = heads.filter({ has: page.getByRole('link') });
  await expect(ofRounds).toHaveCount(2);
  await page.getByRole('table').locator('a[href^="/drivers/"]').first().click();
  await expect(page).toHaveURL(/\/drivers\//);
  await expect(page.getByRole('heading', { name: text('standings.title') })).toBeVisible();
});

test('the table is in the first HTML, with what was dropped and why points were taken', async ({
  page,
  request,
}) => {
  const html = await (await request.get(GT)).text();
  expect(html).toContain('standings-table');
  expect(html).toContain('standings-dropped');
  // Once: the data from which React would build the same table again is left out.
  expect(html).not.toContain('standings-table\\"');
  expect(html.split('Stewards’ decision 14')).toHaveLength(2);
  await page.goto(GT);
  await expect(page.getByText('Stewards’ decision 14')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${GT}$`));
  await expectAccessible(page);
});

test('each class has its own table, with its own leader', { tag: '@full' }, async ({ page }) => {
  await page.goto(GT);
  const tables = page.getByRole('navigation', { name: text('standings.more') });
  await tables.getByRole('link', { name: 'class B' }).click();
  await expect(page).toHaveURL(/gt-championship-class-b$/);
  await expect(page.getByRole('rowheader').first()).toContainText(/^1/);
  await tables.getByRole('link', { name: 'teams' }).click();
  await expect(page.getByRole('columnheader', { name: text('standings.team') })).toBeVisible();
});

test(
  'home, category and round show the first of the standings',
  { tag: '@full' },
  async ({ page, request }) => {
    const data = await initialData(request);
    const round = itemsOf(data, 'round').find((path) => path.includes('round-4'));
    for (const path of ['/', '/category/gt-championship', round ?? '']) {
      await page.goto(path);
      await openFolds(page);
      await expect(page.getByRole('table', { name: /GT Championship/ }).first(), path).toBeVisible();
    }
  },
);

test('a round to come, a made-up round and a made-up championship are missing', async ({ request }) => {
  for (const path of [
    `${GT}/round-8-grand-final`,
    `${GT}/nowhere`,
    '/standings/nothing',
    `${GT}/round-4-ruapuna/x`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test(
  'a reader goes from the standings to the seasons, and to the tables and winners of one',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto('/standings');
    await page.getByRole('link', { name: text('results.seasons'), exact: true }).click();
    await expect(page).toHaveURL(/\/seasons$/);
    const season = page.locator('main a[href^="/seasons/"]').first();
    const address = (await season.getAttribute('href')) ?? '';
    await season.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: text('standings.title'), exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('results.winners'), exact: true })).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/seasons/1901', '/seasons/made-up'])
      expect((await request.get(path)).status()).toBe(404);
  },
);
