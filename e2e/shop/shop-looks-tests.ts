import { test } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { decide } from '../support/sandbox.ts';
import { addToCart, capOnSale, checkOutPass, placeOrder, signedIn } from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** Tests of an order's screens in both colour schemes, in an open shop (shop-journey.spec.ts). */
export function shopLooksTests(open: () => OwnShop): void {
  test(
    'cart, checkout, order, invoice and tickets, on screen and in print, are accessible in both colour schemes, in English and Arabic',
    { tag: '@full' },
    async ({ page }) => {
      test.slow();
      await signedIn(page, open().cms);
      await checkOutPass(page, open());
      await placeOrder(page);
      await decide(page, 'approve');
      const invoice = await page.getByRole('link', { name: text('payment.invoice') }).getAttribute('href');
      const id = new URL(invoice ?? '', page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto('/profile');
      const order = await page.locator('.profile-history a[href^="/order/"]').first().getAttribute('href');
      await addToCart(page, await capOnSale(open()));
      await expectAccessibleInEveryLook(page, {
        '/cart': '.cart-line:has(button)',
        '/checkout': 'label.choice',
        [`/show-invoice/${id}`]: '.document',
        [`/invoice/print/${id}`]: '.document',
        [`/print-tickets/${id}`]: '.ticket',
        [order ?? '']: '.order-tickets',
      });
    },
  );
}
