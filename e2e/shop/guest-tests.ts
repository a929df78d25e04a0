import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectSound } from '../support/phone.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { decide, freshEmail, leave } from '../support/sandbox.ts';
import {
  addToCart,
  buyVoucher,
  capOnSale,
  cartLink,
  COURIER,
  fillInGuest,
  orderButton,
  passOnSale,
  payOnlyIn,
  PICK_UP,
  placeOrder,
} from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** Tests of buying without an account, in an open shop (shop-journey.spec.ts); the way from the round to the ticket is there. */
export function guestTests(open: () => OwnShop): void {
  const full = { tag: '@full' };
  const ordersOf = (email: string) => open().cms.find('orders', { 'where[guest_email][equals]': email });

  async function checkOut(page: Page, email: string): Promise<void> {
    await addToCart(page, await passOnSale(open()));
    await page.goto('/guest-checkout');
    await fillInGuest(page, email);
  }

  /** Orders a pass with a code that takes a tenth off. The cart keeps it for the next order. */
  async function orderWithCode(page: Page, code: string, email: string): Promise<void> {
    await addToCart(page, await passOnSale(open()));
    await page.goto('/cart');
    const field = page.getByRole('textbox', { name: text('cart.code') });
    const applied = page.getByText(text('cart.codeUsed').replace('{{code}}', code));
    await expect(field.or(applied)).toBeVisible();
    if (await field.isVisible()) {
      await field.fill(code);
      await page.getByRole('button', { name: text('cart.codeApply') }).click();
    }
    await expect(page.locator('.totals')).toContainText('-$3.00');
    await page.goto('/guest-checkout');
    await fillInGuest(page, email);
    await placeOrder(page);
  }

  async function newCode(): Promise<string> {
    const code = `ONCE-${randomBytes(4).toString('hex').toUpperCase()}`;
    const once = { code, kind: 'percent', value: 10, max_per_customer: 1, is_enabled: true };
    await open().cms.create('promotion-codes', once);
    return code;
  }

  test('a promotion code is taken off what a guest pays', async ({ page }) => {
    const [code, email] = [await newCode(), freshEmail('code')];
    await orderWithCode(page, code, email);
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
    await expect(cartLink(page, 0)).toBeVisible();
    expect(await ordersOf(email)).toMatchObject([
      { promotion_code: code, subtotal_cents: 3000, discount_cents: 300 },
    ]);
  });

  test('a code that takes everything off leaves a guest nothing to pay', full, async ({ page }) => {
    const [code, email] = [`FREE-${randomBytes(4).toString('hex').toUpperCase()}`, freshEmail('free')];
    await open().cms.create('promotion-codes', { code, kind: 'percent', value: 100, is_enabled: true });
    await addToCart(page, await passOnSale(open()));
    await page.goto('/cart');
    await page.getByRole('textbox', { name: text('cart.code') }).fill(code);
    await page.getByRole('button', { name: text('cart.codeApply') }).click();
    await expect(page.locator('.totals-sum')).toContainText('$0.00');
    await page.goto('/guest-checkout');
    await fillInGuest(page, email);
    await expect(page.getByText(text('checkout.ticketsEmailedFree'))).toBeVisible();
    await expect(page.getByText(text('cart.voucher'), { exact: true })).toHaveCount(0);
    await expect(orderButton(page)).toHaveText(text('checkout.placeFree'));
    await expectAccessible(page);
    await orderButton(page).dblclick();
    await expect(page.getByText(text('checkout.thanks'))).toBeVisible();
    await expect(page).toHaveURL(/\/guest-checkout$/);
    await expect(cartLink(page, 0)).toBeVisible();
    expect(await ordersOf(email)).toMatchObject([{ status: 'sent', total_cents: 0, discount_cents: 3000 }]);
    expect(await open().cms.find('mails', { 'where[to][equals]': email })).toMatchObject([
      { template: 'order' },
    ]);
  });

  test('a guest pays with a gift voucher first, and finds what is left on it', async ({ page }) => {
    const email = freshEmail('voucher');
    const code = await buyVoucher(page, open(), '$50.00');
    // As with the link of its email, which opens its page.
    await page.goto(`/gift-vouchers#redeem=${code}`);
    await page.getByRole('button', { name: text('voucher.check') }).click();
    await page.getByRole('link', { name: text('voucher.atCheckout') }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await checkOut(page, email);
    const pays = (amount: string) =>
      page.getByText(text('checkout.voucherPays').replace('{{amount}}', amount));
    await expect(pays('$30.00')).toContainText(text('checkout.voucherLeft').replace('{{amount}}', '$20.00'));
    await expect(page.locator('.totals-sum')).toContainText('$0.00');
    await expectAccessible(page);
    await placeOrder(page);
    await expect(page.getByText(text('checkout.thanks'))).toBeVisible();
    await page.getByRole('link', { name: text('payment.invoice') }).click();
    await expect(
      page.getByText(text('documents.byVoucher').replace('{{code}}', code.slice(-4))),
    ).toBeVisible();

    const next = freshEmail('voucher-rest');
    await checkOut(page, next);
    await page.getByLabel(text('checkout.voucherCode')).fill(code.toLowerCase().replaceAll('-', ' '));
    await page.getByLabel(text('checkout.voucherCode')).press('Enter');
    await expect(pays('$20.00')).toBeVisible();
    await placeOrder(page);
    await expect(page.locator('.amount')).toHaveText(/^\$10\.\d\d$/);
    await decide(page, 'approve');
    await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
    expect(await ordersOf(next)).toMatchObject([{ status: 'sent', credit_cents: 2000 }]);
    expect(await open().cms.find('gift-vouchers', { 'where[last4][equals]': code.slice(-4) })).toMatchObject([
      { status: 'redeemed', amount_cents: 5000 },
    ]);
  });

  test(
    'pressed twice, a voucher pays once; used in another tab meanwhile, it is refused at its code and nothing typed is lost',
    full,
    async ({ page, browser }) => {
      const code = await buyVoucher(page, open(), '$25.00');
      const other = await browser.newContext({ baseURL: OWN_SHOP_URL });
      const tabs = [page, await other.newPage()] as const;
      const emails = [freshEmail('first'), freshEmail('second')] as const;
      for (const [at, tab] of tabs.entries()) {
        await checkOut(tab, emails[at] ?? '');
        await tab.getByLabel(text('checkout.voucherCode')).fill(code);
        await tab.getByRole('button', { name: text('checkout.useVoucher') }).click();
        await expect(orderButton(tab)).toHaveText(/^Pay \$5\.\d\d/);
      }
      const [winner, loser] = tabs;
      await orderButton(winner).dblclick();
      await decide(winner, 'approve');
      await expect(winner.getByText(text('payment.paidInvoice'))).toBeVisible();

      await placeOrder(loser);
      const field = loser.getByLabel(text('checkout.voucherCode'));
      await expect(field).toHaveAccessibleDescription(/already been used/);
      await expect(field).toHaveValue(code);
      await expect(loser.getByLabel(text('checkout.email'))).toHaveValue(emails[1]);
      await expect(orderButton(loser)).toHaveText(/^Pay \$3\d\.\d\d/);
      expect(await ordersOf(emails[0])).toMatchObject([{ credit_cents: 2500 }]);
      expect(await ordersOf(emails[1])).toEqual([]);
      await other.close();
    },
  );

  test(
    'a promotion code is refused once a person has used it as often as they may',
    full,
    async ({ page }) => {
      const [code, email] = [await newCode(), freshEmail('again')];
      await orderWithCode(page, code, email);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      await expect(cartLink(page, 0)).toBeVisible();
      await orderWithCode(page, code, email);
      const refused = 'You’ve used this promotion code as many times as allowed.';
      await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
      await expect(page.getByLabel(text('checkout.email'))).toHaveValue(email);
      expect(await ordersOf(email)).toHaveLength(1);
    },
  );

  test(
    'pressed twice, a product is in the cart once, and Back from there leads to its page',
    full,
    async ({ page }) => {
      const { slug } = await capOnSale(open());
      await page.goto(`/product/${slug}`);
      const form = page.locator('form.add-to-cart');
      await form.getByRole('button', { name: text('cart.add') }).dblclick();
      await form.getByRole('link', { name: text('cart.show') }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.locator('.cart-line:has(button)').getByRole('spinbutton')).toHaveValue('1');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/product/${slug}$`));
      await expect(cartLink(page, 1)).toBeVisible();
    },
  );

  test(
    'a guest who goes back keeps what they typed, and a second tab pays the same cart once',
    full,
    async ({ page, context }) => {
      const email = freshEmail('back');
      await checkOut(page, email);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      const first = page.url();
      await page.goBack();
      await expect(page.getByLabel(text('checkout.email'))).toHaveValue(email);
      await expect(page.getByLabel(text('checkout.lastName'))).toHaveValue('Ngata');

      const other = await context.newPage();
      await other.goto('/guest-checkout');
      await fillInGuest(other, email);
      await placeOrder(other);
      await payOnlyIn(other, page, first, '/guest-checkout');
      expect((await ordersOf(email)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'sent']);
    },
  );

  test(
    'Back after paying leads to a payment page that is over, and from there to the same result; nothing is ordered twice',
    full,
    async ({ page }) => {
      const email = freshEmail('after');
      await checkOut(page, email);
      await placeOrder(page);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      await expect(page.locator('button[value="approve"]')).toHaveCount(0);
      await page.locator('a.leave').click();
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      await page.goto('/guest-checkout');
      await expect(page.getByText(text('cart.empty'))).toBeVisible();
      expect(await ordersOf(email)).toMatchObject([{ status: 'sent' }]);
    },
  );

  test(
    'a guest who leaves the payment page is told so, and goes on to pay the same order',
    full,
    async ({ page }) => {
      const email = freshEmail('left');
      await checkOut(page, email);
      await orderButton(page).dblclick();
      await leave(page);
      await expect(page.getByText(text('payment.left'), { exact: true })).toBeVisible();
      await expect(page.getByLabel(text('checkout.email'))).toHaveValue(email);
      await expect(cartLink(page, 1)).toBeVisible();
      await page.getByRole('link', { name: text('payment.continue') }).click();
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      expect(await ordersOf(email)).toHaveLength(1);
    },
  );

  test(
    'a guest who closes the tab while paying gets the tickets all the same',
    full,
    async ({ page, context }) => {
      const email = freshEmail('closed');
      await checkOut(page, email);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      const paying = page.url();
      // The bank says yes; nobody is there to come back.
      const answer = await open().request.post(paying, { form: { decision: 'approve' }, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      await page.close();
      await expect
        .poll(async () => (await ordersOf(email)).map(({ status }) => status), { timeout: 90_000 })
        .toEqual(['sent']);
      expect(await open().cms.find('mails', { 'where[to][equals]': email })).toMatchObject([
        { template: 'order' },
      ]);
      const later = await context.newPage();
      await later.goto('/cart');
      await expect(later.getByText(text('cart.empty'))).toBeVisible();
    },
  );

  test(
    'goods go to the address that a guest types; the sign-in page offers the way without an account',
    full,
    async ({ page }) => {
      const email = freshEmail('goods');
      await addToCart(page, await capOnSale(open()));
      await page.goto('/checkout');
      await expect(page).toHaveURL(/\/login$/);
      await expectAccessible(page);
      await page.getByRole('link', { name: text('account.asGuest') }).click();
      await fillInGuest(page, email);
      await page.getByLabel(text('checkout.street')).fill('12 Paddock Lane');
      await page.getByLabel(text('checkout.postcode')).fill('3710');
      await page.getByLabel(text('checkout.city')).fill('Te Kauwhata');
      await page.getByText(COURIER).click();
      await expect(page.locator('.totals').filter({ visible: true })).toContainText('$8.50');
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('radio', { name: COURIER })).toBeChecked();
      await placeOrder(page);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      expect(await ordersOf(email)).toMatchObject([
        { status: 'paid', shipping_name: COURIER, address_text: expect.stringContaining('Mere Ngata') },
      ]);
    },
  );

  test(
    'on a phone, in the dark and in Arabic, the checkout for guests fits and works by keyboard',
    full,
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: OWN_SHOP_URL,
        ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const email = freshEmail('phone');
      await addToCart(page, await capOnSale(open()));
      for (const lang of ['de', 'ar', 'en']) {
        await context.addCookies([{ name: 'lang', value: lang, url: OWN_SHOP_URL }]);
        await page.goto('/guest-checkout');
        await expect(page.locator('input[name="street_address"]')).toBeVisible();
        await expectSound(page);
      }
      await page.getByText(PICK_UP).tap();
      await fillInGuest(page, email);
      await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'false');
      await page.getByLabel(text('checkout.lastName')).press('Enter');
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      await expectSound(page);
      await context.close();
    },
  );

  test('without scripts, the checkout for guests says what it needs', full, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: OWN_SHOP_URL, javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto('/guest-checkout');
    await expect(reader.getByText(text('formBlock.needsScript')).filter({ visible: true })).toBeVisible();
    await context.close();
  });
}
