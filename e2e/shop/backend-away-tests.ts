import { expect, test, type Locator } from '@playwright/test';
import { buyPasses } from '../support/buy-passes.ts';
import { profilePart } from '../support/customers.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { openSettled } from '../support/ready.ts';
import { freshEmail } from '../support/sandbox.ts';
import { addToCart, cartLink, fillInGuest, orderButton, passOnSale, signedIn } from '../support/shopping.ts';
import { text } from '../support/texts.ts';
import { fillInRequest, fillInTransfer } from './order-page-tests.ts';

/** Tests of what customers see while the content backend is away. It doesn't come back: the last ones of a shop (shop-journey.spec.ts). */
export function backendAwayTests(open: () => OwnShop): void {
  test(
    'while the content backend is away, each button says so where it was pressed, and nothing typed is lost',
    { tag: '@full' },
    async ({ page, context, browser }) => {
      test.slow();
      const shop = open();
      const email = freshEmail('away');
      const tab = async (path: string) => {
        const opened = await context.newPage();
        await openSettled(opened, path);
        return opened;
      };
      const press = (box: Locator, key: Parameters<typeof text>[0]) =>
        box.getByRole('button', { name: text(key), exact: true }).click();
      /** The message, and what was typed into the last field. */
      const expectKept = async (box: Locator, field: Locator, typed: string) => {
        await expect(box.getByText(text('forms.server')).filter({ visible: true }).first()).toBeVisible();
        await expect(field).toHaveValue(typed);
      };

      // Everything that a customer can have begun.
      await openSettled(page, await buyPasses(shop, email, 2));
      const transfer = await fillInTransfer(page, 1, email);
      const request = await fillInRequest(page, 'I’m ill.');
      const product = await passOnSale(shop);
      const shopper = await context.newPage();
      await addToCart(shopper, product);
      const cart = await tab('/cart');
      const promotion = cart.getByRole('form', { name: text('cart.code') });
      await promotion.getByRole('textbox').fill('SPRING');
      const guest = await tab('/guest-checkout');
      await fillInGuest(guest, email);
      await expect(orderButton(guest)).toHaveAttribute('aria-disabled', 'false');
      const screens = await Promise.all(
        (['/signup', '/login', '/forgotpassword', '/find-order'] as const).map(async (path) => tab(path)),
      );
      for (const screen of screens) await screen.getByLabel(text('account.email')).fill(email);
      const [signup, login, forgot, find] = screens;
      await signup!.getByLabel(text('account.firstName')).fill('Mere');
      await signup!.getByLabel(text('account.lastName')).fill('Ngata');
      const vouchers = await tab('/gift-vouchers');
      const voucher = vouchers.locator('.voucher');
      await voucher.scrollIntoViewIfNeeded();
      await voucher.getByLabel(text('voucher.email')).fill(email);
      const pay = voucher.getByRole('button', { name: /^Pay \$/ });
      await expect(pay).toHaveAttribute('aria-disabled', 'false');
      const member = await (await browser.newContext({ baseURL: OWN_SHOP_URL })).newPage();
      await signedIn(member, shop.cms);
      await member.goto('/profile');
      const address = profilePart(member, 'account.email');
      await press(address, 'account.changeEmail');
      await address.getByLabel(text('account.newEmail')).fill(email);

      await shop.stopBackend();

      await press(page.getByRole('main'), 'orders.resend');
      await expect(page.getByRole('alert').filter({ hasText: text('forms.server') })).toBeVisible();
      await press(transfer, 'orders.transferNow');
      await expectKept(transfer, transfer.getByLabel(text('orders.transferEmail')), email);
      await press(request, 'orders.askSend');
      await expectKept(request, request.getByLabel(text('orders.askReason')), 'I’m ill.');

      const form = shopper.locator('form.add-to-cart');
      await press(form, 'cart.add');
      await expectKept(form, form.getByLabel(text('cart.quantity')), '1');
      await press(promotion, 'cart.codeApply');
      await expectKept(promotion, promotion.getByRole('textbox'), 'SPRING');
      await expect(cartLink(cart, 1)).toBeVisible();
      await orderButton(guest).click();
      await expect(guest.getByRole('alert').filter({ hasText: text('checkout.wrong') })).toBeVisible();
      await expect(guest.getByLabel(text('checkout.email'))).toHaveValue(email);

      for (const [screen, key] of [
        [signup!, 'account.signUp'],
        [login!, 'account.sendLink'],
        [forgot!, 'account.sendCode'],
        [find!, 'account.findOrderSend'],
      ] as const) {
        const main = screen.getByRole('main');
        await press(main, key);
        await expectKept(main, main.getByLabel(text('account.email')), email);
      }
      await pay.click();
      await expectKept(voucher, voucher.getByLabel(text('voucher.email')), email);

      await press(address, 'account.sendCodes');
      await expectKept(address, address.getByLabel(text('account.newEmail')), email);
      const data = profilePart(member, 'account.yourData');
      await press(data, 'account.export');
      await expect(data.getByRole('alert')).toContainText(text('forms.server'));
      await press(data, 'account.delete');
      await press(data, 'account.sendCode');
      await expect(data.getByRole('form').getByText(text('forms.server'))).toBeVisible();
      await member.context().close();
    },
  );
}
