import { expect, test } from '@playwright/test';
import arabic from '../../locales/ar.json' with { type: 'json' };
import { axeProblemsInBothColours, expectAccessible } from '../support/axe.ts';
import { initialData, itemsOf } from '../support/content.ts';
import { cutTexts, sidewaysScroll } from '../support/layout-faults.ts';
import { text } from '../support/texts.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test("the season's pages fit a narrow phone", { tag: '@full' }, async ({ page, request }) => {
  const data = await initialData(request);
  const details = ['round', 'results', 'session', 'category', 'drivers'].map(
    (kind) => itemsOf(data, kind)[2] ?? '',
  );
  const lists = ['/rounds', '/results', '/all-results', '/categories', '/drivers', '/contact-us'];
  for (const path of [...lists, ...details]) {
    await page.goto(path);
    expect(await page.evaluate(sidewaysScroll), path).toBe('');
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

test(
  'five drivers beside each other fit a narrow phone, light and dark, and in Arabic',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    test.slow();
    await page.goto('/standings');
    const driver = await page.locator('.timing-table a[href^="/drivers/"]').first().getAttribute('href');
    await page.goto(driver ?? '');
    for (const heading of [
      text('driver.headToHead'),
      ...Array.from({ length: 3 }, () => text('driver.addDriver')),
    ]) {
      const next = page.getByRole('navigation', { name: heading }).getByRole('link').first();
      await page.goto((await next.getAttribute('href')) ?? '');
    }
    const address = page.url();
    await expect(
      page.getByRole('table', { name: text('driver.comparison') }).getByRole('rowheader'),
    ).toHaveCount(5);
    // Five are as many as can be distinguished.
    await expect(page.getByRole('navigation', { name: text('driver.addDriver') })).toHaveCount(0);
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    expect(await axeProblemsInBothColours(page)).toEqual([]);
    await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL! }]);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const table of await page.getByText(arabic['results.asTable']).all()) await table.click();
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    expect(await page.evaluate(cutTexts)).toEqual([]);
    await expectAccessible(page);
  },
);
