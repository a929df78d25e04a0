import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sidewaysScroll } from '../support/layout-faults.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test('the timetable and a planned session fit a narrow phone, and the day stays in view', async ({
  page,
}) => {
  await page.goto('/timetable');
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  await expectAccessible(page);
  const broken = await page
    .locator('.timetable-time time')
    .evaluateAll((times) =>
      times.filter((time) => time.getClientRects().length > 1).map((time) => time.textContent),
    );
  expect(broken, 'times on more than one line').toEqual([]);
  const day = page.locator('.timetable-day').nth(1);
  await day
    .locator('.timetable-line')
    .nth(12)
    .evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect(day.getByRole('heading')).toBeInViewport();
  await day.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/session\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  await expectAccessible(page);
});
