import { expect, test } from '@playwright/test';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('the chosen colour scheme is remembered, applied before first paint, and followed by other tabs', async ({
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
    // The first frame that contains the body must already have the chosen colours.
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

test('the colour scheme can be chosen by keyboard', { tag: '@full' }, async ({ page }) => {
  await openSettled(page, '/about');
  await page.getByRole('radio', { name: text('appearance.system') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: text('appearance.light') })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('forced colours keep every control visible', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const button = page.locator('main .btn').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.colour-choice input:checked + span')).toHaveCSS('forced-color-adjust', 'none');
  await page.goto('/rounds');
  const current = page
    .getByRole('navigation', { name: text('nav.main') })
    .locator('[aria-current]')
    .first();
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('with reduced motion nothing moves by itself', { tag: '@full' }, async ({ page }) => {
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

test('print has the content and none of the controls', { tag: '@full' }, async ({ page }) => {
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

test('a printed round has its title and all answers expanded', { tag: '@full' }, async ({ page }) => {
  await page.goto('/rounds');
  await page.locator('.round-row[data-next] .card-link').first().click();
  await expect(page).toHaveURL(/\/round\//);
  const folded = page.locator('main details:not([open])').first();
  const answer = folded.locator('summary + *');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 17, 19)');
  await expect(answer).toBeVisible();
});

test(
  "dates in the calendar don't overlap the rounds, however long the month names are",
  { tag: '@full' },
  async ({ context, page, baseURL }) => {
    for (const language of ['ar', 'de', 'uz', 'pt-BR']) {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }]);
      await page.goto('/rounds');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const overlaps = await page.locator('.round-row').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const [date, name] = [row.querySelector('time'), row.querySelector('.card-link')];
            if (!date || !name) return true;
            const range = document.createRange();
            range.selectNodeContents(name);
            const [one, other] = [date.getBoundingClientRect(), range.getBoundingClientRect()];
            return (
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom
            );
          }).length,
      );
      expect(overlaps, language).toBe(0);
    }
  },
);

test(
  'where less motion is preferred, a change of the colour scheme shows at once',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/about');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((each) => each instanceof CSSTransition).length,
      ),
    ).toBe(0);
  },
);
