import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout-faults.ts';
import { lengthLimit, PHONE_SCREEN } from '../support/phone-lengths.ts';
import { text } from '../support/texts.ts';

const PAST = '/round/round-3-levels';
const AHEAD = '/round/round-5-teretonga';

test.use({ viewport: PHONE_SCREEN, contextOptions: { reducedMotion: 'reduce' } });

test(
  'no round is longer than six screens of a phone, or wider than one',
  { tag: '@full' },
  async ({ page, request }) => {
    for (const path of itemsOf(await initialData(request), 'round').filter(
      (each) => !/\/entries$/.test(each),
    )) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / PHONE_SCREEN.height, path).toBeLessThanOrEqual(lengthLimit(path).most);
      expect(await page.evaluate(sidewaysScroll), path).toBe('');
    }
  },
);

test(
  'a round says its number, and its circuit its corners and its lap record',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(AHEAD);
    await expect(page.locator('.page-hero')).toContainText('Round 5 · Southern Cross Championship');
    await page.locator('.phone-fold:has(.circuit) > summary').click();
    await expect(page.getByText(text('round.lapRecord'))).toBeVisible();
    await expect(page.getByRole('list', { name: text('round.corners') })).toContainText('The hairpin');
    await expect(page.getByRole('heading', { name: text('news.title') })).toBeVisible();
  },
);

test('a finished round leads with its winners, then its news and pictures', async ({ page }) => {
  await page.goto(PAST);
  const headings = await page.locator('main h2').allInnerTexts();
  expect(headings.slice(0, 3).map((heading) => heading.toLowerCase())).toEqual([
    text('results.winners').toLowerCase(),
    text('news.title').toLowerCase(),
    text('round.pictures').toLowerCase(),
  ]);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one day of the timetable is open, the others open by a press, and no countdown is claimed', async ({
    page,
  }) => {
    await page.goto(AHEAD);
    const days = page.locator('details.timetable-day');
    await expect(days).toHaveCount(3);
    await expect(days.and(page.locator('[open]'))).toHaveCount(1);
    const second = days.nth(1);
    await expect(second.getByRole('link').first()).toBeHidden();
    await second.locator('summary').first().click();
    await expect(second.getByRole('link').first()).toBeVisible();
    await expect(page.locator('.page-hero .moment')).toBeHidden();
    await expect(page.locator('.page-hero time')).toBeVisible();
  });
});
