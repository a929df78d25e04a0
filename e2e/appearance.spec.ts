import { expect, test } from '@playwright/test';
import { text } from './texts.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('a choice of colours is kept, shown before the first paint, and follows into other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const light = await page.evaluate(background);
  await page.getByText(text('appearance.dark'), { exact: true }).click();
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.addInitScript(() => {
    // The first frame that the body is in must already have the chosen colours.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstColour: getComputedStyle(document.documentElement).colorScheme });
    }).observe(document, { childList: true, subtree: true });
  });
  await other.goto('/news');
  expect(await other.evaluate(() => Reflect.get(window, 'firstColour'))).toBe('dark');

  await other.getByText(text('appearance.system'), { exact: true }).click();
  await expect.poll(() => page.evaluate(background)).toBe(light);
  await expect(page.getByRole('radio', { name: text('appearance.system') })).toBeChecked();
});

test('colours can be chosen by keyboard', async ({ page }) => {
  await page.goto('/about');
  const system = page.getByRole('radio', { name: text('appearance.system') });
  await expect(async () => {
    await system.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: text('appearance.light') })).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('forced colours keep every control visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const button = page.locator('main .btn').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.colour-choice input:checked + span')).toHaveCSS('forced-color-adjust', 'none');
  await page.goto('/rounds');
  const current = page.getByRole('navigation', { name: text('nav.main') }).locator('[aria-current]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('less motion means that nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThan(20);
});

test('paper gets the content and none of the controls', async ({ page }) => {
  await page.goto('/rounds');
  await page.getByText(text('appearance.dark'), { exact: true }).click();
  const dark = await page.evaluate(background);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(background)).not.toBe(dark);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.skip-link', '.site-header', '.site-footer', '.back-to-top'])
    await expect(page.locator(part)).toBeHidden();
});
