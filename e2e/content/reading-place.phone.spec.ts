import { expect, test, type Page } from '@playwright/test';
import { openSettled } from '../support/ready.ts';

const LIST = '/news/news/2';
const IN_LIST = 900;
const IN_ARTICLE = 400;

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Follows the first link of the content that leads to a kind of page, wherever the reader is. */
async function follow(page: Page, start: string) {
  const link = page.locator(`main a[href^="${start}"]`).filter({ visible: true }).first();
  const address = (await link.getAttribute('href'))!;
  await link.dispatchEvent('click', { button: 0 });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect.poll(() => place(page)).toBe(0);
}

for (const hasTransitions of [true, false])
  test(
    `Back finds the reader's place in a list's second page and in an article, with${hasTransitions ? '' : 'out'} view transitions`,
    { tag: '@full' },
    async ({ page }) => {
      if (!hasTransitions)
        await page.addInitScript(() => {
          Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        });
      await openSettled(page, LIST);
      await scrollTo(page, IN_LIST);
      await follow(page, '/article/');
      const article = page.url();
      await scrollTo(page, IN_ARTICLE);
      await follow(page, '/news');
      await page.goBack();
      await expect(page).toHaveURL(article);
      await expect.poll(() => place(page)).toBe(IN_ARTICLE);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await expect.poll(() => place(page)).toBe(IN_LIST);
    },
  );

test(
  'Back finds the posts that "more" brought, and the place among them',
  { tag: '@full' },
  async ({ page }) => {
    await openSettled(page, '/feed');
    const posts = page.locator('.post-grid > li');
    const first = await posts.count();
    await page.locator('main a[rel="next"]').click();
    await expect.poll(() => posts.count()).toBeGreaterThan(first);
    const all = await posts.count();
    const top = await page.evaluate(() => document.documentElement.scrollHeight - 3 * innerHeight);
    await scrollTo(page, top);
    await page.locator('.site-footer a[href="/standings"]').dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL(/\/standings$/);
    await expect.poll(() => place(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/feed$/);
    await expect(posts.filter({ visible: true })).toHaveCount(all);
    await expect.poll(() => place(page)).toBe(top);
  },
);
