import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { sidewaysScroll } from '../support/layout-faults.ts';
import { openSettled } from '../support/ready.ts';
import { text } from '../support/texts.ts';

const PAGE = '/about';
const CARD = '#site-menu > p a';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openMenu = (page: Page) => page.getByRole('button', { name: text('nav.menu') }).click();

test('the menu has the next round with its picture, dates and days to go, and its picture comes when it is opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSettled(page, PAGE);
  const before = asked.length;
  expect(asked.filter((url) => url.includes('/api/menu-round'))).toEqual([]);

  await openMenu(page);
  const card = page.locator(CARD);
  await expect(card).toContainText(/\d+ \w+ .*\d+ days?/i);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const picture = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked.slice(0, before)).not.toContain(picture);
  expect(await page.evaluate(sidewaysScroll)).toBe('');
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  const address = await card.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('#site-menu')).toBeHidden();
});

test(
  'a menu that cannot ask for the round keeps its links, without a hole above them',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/api/menu-round*', (route) => route.abort());
    await page.goto(PAGE);
    await openMenu(page);
    await expect(page.locator('#site-menu > p')).toBeHidden();
    await expect(
      page.locator('#site-menu').getByRole('link', { name: text('standings.title') }),
    ).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and has no empty place for the round', { tag: '@full' }, async ({ page }) => {
    await page.goto(PAGE);
    await openMenu(page);
    await expect(
      page.locator('#site-menu').getByRole('link', { name: text('standings.title') }),
    ).toBeVisible();
    await expect(page.locator('#site-menu > p')).toBeHidden();
  });
});
