import { expect, test, type Page } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { text } from '../support/texts.ts';

declare global {
  interface Window {
    shared?: ShareData[];
  }
}

const ARTICLE = '/article/visitor-guide-round-5-teretonga';
const services = (page: Page) => page.getByRole('list', { name: text('share.title') }).getByRole('link');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'articles, rounds, results, tables and drivers can be passed on by four plain links',
    { tag: '@full' },
    async ({ page, request }) => {
      const data = await initialData(request);
      for (const kind of ['article', 'round', 'session', 'results', 'standings', 'drivers']) {
        const path = itemsOf(data, kind).find((each) => each.split('/').length === 3) ?? '';
        await page.goto(path);
        const hrefs = await services(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        );
        expect(hrefs, path).toHaveLength(4);
        for (const href of hrefs) expect(decodeURIComponent(href ?? '')).toContain(path);
        await expect(page.getByRole('button', { name: text('share.copy') })).toBeHidden();
      }
    },
  );
});

test('copies the address where the browser has no way of its own to share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: text('share.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: text('share.copied') })).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(ARTICLE);
});

test('says what to do when copying is refused', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: text('share.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: text('share.failed') })).toBeVisible();
});

test('opens the own way of a device to share', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'share', {
      value: (what: ShareData) => {
        window.shared?.push(what);
        return Promise.resolve();
      },
    });
  });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: text('share.title'), exact: true }).click();
  const [shared] = await page.evaluate(() => window.shared ?? []);
  expect(new URL(shared?.url ?? '').pathname).toBe(ARTICLE);
  expect(shared?.title).not.toBe('');
});
