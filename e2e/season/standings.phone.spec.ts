import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test('a table fits a narrow phone: names stay in view while its rounds scroll', async ({ page }) => {
  for (const path of ['/standings', '/standings/gt-championship']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
  await expectAccessible(page);
});
