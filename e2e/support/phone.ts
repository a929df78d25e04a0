import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Controls that are not completely between the left and right edges of the screen. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.form-trap, .sr-only, .carousel-track, .sponsor-strip'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Fails if a page is wider than the phone, a control can't be reached, or axe finds a violation. */
export async function expectSound(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await tooWide(), page.url()).toBeLessThanOrEqual(0);
  expect(await outside(page), page.url()).toEqual([]);
  await expectAccessible(page);
}
