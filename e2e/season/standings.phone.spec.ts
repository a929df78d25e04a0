import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sidewaysScroll } from '../support/layout-faults.ts';
import { openSettled } from '../support/ready.ts';

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test('a table and its chart fit a narrow phone: names stay in view while its rounds scroll, and are whole in the chart', async ({
  page,
}) => {
  for (const path of ['/standings', '/standings/gt-championship']) {
    await page.goto(path);
    expect(await page.evaluate(sidewaysScroll), path).toBe('');
  }
  const drawn = page.locator('.line-chart-names > li');
  await expect(drawn.first()).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toContainText(
    await drawn.locator('bdi').first().innerText(),
  );
  const cut = await page
    .locator('.line-chart-name, .line-chart-names > li > *')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(cut).toBe(0);
  await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
  await expectAccessible(page);
});

for (const lang of ['en', 'ar'])
  test(
    `a figure that is cut off fades out, and the last one is clear of the edge: ${lang}`,
    { tag: lang === 'en' ? [] : '@full' },
    async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
      await openSettled(page, '/standings/gt-championship');
      // What comes after the first lines is folded.
      const table = page.locator('.standings-scroll').first();
      await expect(table).toHaveCSS(
        'mask-image',
        new RegExp(`^linear-gradient\\(to ${lang === 'ar' ? 'left' : 'right'}, .*calc\\(100% - 32px\\)`),
      );
      const clear = await table.evaluate((scroller) => {
        scroller.scrollLeft = getComputedStyle(scroller).direction === 'rtl' ? -10_000 : 10_000;
        const edges = scroller.getBoundingClientRect();
        const last = scroller.querySelector('tbody td:last-child')?.getBoundingClientRect();
        return Math.min((last?.left ?? 0) - edges.left, edges.right - (last?.right ?? 0));
      });
      // The other side of the last column is the rest of the table.
      expect(clear).toBeGreaterThanOrEqual(31);
    },
  );
