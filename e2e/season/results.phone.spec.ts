import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sidewaysScroll } from '../support/layout-faults.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test(
  'on a phone the winners of the season are a list by round, each with its category',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/all-results');
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    const cell = page.locator('.season-round').first().getByRole('listitem').first();
    await expect(cell.getByRole('link', { name: 'GT Championship', exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

test('the winners of a round fit a phone', async ({ page }) => {
  for (const path of ['/results', '/round/round-3-levels']) {
    await page.goto(path);
    expect(await page.evaluate(sidewaysScroll), path).toBe('');
    await expect(page.locator('.podium').first()).toBeVisible();
  }
  await expectAccessible(page);
});
