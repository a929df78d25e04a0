import { expect, test } from '@playwright/test';
import { walkTo } from '../support/keyboard-walk.ts';
import type { OwnShop } from '../support/own-shop.ts';
import { openSettled } from '../support/ready.ts';
import { CAP, cartLink, COURIER, orderButton } from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** An order without a mouse, in an open shop (shop-journey.spec.ts). */
export function keyboardShopTests(open: () => OwnShop): void {
  test(
    'an order is placed by keyboard alone: product, cart, sign-in, address, payment and result',
    { tag: '@full' },
    async ({ page }) => {
      const customer = await open().cms.newCustomer();
      const button = (key: Parameters<typeof text>[0]) =>
        page.getByRole('main').getByRole('button', { name: text(key), exact: true });
      const type = async (label: string, words: string) => {
        await walkTo(page, page.getByRole('main').getByLabel(label));
        await page.keyboard.press('Control+a');
        await page.keyboard.type(words);
      };
      await openSettled(page, '/shop');
      await walkTo(page, page.getByRole('main').getByRole('link', { name: CAP }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\//);
      // The new page takes the focus when it is there, and would take it from the walk.
      await expect(page.locator('#main')).toBeFocused();
      await walkTo(page, page.getByRole('spinbutton', { name: text('cart.quantity') }));
      await page.keyboard.press('ArrowUp');
      await walkTo(page, button('cart.add'));
      await page.keyboard.press('Space');
      await expect(cartLink(page, 2)).toBeVisible();
      await walkTo(page, page.getByRole('main').getByRole('link', { name: text('cart.show') }));
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.locator('#main')).toBeFocused();
      await walkTo(page, button('cart.increase'));
      await page.keyboard.press('Enter');
      await expect(cartLink(page, 3)).toBeVisible();
      await expect(page.locator('.quantity input')).toHaveValue('3');
      // The pressed button keeps the focus and can be pressed again.
      await expect(button('cart.increase')).toBeFocused();
      await walkTo(page, page.locator('.quantity input'), { back: true });
      await page.keyboard.press('Control+a');
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect(cartLink(page, 2)).toBeVisible();
      // Even when the stock is used up.
      await walkTo(page, button('cart.decrease'), { back: true });
      await page.keyboard.press('Enter');
      await expect(cartLink(page, 1)).toBeVisible();
      await expect(button('cart.decrease')).toBeDisabled();
      await expect(button('cart.decrease')).toBeFocused();
      await walkTo(page, button('cart.increase'));
      await page.keyboard.press('Enter');
      await expect(cartLink(page, 2)).toBeVisible();
      await walkTo(page, page.getByRole('link', { name: text('cart.checkout') }));
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/login$/);
      await walkTo(page, button('account.usePassword'));
      await page.keyboard.press('Enter');
      await walkTo(page, page.getByLabel(text('account.email')), { back: true });
      await page.keyboard.type(customer.email);
      await walkTo(page, page.locator('input[type="password"]'));
      await page.keyboard.type(customer.password);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/checkout$/);
      await expect(button('checkout.saveAddress')).toBeVisible();
      await type(text('checkout.street'), '12 Paddock Lane');
      await type(text('checkout.postcode'), '3710');
      await type(text('checkout.city'), 'Te Kauwhata');
      await walkTo(page, button('checkout.saveAddress'));
      await page.keyboard.press('Enter');
      const courier = page.getByRole('radio', { name: COURIER });
      await expect(courier).toBeVisible();
      await walkTo(page, page.locator('input[name="quote"]'));
      for (let presses = 0; presses < 5 && !(await courier.isChecked()); presses += 1)
        await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
      // The previous page stays in the document, hidden.
      await expect(page.locator('.totals').filter({ visible: true })).toContainText('$8.50');
      await expect(orderButton(page)).toBeVisible();
      await walkTo(page, orderButton(page));
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/api\/v1\/pay\//);
      await walkTo(page, page.locator('button[value="approve"]'));
      await page.keyboard.press('Enter');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      // The result has the focus and is read first.
      await expect(page.locator('.order-placed')).toBeFocused();
      await walkTo(page, page.getByRole('link', { name: text('payment.invoice') }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: text('documents.taxInvoice') })).toBeVisible();
    },
  );
}
