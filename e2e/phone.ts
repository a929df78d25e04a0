import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** What can be pressed or typed into and does not lie wholly between the two edges of the screen. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.form-trap, .sr-only, .carousel-track'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Fails where a page is wider than the phone, where a control cannot be reached on it, or where axe finds a barrier. */
export async function expectSound(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await tooWide(), page.url()).toBeLessThanOrEqual(0);
  expect(await outside(page), page.url()).toEqual([]);
  // From the top: what sticks to the screen lies over nothing there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
}
