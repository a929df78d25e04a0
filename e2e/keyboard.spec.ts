import { expect, test, type Page } from '@playwright/test';
import { initialData, itemsOf } from './content.ts';
import { text } from './texts.ts';

/** Presses Tab until the element that a locator means has focus, as a person would. */
async function tabTo(page: Page, name: RegExp | string, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`No focus on ${String(name)} within ${String(limit)} presses.`);
}

test('a reader goes from home to a round’s results by keyboard alone, and focus follows', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await tabTo(page, /^(?:Calendar|Rounds)$/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rounds$/);
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, /results/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.locator('#main')).toBeFocused();
});

test('a language is chosen by keyboard alone, and the menu gives focus back', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await tabTo(page, new RegExp(`^${text('language.label')}: English`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: text('language.label') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: `${text('language.label')}: English` }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/about$/);
});

/** Waits until the page's script has everything it loads by itself: what a key does before is the browser's own answer. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
const focused = (page: Page) => page.locator(':focus');

test('a reader goes through the news by keyboard alone: an article, back, and the next page', async ({
  page,
}) => {
  await open(page, '/news');
  const articles = page.locator('main a[href^="/article/"]');
  const title = ((await articles.first().textContent()) ?? '').trim();
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  const next = page.getByRole('link', { name: text('pagination.next') });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\/page\/2$/);
  await expect(page.locator('#main')).toBeFocused();
});

test('pictures are looked at by keyboard alone, and focus comes back to where it was', async ({ page }) => {
  await open(page, '/gallery');
  const tile = page.locator('a[data-gallery]').nth(1);
  await tabTo(page, ((await tile.textContent()) ?? '').trim(), 200);
  await page.keyboard.press('Enter');
  const gallery = page.locator('dialog.modal');
  await expect(gallery.locator('a[data-lightbox]').first()).toBeVisible();
  expect(await gallery.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await gallery.locator('a[data-lightbox]').first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: text('islands.lightbox.label') });
  await expect(viewer).toContainText('1 of ');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of ');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(gallery.locator('a[data-lightbox]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test('days of results change with the arrow keys', async ({ page, request }) => {
  const data = await initialData(request);
  const results = itemsOf(data, 'results')[0]!;
  await open(page, results);
  const tabs = page.getByRole('tab');
  const chosen = page.getByRole('tab', { selected: true });
  await chosen.focus();
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((each) => each.getAttribute('role'))).not.toBe('tab');
  expect(await tabs.count()).toBeGreaterThan(1);
});

test('a message is written and sent by keyboard alone, and what is wrong is led to', async ({ page }) => {
  await open(page, '/contact-us');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Your name').focus();
  await page.keyboard.type('Mere Tawhai');
  await form.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Mail address')).toBeFocused();
  await page.keyboard.type(`keys-${crypto.randomUUID().slice(0, 8)}@example.nz`);
  await form.getByLabel('What is it about?').focus();
  await page.keyboard.press('ArrowDown');
  await form.getByLabel('Message').focus();
  await page.keyboard.type('May I race a tractor?');
  await form.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
});

test('a voucher is bought by keyboard alone, as far as the payment', async ({ page }) => {
  await open(page, '/gift-vouchers');
  const block = page.locator('.voucher');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', { name: text('voucher.toRedeem') })).toBeVisible();
  const amount = block.locator('input[name="amount"]').first();
  await amount.focus();
  await page.keyboard.press('ArrowDown');
  const mail = block.getByLabel(text('voucher.email'));
  await expect(mail).toBeVisible();
  await mail.focus();
  await page.keyboard.type('gift@example.nz');
  const pay = block.getByRole('button', { name: /^Pay \$/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/gift-vouchers$/);
});

test('the small screens’ menu opens, leads on and closes by keyboard, and focus goes along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const opener = page.getByRole('button', { name: text('nav.menu') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link').last();
  const target = (await link.getAttribute('href'))!;
  await tabTo(page, ((await link.textContent()) ?? '').trim());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(menu).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
});
