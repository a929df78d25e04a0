import { expect, test, type Page } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { sharedCms } from '../support/cms.ts';
import { newCustomer } from '../support/customers.ts';
import { cutFocusRings } from '../support/focus-rings.ts';
import { faultsOfWalk, walkTo } from '../support/keyboard-walk.ts';
import { openSettled } from '../support/ready.ts';
import { freshEmail } from '../support/sandbox.ts';
import { text } from '../support/texts.ts';

/** Waits until the page's script has loaded everything it loads by itself: before that, the browser itself handles keys. */
const open = openSettled;

const main = (page: Page) => page.getByRole('main');

// A walk is many key presses, each of which is checked.

test('a reader goes from the home page to a round’s results by keyboard alone, and focus follows', async ({
  page,
}) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: text('nav.main') });
  await walkTo(page, menu.locator('summary', { hasText: 'Calendar' }));
  await page.keyboard.press('Enter');
  await walkTo(page, menu.getByRole('link', { name: /^Calendar/i }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rounds$/);
  await expect(page.locator('#main')).toBeFocused();
  await walkTo(page, main(page).locator('a[href^="/results/"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.locator('#main')).toBeFocused();
});

test('the look at focus indicators finds one that a box cuts off, and ignores the ends of a row that scrolls', async ({
  page,
}) => {
  const link = '<a href="#" style="flex:none;width:9rem">Motorsport</a>';
  const show = async (style: string, links: string) => {
    await page.setContent(
      `<style>a { display: block } a:focus-visible { outline: 3px solid; outline-offset: 3px }</style>
      <div style="display:flex;width:12rem;${style}">${links}</div>`,
    );
    await page.keyboard.press('Tab');
    return page.evaluate(cutFocusRings);
  };
  expect(await show('overflow:hidden', link)).toHaveLength(3);
  expect(await show('overflow:hidden;padding:6px', link)).toEqual([]);
  expect(await show('overflow-x:auto;padding:6px;gap:12px', link + link + link)).toEqual([]);
});

test('the first stop skips the header', async ({ page }) => {
  await open(page, '/news');
  await walkTo(page, page.getByRole('link', { name: text('common.skipToContent') }), { limit: 1 });
  await page.keyboard.press('Enter');
  await walkTo(page, main(page).getByRole('link'), { limit: 1 });
});

test(
  'a language is chosen by keyboard alone, and the menu returns focus',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/about');
    const opener = page.getByRole('banner').getByRole('button', { name: text('language.label') });
    await walkTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: text('language.label') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await walkTo(page, page.getByRole('button', { name: 'Deutsch', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  'a reader goes through the news by keyboard alone: an article, back, and the next page',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/news');
    await walkTo(page, main(page).locator('a[href^="/article/"]'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/article\//);
    await expect(page.locator('#main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
    await walkTo(page, page.getByRole('link', { name: text('pagination.next') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/news\/page\/2$/);
    await expect(page.locator('#main')).toBeFocused();
  },
);

test(
  'images are viewed by keyboard alone, and focus returns to where it was',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/gallery');
    const tile = page.locator('a[data-gallery]').nth(1);
    await walkTo(page, tile);
    await page.keyboard.press('Enter');
    const gallery = page.locator('dialog.modal');
    const picture = gallery.locator('a[data-lightbox]').first();
    await expect(picture).toBeVisible();
    await walkTo(page, picture, { limit: 5 });
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: text('islands.lightbox.label') });
    await expect(viewer).toContainText('1 of ');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('2 of ');
    await walkTo(page, viewer.getByRole('button', { name: text('islands.lightbox.next') }), { limit: 4 });
    await page.keyboard.press('Space');
    await expect(viewer).toContainText('3 of ');
    // Focus stays in the viewer, in either direction.
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const isOutside = () =>
        viewer.evaluate(
          (each) => document.activeElement !== document.body && !each.contains(document.activeElement),
        );
      expect(await isOutside()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(picture).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(tile).toBeFocused();
  },
);

test('days of results change with the arrow keys', { tag: '@full' }, async ({ page, request }) => {
  const data = await initialData(request);
  await open(page, itemsOf(data, 'results')[0]!);
  const chosen = page.getByRole('tab', { selected: true });
  await walkTo(page, chosen);
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(0);
  expect(await page.getByRole('tab').count()).toBeGreaterThan(1);
});

test(
  'the search is opened from the header, navigated and closed by keyboard alone',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/about');
    const opener = page.getByRole('banner').getByRole('link', { name: text('nav.search') });
    await walkTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('islands.search.label') });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('championshp');
    const hits = dialog.getByRole('link');
    await expect(hits.first()).toBeVisible();
    await walkTo(page, hits.nth(1), { limit: 5 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('championship');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/championship$/);
    await expect(page.locator('#main')).toBeFocused();
  },
);

test(
  'a message is written and sent by keyboard alone, and focus moves to errors',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/contact-us');
    const form = page.getByRole('form', { name: 'Contact us' });
    const send = form.getByRole('button', { name: 'Send' });
    await walkTo(page, form.getByLabel('Your name'));
    await page.keyboard.type('Mere Tawhai');
    await walkTo(page, send);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toBeFocused();
    await walkTo(page, form.getByRole('alert').getByRole('link').first(), { limit: 1 });
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Email address')).toBeFocused();
    await expect(form.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(freshEmail('keys'));
    await walkTo(page, form.getByLabel('Topic'));
    await page.keyboard.press('ArrowDown');
    await walkTo(page, form.getByLabel('Message'));
    await page.keyboard.type('May I race a tractor?');
    await walkTo(page, send);
    await page.keyboard.press('Space');
    await expect(page.getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
  },
);

test(
  'a voucher is bought, paid and redeemed by keyboard alone',
  { tag: '@full' },
  async ({ page, request }) => {
    const email = freshEmail('keys');
    const block = page.locator('.voucher');
    const button = (name: string | RegExp) => block.getByRole('button', { name });
    await open(page, '/gift-vouchers');
    await walkTo(page, block.locator('input[name="amount"]'));
    // The first of the listed amounts is waited for, because the field and the button come with the script.
    await page.keyboard.press('Space');
    await walkTo(page, block.getByLabel(text('voucher.email')));
    await page.keyboard.type(email);
    await walkTo(page, button(/^Pay \$/));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/v1\/pay\//);
    await walkTo(page, page.locator('button[value="approve"]'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(text('payment.successful'), { exact: true })).toBeVisible();

    const mail = await sharedCms(request).mailTo(email);
    const [, code = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(mail) ?? [];
    const customer = await newCustomer(request);
    await open(page, '/gift-vouchers');
    await walkTo(page, button(text('voucher.toRedeem')));
    await page.keyboard.press('Enter');
    await walkTo(page, block.getByLabel(text('voucher.code')));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(button(/^Redeem \$/)).toBeVisible();
    await walkTo(page, button(/^Redeem \$/), { limit: 4 });
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/login/);
    await walkTo(page, page.getByRole('button', { name: text('account.usePassword') }));
    await page.keyboard.press('Enter');
    await walkTo(page, page.getByLabel(text('account.email')), { back: true });
    await page.keyboard.type(customer.email);
    await walkTo(page, page.locator('input[type="password"]'), { limit: 3 });
    await page.keyboard.type(customer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gift-vouchers/);
    // The link brought the code, and maybe its value.
    const go = button(text('voucher.check')).or(button(/^Redeem \$/));
    await walkTo(page, go);
    await page.keyboard.press('Enter');
    if (!new URL(page.url()).pathname.startsWith('/profile')) {
      await expect(button(/^Redeem \$/).or(page.locator('.profile-credit'))).toBeVisible();
      if (await button(/^Redeem \$/).isVisible()) await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/\/profile$/);
  },
);

test(
  'the mobile menu opens, navigates and closes by keyboard, and focus follows',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/about');
    const opener = page.getByRole('button', { name: text('nav.menu') });
    await walkTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    const link = menu.getByRole('link').last();
    const target = (await link.getAttribute('href'))!;
    await walkTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(menu).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  },
);

for (const { name, size } of [
  { name: 'a narrow phone', size: { width: 320, height: 640 } },
  { name: 'a window at twice the zoom', size: { width: 640, height: 512 } },
  { name: 'a desktop window', size: { width: 1280, height: 720 } },
])
  test(
    `nothing focused is hidden under the header or the offline bar, in either direction, on ${name}`,
    { tag: '@full' },
    async ({ page, context, request }) => {
      await page.setViewportSize(size);
      const data = await initialData(request);
      for (const path of ['/', itemsOf(data, 'round')[0]!, '/timetable']) {
        await open(page, path);
        // What loads after the page comes last.
        await expect(page.locator('.bottom-bars')).toBeAttached();
        await context.setOffline(true);
        await expect(page.locator('.offline-bar')).toBeVisible();
        expect(await faultsOfWalk(page, 36), `${path} downwards`).toEqual([]);
        expect(await faultsOfWalk(page, 30, { back: true }), `${path} upwards`).toEqual([]);
        await context.setOffline(false);
      }
    },
  );
