import { expect, test } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen } from '../support/cms-editor.ts';

test('every account reads the handbook in the CMS, with its pictures', { tag: '@full' }, async ({ page }) => {
  await openCms(page, 'gate');
  await openScreen(page, `${cmsUrl()}/admin`);
  await page.getByRole('button', { name: 'Open Menu' }).click();
  const link = page.getByRole('navigation', { name: 'CMS' }).getByRole('link', { name: 'Handbook' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Handbook', level: 1 })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Enter results' }).press('Enter');
  await expect(page).toHaveURL(/#enter-results$/);
  await expect(page.getByRole('heading', { name: 'Enter results', level: 2 })).toBeInViewport();
  await expect(page.getByRole('cell', { name: 'Make them official' })).toBeVisible();
  const picture = page.getByRole('img', { name: /The file has been read/ });
  await expect
    .poll(() => picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
      expect(await axeProblems(page, { within: '.handbook' })).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const pages = page.getByRole('navigation', { name: 'Handbook' });
  await pages.getByRole('link', { name: 'Send live timing' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Send live timing', level: 1 })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Send live timing' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('PUT /api/v1/nextgen/timing/session/4711')).toBeVisible();
  expect(await axeProblems(page, { within: '.handbook' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
