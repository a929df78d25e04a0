import { expect, test } from '@playwright/test';
import arabic from '../../locales/ar.json' with { type: 'json' };
import { expectAccessible } from '../support/axe.ts';
import { cutTexts, sidewaysScroll } from '../support/layout-faults.ts';

test.use({
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

test(
  'a race’s positions and gaps lap by lap fit a phone in the dark and in Arabic, and their tables open below them',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.goto('/results/round-3-levels');
    const race = await page.locator('.podium-race a[href^="/session/"]').first().getAttribute('href');
    await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
    await page.goto(race ?? '');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const title of [arabic['results.byLap'], arabic['results.gapByLap']]) {
      const chart = page.getByRole('figure').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(chart.getByRole('img', { name: title })).toBeVisible();
      const table = chart.getByRole('table', { name: title });
      await expect(table).toBeHidden();
      await chart.getByText(arabic['results.asTable']).click();
      await expect(table).toBeVisible();
      // The laps scroll, the names stay.
      await table.getByRole('columnheader').last().scrollIntoViewIfNeeded();
      await expect(table.getByRole('rowheader').first()).toBeInViewport();
    }
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    expect(await page.evaluate(cutTexts)).toEqual([]);
    // Watched again, in the same place.
    await page.getByText(arabic['session.replay']).click();
    const laps = page.getByRole('slider', { name: arabic['results.lap'] });
    await laps.press('End');
    const sheet = page.getByRole('table', { name: arabic['session.replay'] });
    await expect(sheet.getByRole('rowheader')).not.toHaveCount(0);
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    // Names are one below the other.
    const tops = await page
      .locator('.lap-chart-cars > li > span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(10);
    for (const [index, top] of tops.entries())
      if (index > 0) expect(top - (tops[index - 1] ?? 0)).toBeGreaterThan(16);
    await expectAccessible(page);
  },
);
