import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { openSettled, waitUntilSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const shield = (page: Page) => page.getByRole('button', { name: text('spoilers.hide'), exact: true });

async function switchOn(page: Page): Promise<void> {
  await openSettled(page, '/my-championship');
  await shield(page).click();
  await expect(shield(page)).toHaveAttribute('aria-pressed', 'true');
}

test('the spoiler shield covers a table from the first paint on, until it is asked for', async ({ page }) => {
  await page.goto('/standings');
  const address = await page.locator('.standings-link').first().getAttribute('href');
  const table = page.getByRole('table').first();
  const show = page.locator('main .spoiler-cover').filter({ visible: true });
  await switchOn(page);

  await page.addInitScript(() => {
    const look = () => {
      const isSeen = [...document.querySelectorAll('table')].some((each) => each.checkVisibility());
      if (isSeen) document.documentElement.dataset['seen'] = '';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openSettled(page, address ?? '');
  await expect(show).toHaveAccessibleName(new RegExp(text('islands.spoilers.standings')));
  await expect(table).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  await show.click();
  await expect(table).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();
  await expect(show).toHaveCount(0);
});

test('covers don’t move the page, are accessible, and aren’t printed', { tag: '@full' }, async ({ page }) => {
  await switchOn(page);
  await watchLayoutShift(page);
  for (const path of ['/', '/standings', '/results', '/news', '/feed']) {
    await page.goto(path);
    await waitUntilSettled(page);
    await expect.poll(async () => (await layoutShiftOf(page)).shift, { message: path }).toBeLessThan(0.01);
    await expectAccessible(page);
  }
  await page.goto('/standings');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('.spoiler-cover').filter({ visible: true })).toHaveCount(0);
});

test(
  'without scripts there is no switch, and all is shown',
  { tag: '@full' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/standings');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(shield(page)).toHaveCount(0);
    await context.close();
  },
);
