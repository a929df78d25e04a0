import { expect, test } from '@playwright/test';
import arabic from '../../locales/ar.json' with { type: 'json' };
import english from '../../locales/en.json' with { type: 'json' };
import { expectAccessible } from '../support/axe.ts';
import { endSession, signIn } from '../support/customers.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { decide, leave } from '../support/sandbox.ts';
import {
  cartLink,
  checkOutCap,
  orderButton,
  payOnlyIn,
  PICK_UP,
  placeOrder,
  signedIn,
} from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** Tests of an order's payment and the return from it, in an open shop (shop-journey.spec.ts). */
export function orderReturnTests(open: () => OwnShop): void {
  test(
    'an order that is declined, then left, then paid, and an invalid token show the right result without scripts, too',
    { tag: '@full' },
    async ({ page, browser }) => {
      await signedIn(page, open().cms);
      await checkOutCap(page, open());
      await placeOrder(page);
      await decide(page, 'decline');
      const declined = page.url();
      const unpaid = page.getByText(text('checkout.unpaid')).filter({ visible: true });
      await expect(unpaid).toBeVisible();
      // The previous choices are back once the delivery methods have loaded.
      await expect(page.getByRole('radio', { name: PICK_UP })).toBeChecked();
      await placeOrder(page);
      await leave(page);
      await expect(page.getByText(text('payment.left'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('checkout.left'))).toBeVisible();
      await expect(unpaid).toHaveCount(0);
      await page.getByRole('link', { name: text('payment.continue') }).click();
      await decide(page, 'approve');
      const paid = page.url();
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();

      for (const [lang, texts] of [['en', english] as const, ['ar', arabic] as const]) {
        const context = await browser.newContext({ baseURL: OWN_SHOP_URL, javaScriptEnabled: false });
        await context.addCookies([{ name: 'lang', value: lang, url: OWN_SHOP_URL }]);
        const reader = await context.newPage();
        const shown = (words: string) => reader.getByText(words, { exact: true }).filter({ visible: true });
        await reader.goto(paid);
        await expect(shown(texts['payment.paidInvoice'])).toBeVisible();
        await expect(shown(texts['payment.failed'])).toHaveCount(0);
        for (const address of [declined, `${OWN_SHOP_URL}/checkout?payum_token=made-up`]) {
          await reader.goto(address);
          await expect(shown(texts['payment.failed'])).toBeVisible();
          await expect(shown(texts['payment.paidInvoice'])).toHaveCount(0);
        }
        await context.close();
      }
    },
  );

  test(
    'a customer whose session has ended when they press Pay signs in, and is back with everything that they chose and typed',
    { tag: '@full' },
    async ({ page }) => {
      const customer = await signedIn(page, open().cms);
      await checkOutCap(page, open());
      const note = page.getByRole('textbox', { name: text('checkout.note') });
      await note.fill('Ring twice');
      await expect(orderButton(page)).toHaveText(/^Pay \$/);
      await endSession(page, open().request);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(text('account.sessionEnded'))).toBeInViewport();
      await expectAccessible(page);
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(note).toHaveValue('Ring twice');
      await expect(page.getByRole('radio', { name: PICK_UP })).toBeChecked();
      await expect(cartLink(page, 1)).toBeVisible();
      await placeOrder(page);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
    },
  );

  test(
    'going back from the payment restores choices and typed text, and a second tab pays the same cart once',
    { tag: '@full' },
    async ({ page, context }) => {
      await signedIn(page, open().cms);
      await checkOutCap(page, open());
      const note = page.getByRole('textbox', { name: text('checkout.note') });
      await note.fill('Ring twice');
      await placeOrder(page);
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      const first = page.url();
      await page.goBack();
      await expect(note).toHaveValue('Ring twice');
      await expect(page.getByRole('radio', { name: PICK_UP })).toBeChecked();

      const other = await context.newPage();
      await other.goto('/checkout');
      await other.getByText(PICK_UP).click();
      await placeOrder(other);
      await payOnlyIn(other, page, first, '/checkout');
    },
  );
}
