import { expect, test, type Page } from '@playwright/test';
import { openSettled } from '../support/ready.ts';

const PLACE = 500;

/** Counts the view transitions of a page from here on, and those of them that fade; and notes from where the old page was shown. */
async function countTransitions(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const add = (name: string) => {
      dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    };
    const partOf = ({ effect }: Animation) =>
      (effect instanceof KeyframeEffect ? effect.pseudoElement : null) ?? '';
    const isFade = (animation: Animation) =>
      /^::view-transition-(?:old|new)/.test(partOf(animation)) && animation.playState === 'running';
    const oldPlaces = () =>
      document
        .getAnimations()
        .map(partOf)
        .filter((part) => part.startsWith('::view-transition-old'))
        .map((part) => getComputedStyle(document.documentElement, part).translate);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...change) => {
      const transition = start(...change);
      void transition.ready.then(() => {
        add('turns');
        if (document.getAnimations().some(isFade)) add('fades');
        dataset['oldAt'] = oldPlaces().join();
      });
      return transition;
    };
  });
  const count = async (name: string) => Number((await page.locator('html').getAttribute(name)) ?? 0);
  return {
    turns: () => count('data-turns'),
    fades: () => count('data-fades'),
    oldAt: () => page.locator('html').getAttribute('data-old-at'),
  };
}

/** Follows a link to an article from some way down the news, and returns the article's address. */
async function goToArticle(page: Page): Promise<string> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), PLACE);
  const link = page.locator('main a[href^="/article/"]').nth(3);
  const address = (await link.getAttribute('href'))!;
  await link.dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  return address;
}

test(
  'a link fades one page into the next, which begins at its top; Back is at once where the reader was (spec 2.36)',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/news');
    const { turns, fades, oldAt } = await countTransitions(page);
    const address = await goToArticle(page);
    await expect.poll(fades).toBe(1);
    // It fades out from where the reader left it.
    expect(await oldAt()).toContain(`0px -${String(PLACE)}px`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(PLACE);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(await turns()).toBe(1);
  },
);

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', { tag: '@full' }, async ({ page }) => {
    await openSettled(page, '/news');
    const { turns, fades } = await countTransitions(page);
    await goToArticle(page);
    await expect.poll(turns).toBe(1);
    expect(await fades()).toBe(0);
  });
});
