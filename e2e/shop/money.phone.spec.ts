import { expect, test, type Page } from '@playwright/test';
import { expectSound } from '../support/phone.ts';
import { text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOOKS = [
  { name: 'in the dark', colorScheme: 'dark', lang: 'en' },
  { name: 'in Arabic', colorScheme: 'light', lang: 'ar' },
] as const;

/** Submits the first form that has fields, without filling it in. */
async function sendEmpty(page: Page) {
  const form = page.getByRole('form').first();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await form.locator('button[type="submit"]').last().tap();
  await expect(form.getByRole('alert').getByRole('link').first()).toBeVisible();
}

for (const { name, colorScheme, lang } of LOOKS) {
  test.describe(name, () => {
    test.use({ colorScheme });
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'lang', value: lang, url: baseURL! }]),
    );

    for (const path of ['/contact-us', '/media-application', '/passenger-laps'])
      test(`a form with errors fits a phone: ${path}`, { tag: '@full' }, async ({ page }) => {
        await page.goto(path);
        await sendEmpty(page);
        await expectSound(page);
      });

    test('vouchers are bought and redeemed on a phone', { tag: '@full' }, async ({ page }) => {
      await page.goto('/gift-vouchers');
      const block = page.locator('.voucher');
      await block.scrollIntoViewIfNeeded();
      const toggle = block.locator('.voucher-toggle button');
      await expect(toggle).toBeVisible();
      await block.locator('.voucher-amount').last().tap();
      await block.locator('input[name="custom"]').fill('37.50');
      await expect(block.locator('.voucher-pay button')).toContainText('$38.51');
      await expectSound(page);
      await toggle.tap();
      await block.locator('input[name="code"]').fill('AAAA-BBBB-CCCC-DDDD');
      await block.locator('[data-voucher-check] button').tap();
      await expect(block.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible();
      await expectSound(page);
    });

    test('the sandbox’s payment page fits a phone', { tag: '@full' }, async ({ page }) => {
      await page.goto('/gift-vouchers');
      const block = page.locator('.voucher');
      await block.locator('.voucher-amount').nth(1).tap();
      await block.locator('input[name="email"]').fill('gift@example.nz');
      await expect(block.locator('.voucher-pay button')).toContainText('$');
      await block.locator('.voucher-pay button').tap();
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expectSound(page);
    });
  });
}

test('a form is filled in and sent by touch alone', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Lost property' });
  await form.getByLabel('What did you lose?').fill('One glove');
  await form.getByLabel('Which day?').fill('24/01/2027');
  await form.getByLabel('Email address').fill('phone@example.nz');
  await form.getByRole('button').last().tap();
  await expect(page.getByText(text('formBlock.sent')).filter({ visible: true })).toBeVisible();
});
