import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from './content.ts';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { text } from './texts.ts';

test('the way back to the top appears after scrolling and leads there', async ({ page }) => {
  await page.goto('/news');
  const button = page.getByRole('button', { name: text('islands.backToTop') });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 900);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the keyboard reaches the content first and opens a menu of the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('common.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('nothing on home and article moves while it loads, however slow the device', async ({
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
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShiftOf(page), path).toEqual({ shift: 0, moved: '' });
    await context.close();
  }
});

test('the first picture is loaded at once, those below the fold only when they come near', async ({
  page,
}) => {
  await page.goto('/news');
  const pictures = page.locator('main picture img');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  for (const picture of (await pictures.all()).slice(0, 4)) {
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
  }
  expect(await page.locator('main picture source[type="image/avif"]').count()).toBeGreaterThan(0);
});
