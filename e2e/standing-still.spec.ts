import { expect, test, type Page } from '@playwright/test';
import { openViewer } from './standing-still.ts';

const LIMIT_MS = 2_000;
const nothing = () => Promise.resolve();
/** Keeps a page's only thread for good. */
const standStill = (page: Page) =>
  page.evaluate(() => {
    for (;;);
  });

test('a page that stands still is looked at once more, in a new one, and the next look goes on there', async ({
  browser,
}) => {
  const viewer = openViewer(browser, {}, nothing, LIMIT_MS);
  const seen: Page[] = [];
  const title = await viewer.look('the page', async (page) => {
    seen.push(page);
    if (seen.length === 1) await standStill(page);
    await page.setContent('<title>Rounds</title>');
    return page.title();
  });
  expect(title).toBe('Rounds');
  expect(seen).toHaveLength(2);
  expect(seen[0]).not.toBe(seen[1]);
  expect(await viewer.look('it again', (page) => page.title())).toBe('Rounds');
  await viewer.close();
});

test('a page that stands still twice is at fault, and so is whatever else goes wrong at once', async ({
  browser,
}) => {
  const viewer = openViewer(browser, {}, nothing, LIMIT_MS);
  await expect(viewer.look('the page', standStill)).rejects.toThrow('the page did not answer');
  let looks = 0;
  const wrong = viewer.look('another', () => {
    looks += 1;
    return Promise.reject(new Error('no heading'));
  });
  await expect(wrong).rejects.toThrow('no heading');
  expect(looks).toBe(1);
  await viewer.close();
});
