import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test('no page is wider than the phone', async ({ page, request }) => {
  const data = await initialData(request);
  for (const path of ['/', '/news', itemsOf(data, 'article')[0]!, '/nowhere']) {
    await page.goto(path);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('the menu opens, shows the pages and leads to one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: text('nav.menu') }).click();
  const menu = page.locator('#site-menu');
  await menu.getByRole('link').last().click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
});

test('what was opened before hydration stays open after it', { tag: '@full' }, async ({ page }) => {
  const released = Promise.withResolvers<null>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await page.getByRole('button', { name: text('nav.menu') }).click();
  const menu = page.locator('#site-menu');
  const group = menu.locator('details').first();
  await group.locator('summary').click();
  released.resolve(null);
  // The header knows the path once the page is hydrated; by then, whatever would close the menu has run.
  await expect(menu.locator('a[aria-current="page"]')).toHaveCount(1);
  await expect(menu).toBeVisible();
  await expect(group).toHaveAttribute('open');
});

test('back to top covers no control at the end of a page', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.locator('.back-to-top');
  for (const path of ['/', '/news', '/rounds']) {
    await openSettled(page, path);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeHidden();
  }
});
