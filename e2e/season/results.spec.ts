import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openFolds } from '../support/folds.ts';
import { text } from '../support/texts.ts';

const FINISHED = '/round/round-3-levels';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a finished round opens on its winners, the newest race day first', async ({ page }) => {
    for (const path of [FINISHED, '/results/round-3-levels']) {
      await page.goto(path);
      const days = page.locator('.podium-day');
      await expect(days, path).toHaveCount(2);
      await expect(days.first().getByRole('heading').first()).toContainText(/^Sun/i);
      await expect(days.first().getByRole('list').first()).toBeVisible();
      await expect(days.last().getByRole('list')).toHaveCount(0);
      await days.last().locator('> summary').click();
      await expect(days.last().getByRole('list').first()).toBeVisible();
    }
  });
});

test(
  'from the winners to the sheet, to the same race of another category, and on to the next session',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(FINISHED);
    const winner = await page.locator('.podium > li').first().getByRole('link').first().innerText();
    await page.locator('.podium-race').getByRole('link', { name: 'GT Championship Race 3' }).click();
    await expect(page).toHaveURL(/\/session\/\d+$/);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(winner);
    await page
      .getByRole('navigation', { name: text('results.otherCategories') })
      .getByRole('link', { name: 'Formula Southern' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Formula Southern Race 3', {
      ignoreCase: true,
    });
    const next = page.getByRole('navigation', { name: text('results.steps') }).locator('[rel="next"]');
    const name = (await next.innerText()).split('\n').at(-1) ?? '';
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { ignoreCase: true });
  },
);

test(
  'a sheet has the places gained, and says at its head what was amended',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/results/round-3-levels');
    await page
      .locator('.podium-day')
      .last()
      .evaluate((day) => day.setAttribute('open', ''));
    await page.locator('.podium-race').getByRole('link', { name: 'GT Championship Race 1' }).click();
    await expect(page.getByRole('cell', { name: /^\d+ (?:Up|Down) \d+$/ }).first()).toBeVisible();
    await expect(page.getByText('decision 14').first()).toBeInViewport();
    await expectAccessible(page);
  },
);

test('the season is a grid of winners, and no wall of sessions', async ({ page }) => {
  await page.goto('/all-results');
  await expect(page.getByRole('link', { name: 'Practice' })).toHaveCount(0);
  const [latest, before] = [page.locator('.season-round').nth(0), page.locator('.season-round').nth(1)];
  // Side by side, with the same category on the same line.
  const tops = await Promise.all(
    [latest, before].map(async (round) => {
      const cell = round.getByRole('listitem').filter({ hasText: 'GR86' });
      return (await cell.boundingBox())?.y;
    }),
  );
  expect(tops[0]).toBe(tops[1]);
  await expectAccessible(page);
  await expect(latest.locator('.season-winner a[href^="/drivers/"]').first()).toBeVisible();
  await latest.getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/session\/\d+$/);
});

test('a season is named by the page’s heading, below the way there', async ({ page }) => {
  await page.goto('/all-results/2026-27');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All results 2026/27');
  await expect(page.getByText('The winners of the season so far')).toHaveCount(0);
  const trail = page.getByRole('navigation', { name: text('nav.breadcrumb') });
  await expect(trail.getByRole('link')).toHaveAttribute('href', '/all-results');
  await expect(trail.getByText('2026/27')).toHaveAttribute('aria-current', 'page');
  await page.goto('/all-results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All results');
  await expect(trail).toHaveCount(0);
});

test('a season that never was has no results', async ({ request }) => {
  expect((await request.get('/all-results/2026-27')).status()).toBe(200);
  expect((await request.get('/all-results/1998-99')).status()).toBe(404);
  expect((await request.get('/all-results/2026-27/x')).status()).toBe(404);
});

test(
  'a round leads to the standings after it, which are in the header and the footer, too',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(FINISHED);
    await openFolds(page);
    const table = page.getByRole('table', { name: 'GT Championship' });
    await expect(table.getByRole('row')).toHaveCount(1 + 3);
    await page.getByRole('main').locator('.standings-link', { hasText: 'GT Championship' }).click();
    await expect(page).toHaveURL(/\/standings\/gt-championship\/round-3-levels$/);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('round.schedule') })
      .click();
    await expect(page).toHaveURL(/\/timetable$/);
    const menu = page.getByRole('navigation', { name: text('nav.main') });
    await menu.locator('summary', { hasText: 'Results' }).click();
    await menu.getByRole('link', { name: text('standings.title'), exact: true }).click();
    await expect(page).toHaveURL(/\/standings$/);
  },
);
