import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { decide } from '../support/sandbox.ts';
import {
  addToCart,
  buyVoucher,
  capOnSale,
  cartLink,
  checkOutPass,
  COURIER,
  placeOrder,
  signedIn,
} from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** Tests of credit and delivery quotes at the checkout, in an open shop (shop-journey.spec.ts). */
export function creditTests(open: () => OwnShop): void {
  test(
    'voucher credit pays for a whole order and part of the next one, which is declined once',
    { tag: '@full' },
    async ({ page }) => {
      const customer = await signedIn(page, open().cms);
      const voucher = await buyVoucher(page, open(), '$50.00');
      await page.goto(`/gift-vouchers#redeem=${voucher}`);
      await page.getByRole('button', { name: text('voucher.check') }).click();
      await page.getByRole('button', { name: 'Redeem $50.00 now' }).click();
      await expect(page).toHaveURL(/\/profile$/);

      await checkOutPass(page, open());
      await page.getByLabel(text('checkout.useCredit').replace('{{amount}}', '$50.00')).check();
      await expect(page.locator('.totals-sum')).toContainText('$0.00');
      await expect(page.getByText(text('checkout.payment'), { exact: true })).toHaveCount(0);
      await placeOrder(page);
      await expect(page.getByText(text('checkout.thanks'))).toBeVisible();
      await expect(cartLink(page, 0)).toBeVisible();
      await page.getByRole('link', { name: text('payment.invoice') }).click();
      await expect(page.getByText(text('documents.byCredit'))).toBeVisible();

      const first = page.getByLabel(text('checkout.useCredit').replace('{{amount}}', '$20.00'));
      await checkOutPass(page, open());
      await first.check();
      await expect(page.locator('.totals')).toContainText('-$20.00');
      await placeOrder(page);
      await decide(page, 'decline');
      await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
      await first.check();
      await placeOrder(page);
      await expect(page.locator('.amount')).toHaveText(/^\$10\.\d\d$/);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      const [{ id: owner } = { id: 0 }] = await open().cms.find('customers', {
        'where[email][equals]': customer.email,
      });
      const entries = await open().cms.find('credit-entries', {
        'where[customer][equals]': String(owner),
        sort: 'id',
      });
      expect(entries.map(({ cents }) => cents)).toEqual([5000, -3000, -2000, 2000, -2000]);
    },
  );

  test(
    'where no delivery is available, a quote can be requested but no order placed',
    { tag: '@full' },
    async ({ page }) => {
      await signedIn(page, open().cms);
      await addToCart(page, await capOnSale(open()));
      await page.goto('/checkout');
      await page.getByLabel(text('checkout.street'), { exact: false }).first().fill('7 Coral Road');
      await page.getByLabel(text('checkout.postcode')).fill('0000');
      await page.getByLabel(text('checkout.city')).fill('Suva');
      await page.getByLabel(text('checkout.country')).fill('Fiji');
      await page.getByRole('button', { name: text('checkout.saveAddress') }).click();
      await expect(page.getByText(text('checkout.noQuote'))).toBeVisible();
      await expect(page.getByText(COURIER)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: text('checkout.ask') }).click();
      await expect(page.getByText(text('checkout.asked'))).toBeVisible();
      const asked = await open().cms.find('mails', { 'where[template][equals]': 'shipping_request' });
      expect(asked).toHaveLength(1);
      expect(String(asked[0]?.['text'])).toContain('Fiji');
      await placeOrder(page);
      await expect(page.getByRole('link', { name: text('checkout.chooseDelivery') })).toBeVisible();
    },
  );
}
