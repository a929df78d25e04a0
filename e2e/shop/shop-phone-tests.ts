import { expect, test } from '@playwright/test';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { decide } from '../support/sandbox.ts';
import { addToCart, cartLink, orderButton, passOnSale, signedIn } from '../support/shopping.ts';
import { expectSound } from '../support/phone.ts';
import { jumbledWords } from '../support/reading-order.ts';
import { text } from '../support/texts.ts';

/** Tests from the cart to the tickets on a phone, in an open shop (shop-journey.spec.ts). */
export function shopPhoneTests(open: () => OwnShop): void {
  test.describe('on a phone', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      'cart, checkout, order, invoice and tickets fit and work, in dark mode and in Arabic',
      { tag: '@full' },
      async ({ page, context }) => {
        await signedIn(page, open().cms);
        await addToCart(page, await passOnSale(open()));
        const place = orderButton(page);
        await page.goto('/cart');
        await page.getByRole('button', { name: text('cart.increase') }).tap();
        await expect(cartLink(page, 2)).toBeVisible();
        await expectSound(page);
        await page.getByRole('link', { name: text('cart.checkout') }).tap();
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(page.getByText(text('checkout.ticketsEmailed'))).toBeVisible();
        await expectSound(page);
        await place.tap();
        await decide(page, 'approve');
        await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
        await expectSound(page);
        await page.getByRole('link', { name: text('payment.invoice') }).tap();
        await expect(page.locator('.document-head')).toBeVisible();
        await expectSound(page);
        const invoice = new URL(page.url()).pathname;
        // Languages with long words in table headings, on the smallest phone that WCAG requires.
        await page.setViewportSize({ width: 320, height: 740 });
        for (const lang of ['de', 'id', 'ka']) {
          await context.addCookies([{ name: 'lang', value: lang, url: OWN_SHOP_URL }]);
          await page.goto(invoice);
          const lines = page.locator('.document-lines');
          await expect(lines).toBeVisible();
          const [table, sheet] = [
            await lines.boundingBox(),
            await page.locator('.document-sheet').boundingBox(),
          ];
          expect(table!.x + table!.width, lang).toBeLessThan(sheet!.x + sheet!.width);
          // Not the browser's placeholder for a month name it doesn't know.
          await expect(page.locator('.document-head')).toContainText('2027');
          await expect(page.locator('.document-head')).not.toContainText(/\bM\d\d\b|January/);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await context.clearCookies({ name: 'lang' });

        await addToCart(page, await passOnSale(open()));
        await context.addCookies([{ name: 'lang', value: 'ar', url: OWN_SHOP_URL }]);
        const screens = {
          '/cart': '.cart-line:has(button)',
          '/checkout': '.checkout-step',
          [invoice]: '.document-head',
        };
        for (const [path, there] of Object.entries(screens)) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expect(page.locator(there).first()).toBeVisible();
          expect(await jumbledWords(page)).toEqual([]);
          await expectSound(page);
        }
        // Arabic headings and English names align at the start of the line.
        for (const cell of await page.locator('.document-lines tr > :first-child').all())
          await expect(cell).toHaveCSS('text-align', 'right');
        await page.goto('/profile');
        await page.locator('.profile-history a[href^="/order/"]').first().tap();
        await expect(page.locator('.order-tickets')).toBeVisible();
        await page.locator('.order-tickets button').nth(1).tap();
        await expect(page.locator('.order-ticket-form')).toBeVisible();
        expect(await jumbledWords(page)).toEqual([]);
        await expectSound(page);
        await page.goto(invoice.replace('invoice', 'print-tickets'));
        await expect(page.locator('.ticket')).toHaveCount(2);
        expect(await jumbledWords(page)).toEqual([]);
        await expectSound(page);
      },
    );
  });
}
