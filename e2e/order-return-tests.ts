import { expect, test } from '@playwright/test';
import arabic from '../locales/ar.json' with { type: 'json' };
import english from '../locales/en.json' with { type: 'json' };
import { OWN_SHOP_URL, type OwnShop } from './own-shop.ts';
import { decide } from './sandbox.ts';
import { checkOutPass, PICK_UP, placeOrder, signedIn } from './shopping.ts';
import { text } from './texts.ts';

/** What holds for the way to the payment of an order and back, in a shop that is open (shop-journey.spec.ts). */
export function orderReturnTests(open: () => OwnShop): void {
  test('an order that was declined, then paid, and a made-up token are told without a script, too', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await signedIn(page, open().cms);
    await checkOutPass(page, open());
    await placeOrder(page);
    await decide(page, 'decline');
    const declined = page.url();
    await expect(page.getByText(text('checkout.unpaid'))).toBeVisible();
    // What was chosen before is there again, once the ways of delivery have come.
    await expect(page.getByRole('radio', { name: PICK_UP })).toBeChecked();
    await placeOrder(page);
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
  });

  test('Back from the payment brings what was chosen and typed back, and a second tab pays the same cart once', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await signedIn(page, open().cms);
    await checkOutPass(page, open());
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
    await expect(other).toHaveURL(/\/api\/v1\/pay\//);
    expect(other.url()).not.toBe(first);
    // Ordering again closed the page that was left.
    await page.goto(first);
    await expect(page.locator('button[value="approve"]')).toHaveCount(0);
    await decide(other, 'approve');
    await expect(other.getByText(text('payment.paidInvoice'))).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText(text('cart.empty'))).toBeVisible();
  });
}
