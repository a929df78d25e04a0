import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

test('the back-to-top button appears after scrolling and works', async ({ page }) => {
  await page.goto('/news');
  const button = page.getByRole('button', { name: text('islands.backToTop') });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the keyboard reaches the content first and opens a navigation menu', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('common.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('nothing shifts on the home page and an article while they load, however slow the device', async ({
  browser,
  request,
}) => {
  const article = itemsOf(await initialData(request), 'article')[0]!;
  for (const path of ['/', article, '/', article]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await watchLayoutShift(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await openSettled(page, path);
    expect(await layoutShiftOf(page), path).toEqual({ shift: 0, moved: '' });
    await context.close();
  }
});

test('the first image loads at once, those below the fold only when they come near', async ({ page }) => {
  await page.goto('/news');
  const pictures = page.locator('main picture img');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  for (const picture of (await pictures.all()).slice(0, 4)) {
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
  }
  expect(await page.locator('main picture source[type="image/avif"]').count()).toBeGreaterThan(0);
});
