import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { decide } from '../support/sandbox.ts';
import { addToCart, checkOutPass, orderButton, passOnSale, signedIn } from '../support/shopping.ts';
import { text } from '../support/texts.ts';

const PLACE = /place in the queue: 1$/;
const TURN = 'It’s your turn';

/** Tests of the waiting room before the checkout, in an open shop (shop-journey.spec.ts). */
export function waitingRoomTests(open: () => OwnShop): void {
  test.describe('the waiting room', () => {
    test.beforeEach(async () => {
      await open().cms.setGlobal('waiting-room', { is_open: false });
      await open().cms.setGlobal('waiting-room', { is_open: true, places: 1, turn_minutes: 10 });
    });
    test.afterAll(() => open().cms.setGlobal('waiting-room', { is_open: false }));

    test(
      'with room for one the second buyer waits, and is let in when the first has paid',
      { tag: '@full' },
      async ({ browser, page }) => {
        await signedIn(page, open().cms);
        const other = await browser.newContext({ baseURL: OWN_SHOP_URL });
        const second = await other.newPage();
        await signedIn(second, open().cms);

        await checkOutPass(page, open());
        await expect(page.getByRole('heading', { name: TURN })).toBeVisible();
        await expect(orderButton(page)).toBeVisible();
        await expectAccessible(page);

        await addToCart(second, await passOnSale(open()), 2);
        await second.goto('/checkout');
        await expect(second.getByText(PLACE).first()).toBeVisible();
        await expect(orderButton(second)).toHaveCount(0);
        await expect(second.getByRole('button', { name: text('waitingRoom.leave') })).toBeVisible();
        await expectAccessible(second);
        // Another tab is the same place, and reading is never held.
        const tab = await other.newPage();
        await tab.goto('/waiting-room');
        await expect(tab.getByText(PLACE).first()).toBeVisible();
        await tab.goto('/shop');
        await expect(tab.locator('main article').first()).toBeVisible();
        // Whoever closes the tab keeps the place.
        await second.close();
        await tab.goto('/checkout');
        await expect(tab.getByText(PLACE).first()).toBeVisible();

        await orderButton(page).click();
        await decide(page, 'approve');
        await expect(tab.getByRole('heading', { name: TURN })).toBeFocused();
        await expect(tab.getByText(/^2 × /)).toBeVisible();
        await orderButton(tab).click();
        await decide(tab, 'approve');
        await other.close();
      },
    );

    test('whoever leaves gives up their place, and can join again', { tag: '@full' }, async ({ page }) => {
      const first = await (await open().request.get('/api/v1/sell/waitingRoom')).json();
      expect(first).toMatchObject({ state: 'inside' });
      await page.goto('/waiting-room');
      await expect(page.getByText(PLACE).first()).toBeVisible();
      await page.getByRole('button', { name: text('waitingRoom.leave') }).click();
      await expect(page.getByText(text('waitingRoom.left'))).toBeVisible();
      await page.getByRole('button', { name: text('waitingRoom.join') }).click();
      await expect(page.getByText(PLACE).first()).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'a visitor sees their place on a page that loads again by itself',
        { tag: '@full' },
        async ({ page }) => {
          await open().request.get('/api/v1/sell/waitingRoom');
          await page.goto('/waiting-room');
          await page.getByRole('link', { name: text('waitingRoom.unscripted') }).click();
          await expect(page.getByText(PLACE)).toBeVisible();
          await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
          await page.getByRole('button', { name: text('waitingRoom.leave') }).click();
          await expect(page).toHaveURL(`${OWN_SHOP_URL}/`);
        },
      );
    });
  });
}
