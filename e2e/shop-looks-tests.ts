import { test } from '@playwright/test';
import { expectAccessibleInEveryLook } from './axe.ts';
import type { OwnShop } from './own-shop.ts';
import { decide } from './sandbox.ts';
import { addToCart, checkOutPass, passOnSale, placeOrder, signedIn } from './shopping.ts';
import { text } from './texts.ts';

/** What holds for the screens of an order in every look, in a shop that is open (shop-journey.spec.ts). */
export function shopLooksTests(open: () => OwnShop): void {
  test('cart, checkout, invoice and tickets, on screen and for paper, have no barrier in either colours, in English and in Arabic', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signedIn(page, open().cms);
    await checkOutPass(page, open());
    await placeOrder(page);
    await decide(page, 'approve');
    const invoice = await page.getByRole('link', { name: text('payment.invoice') }).getAttribute('href');
    const id = new URL(invoice ?? '', page.url()).pathname.split('/').at(-1) ?? '';
    await addToCart(page, await passOnSale(open()));
    await expectAccessibleInEveryLook(page, {
      '/cart': '.cart-line',
      '/checkout': '.choice',
      [`/show-invoice/${id}`]: '.document',
      [`/invoice/print/${id}`]: '.document',
      [`/print-tickets/${id}`]: '.ticket',
    });
  });
}
