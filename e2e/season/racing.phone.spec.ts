import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test("the season's pages fit a narrow phone", { tag: '@full' }, async ({ page, request }) => {
  const data = await initialData(request);
  const details = ['round', 'results', 'session', 'category', 'drivers'].map(
    (kind) => itemsOf(data, kind)[2] ?? '',
  );
  const lists = ['/rounds', '/results', '/all-results', '/categories', '/drivers', '/contact-us'];
  for (const path of [...lists, ...details]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test(
  'a timing sheet shows position, driver and time, and the rest in a second line',
  { tag: '@full' },
  async ({ page, request }) => {
    await page.goto(itemsOf(await initialData(request), 'session')[2] ?? '');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.locator('.timing-second').first()).toBeVisible();
    await expectAccessible(page);
  },
);
