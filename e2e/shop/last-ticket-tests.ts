import { randomBytes } from 'node:crypto';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { walkTo } from '../support/keyboard-walk.ts';
import { OWN_SHOP_URL, type OwnShop } from '../support/own-shop.ts';
import { expectSound } from '../support/phone.ts';
import { openSettled } from '../support/ready.ts';
import { freshEmail } from '../support/sandbox.ts';
import { cartLink, LAST_ROUND, orderButton } from '../support/shopping.ts';
import { text } from '../support/texts.ts';

/** A phone at a network address of its own: an address begins only so many holds. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: OWN_SHOP_URL,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` },
  });
  return context.newPage();
}

/** Goes to an element once it's there: what a page loads by itself may come after the walk has passed its place. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await walkTo(page, target);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** The same for a link of the site: the new page takes the focus when it's there, and would take it from the walk. */
async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await press(page, link);
  await expect(page).toHaveURL(address);
  await expect(page.locator('#main')).toBeFocused();
}

/** Tests of the last tickets of a kind, in an open shop (shop-journey.spec.ts). */
export function lastTicketTests(open: () => OwnShop): void {
  test(
    'the last tickets, by keyboard on a phone: held in one cart, sold out for the next visitor, cancelled, and offered to that one',
    { tag: '@full' },
    async ({ browser }) => {
      const { cms, request } = open();
      const [round] = await cms.find('rounds', LAST_ROUND);
      await cms.create('products', {
        name: 'Hill seat of the journey',
        slug: 'hill-seat-of-the-journey',
        price: 30,
        is_ticket: true,
        round: round?.id,
        skus: [{ code: 'HILL', name: 'One size', price: 30, stock: 2 }],
        _status: 'published',
      });
      await cms.setGlobal('domain-settings', { cancel_days_before: 3 });
      const address = '/product/hill-seat-of-the-journey';
      const htmlOf = async () => (await request.get(address)).text();
      const hill = (page: Page) => page.getByRole('main');
      const add = (page: Page) => hill(page).getByRole('button', { name: text('cart.add') });
      await expect.poll(htmlOf).toContain('add-to-cart');

      const [buyer, friend] = [await openPhone(browser), await openPhone(browser)];
      const [email, waiting] = [freshEmail('last'), freshEmail('waiting')];

      // One of two is held for who adds it first, and the cart says until when.
      await openSettled(buyer, address);
      await press(buyer, add(buyer), 'Space');
      await expect(cartLink(buyer, 1)).toBeVisible();
      await follow(buyer, hill(buyer).getByRole('link', { name: text('cart.show') }), /\/cart$/);
      const line = buyer.locator('.cart-line:has(button)');
      await expect(line).toContainText(new RegExp(text('cart.heldUntil').replace('{{time}}', '\\d+')));
      await expectSound(buyer);

      // The page shows what isn't sold. Whoever is about to choose is told what is in other people's carts.
      await openSettled(friend, address);
      await expect(hill(friend).getByText(text('shop.left_other').replace('{{count}}', '2'))).toBeVisible();
      await reach(friend, hill(friend).getByRole('spinbutton', { name: text('cart.quantity') }));
      const free = text('cart.notInOtherCarts').replace('{{number}}', '1');
      await expect(hill(friend).getByText(free)).toBeVisible();
      await expectSound(friend);

      await press(buyer, line.getByRole('button', { name: text('cart.increase') }));
      await expect(cartLink(buyer, 2)).toBeVisible();
      await follow(buyer, hill(buyer).getByRole('link', { name: text('cart.asGuest') }), /\/guest-checkout$/);
      for (const [label, words] of [
        ['checkout.email', email],
        ['checkout.firstName', 'Mere'],
        ['checkout.lastName', 'Ngata'],
      ] as const) {
        await reach(buyer, hill(buyer).getByLabel(text(label)));
        await buyer.keyboard.type(words);
      }
      await expect(orderButton(buyer)).toHaveAttribute('aria-disabled', 'false');
      await press(buyer, orderButton(buyer));
      await expect(buyer).toHaveURL(/\/api\/v1\/pay\//);

      // Sold out: the next visitor asks to be notified, and confirms their address.
      await expect.poll(htmlOf).toContain('class="stock-alert"');
      await openSettled(friend, address);
      await expect(add(friend)).toHaveCount(0);
      await reach(friend, hill(friend).getByLabel(text('alerts.email')));
      await friend.keyboard.type(waiting);
      await friend.keyboard.press('Enter');
      await expect(hill(friend).getByText(text('alerts.sent').replace('{{email}}', waiting))).toBeVisible();
      await expectSound(friend);
      const [confirmation = ''] = /\S+\/sell\/product\/alerts\?\S+/.exec(await cms.mailTo(waiting)) ?? [];
      await friend.goto(confirmation);
      await press(friend, friend.locator('button[value="confirm"]'));
      await expect(friend.locator('button[value="stop"]')).toBeVisible();

      await press(buyer, buyer.locator('button[value="approve"]'));
      await expect(buyer.getByText(text('payment.paidInvoice'))).toBeVisible();

      // The buyer cancels, as the rule allows.
      const [order = ''] = /\S+\/order\/\d+\?key=\S+/.exec(await cms.mailTo(email)) ?? [];
      await openSettled(buyer, order);
      await press(buyer, hill(buyer).getByRole('button', { name: text('orders.cancel'), exact: true }));
      const [cancelNow = ''] = text('orders.cancelNow').split('{{amount}}');
      await press(buyer, hill(buyer).getByRole('button', { name: new RegExp(`^${cancelNow}\\$`) }));
      await expect(buyer.getByText(text('orders.cancelDone'))).toBeFocused();
      await expectSound(buyer);

      // They are available again, and who waits for them hears of it.
      const told = () =>
        cms.find('mails', { 'where[to][equals]': waiting, 'where[template][equals]': 'stock_alert' });
      await expect.poll(async () => (await told()).length, { timeout: 150_000 }).toBe(1);
      expect(String((await told())[0]?.['text'])).toContain('Hill seat of the journey');
      await expect.poll(htmlOf).toContain('add-to-cart');
      await openSettled(friend, address);
      await press(friend, add(friend), 'Space');
      await expect(cartLink(friend, 1)).toBeVisible();

      await cms.setGlobal('domain-settings', { cancel_days_before: null });
      for (const page of [buyer, friend]) await page.context().close();
    },
  );
}
