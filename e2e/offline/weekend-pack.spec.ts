import { expect, test } from '@playwright/test';
import { itemsOf, initialData } from '../support/content.ts';
import { expectKept } from '../support/kept-pages.ts';
import { text } from '../support/texts.ts';

/** A round to come, with a timetable, entries and a circuit. */
const ROUND = '/round/round-5-teretonga';

test.use({ serviceWorkers: 'allow' });

test(
  'a round’s weekend pack says its size, opens offline with pages never visited, and is removed by a press',
  { tag: '@full' },
  async ({ page, context, request }) => {
    expect(itemsOf(await initialData(request), 'round')).toContain(ROUND);
    await page.goto(ROUND);
    await expectKept(page, '/rounds');
    await page.locator('.round-pack > summary').click();
    const pack = page.getByRole('region', { name: text('islands.pack.title') });
    await pack.getByRole('button', { name: / [KM]B\)$/ }).click();
    await expect(pack.getByRole('button', { name: text('islands.pack.update') })).toBeEnabled();

    await context.setOffline(true);
    await page.goto(`${ROUND}/entries`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Entry list');
    await expect(page.locator('.offline-bar')).toBeVisible();

    await page.goto('/sponsors');
    const list = page.getByRole('region', { name: text('islands.pack.list') });
    const circuit = list.locator('a[href^="/circuit/"]');
    await expect(circuit).toBeVisible();
    await circuit.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const map = page.locator('.circuit-layout img').last();
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth))
      .toBeGreaterThan(100);

    // The favourites' page was never visited either, and is in no pack; the offline screen in its place has the pack.
    await page.goto('/my-championship');
    await list.getByRole('button', { name: text('islands.pack.remove') }).click();
    await expect(page.getByText(text('islands.pack.removed'))).toBeFocused();
    await page.goto(`${ROUND}/entries`);
    await expect(page.getByRole('heading', { level: 1, name: text('offline.title') })).toBeVisible();
    expect(await page.evaluate(() => caches.has('weekend-packs'))).toBe(false);
  },
);
