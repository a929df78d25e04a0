import { expect, test, type Page } from '@playwright/test';
import { listProducts } from '../../lib/contract/endpoints/content.ts';
import type { Product } from '../../lib/contract/entities/shop.ts';
import { SHOP_PAGE_SIZE } from '../../lib/contract/limits.ts';
import { expectAccessible } from '../support/axe.ts';
import { initialData } from '../support/content.ts';
import { backendAwayTests } from './backend-away-tests.ts';
import { catalogueTests } from './catalogue-tests.ts';
import { creditTests } from './credit-tests.ts';
import { signIn } from '../support/customers.ts';
import { gateTests } from './gate-tests.ts';
import { guestTests } from './guest-tests.ts';
import { keyboardShopTests } from './keyboard-shop-tests.ts';
import { lastTicketTests } from './last-ticket-tests.ts';
import { orderEdgeTests } from './order-edge-tests.ts';
import { orderPageTests } from './order-page-tests.ts';
import { orderReturnTests } from './order-return-tests.ts';
import { OWN_SHOP_URL, startOwnShop, type OwnShop } from '../support/own-shop.ts';
import { decide, freshEmail } from '../support/sandbox.ts';
import { refundTests } from './refund-tests.ts';
import { roundChangeTests } from './round-change-tests.ts';
import { shopLooksTests } from './shop-looks-tests.ts';
import { shopPhoneTests } from './shop-phone-tests.ts';
import {
  addToCart,
  cartLink,
  chooseNewAddress,
  COURIER,
  fillInGuest,
  newPass,
  orderButton,
  PASS,
  PICK_UP,
} from '../support/shopping.ts';
import { text } from '../support/texts.ts';
import { ticketTests } from './ticket-tests.ts';
import { waitingRoomTests } from './waiting-room-tests.ts';

const PROMOTION = 'JOURNEY10';

let shop: OwnShop;
let isOpen = false;
let isStocked = false;

// One worker takes them all, in their order. After a failed test another goes on, with a new shop, which the groups below open and fill.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: OWN_SHOP_URL });

test.beforeAll(async ({ playwright }) => {
  shop = await startOwnShop(playwright);
  [isOpen, isStocked] = [false, false];
});

test.afterAll(() => shop.stop());

async function products(): Promise<Product[]> {
  const response = await shop.request.get('/api/v1/sell/product', { params: { page_size: 60 } });
  return listProducts.output.parse(await response.json()).data;
}
const inStock = async (few = 0) => {
  const goods = (await products()).filter(({ ticket }) => ticket === null);
  return goods.find(({ skus }) => skus.some(({ stock }) => (stock ?? 0) > few))!;
};

const status = async (path: string) => (await shop.request.get(path)).status();

/** Opens the shop, unless that is done, and waits until the site knows. */
async function openShop(): Promise<void> {
  if (isOpen) return;
  await shop.cms.setGlobal('domain-settings', { ecommerce_enabled: true });
  // A visitor's page with newer content makes the site check at once (spec point 4), instead of at its next interval.
  const look = async () => {
    await shop.request.post('/api/recheck');
    return [await status('/shop'), await status('/cart')];
  };
  await expect.poll(look, { timeout: 90_000 }).toEqual([200, 200]);
  isOpen = true;
}

/** Adds what the tests of buying need to the open shop, unless it is there. */
async function stockShop(): Promise<void> {
  if (isStocked) return;
  const { cms } = shop;
  const delivery = { is_enabled: true };
  await cms.create('shipping-types', { ...delivery, name: COURIER, price: 8.5, countries: 'New Zealand' });
  await cms.create('shipping-types', { ...delivery, name: PICK_UP, price: 0, is_pick_up: true });
  await cms.create('promotion-codes', { code: PROMOTION, kind: 'percent', value: 10, is_enabled: true });
  await newPass(cms);
  await expect.poll(async () => (await products()).map(({ name }) => name)).toContain(PASS);
  isStocked = true;
}

/**
 * Finds the tickets of a round and pays for three of them, without an account.
 * @param look at each screen on the way
 */
async function buyOnTheRound(
  page: Page,
  email: string,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto('/rounds');
  await page.locator('a[href="/round/round-6-highlands#tickets"]').first().click();
  const weekend = page.getByRole('form', { name: /Weekend ticket/ });
  await expect(weekend).toBeVisible();
  await expect(weekend.getByText(/^Until .* then \$65\.00$/)).toBeVisible();
  await weekend.getByRole('spinbutton', { name: /Adult/ }).fill('2');
  await weekend.getByRole('spinbutton', { name: /Child/ }).fill('1');
  await weekend.getByRole('button', { name: text('cart.add') }).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await look(page);
  await page.goto('/cart');
  await expect(page.locator('.cart-line').first()).toContainText('Highlands Festival of Speed');
  await expect(page.locator('.cart-line').first()).toContainText('7:30am');
  await expect(page.locator('.totals-sum dd')).toHaveText('$137.50');
  await look(page);
  await page.getByRole('link', { name: text('cart.asGuest') }).click();
  await expect(page).toHaveURL(/\/guest-checkout$/);
  await expect(page.getByText(text('checkout.ticketsEmailed'))).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expectAccessible(page);
  await fillInGuest(page, email);
  await orderButton(page).dblclick();
  await decide(page, 'approve');
  await expect(page.getByText(text('checkout.emailedTo').replace('{{email}}', email))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await look(page);
}

test('tickets of a round are bought on its page while the shop is closed, without an account and without an address', async ({
  page,
}) => {
  const email = freshEmail('guest');
  await buyOnTheRound(page, email);
  await page.getByRole('link', { name: text('payment.tickets') }).click();
  await expect(page.locator('.ticket')).toHaveCount(3);
  await expect(page.locator('.ticket').first()).toContainText('7:30am');
  expect(await shop.cms.find('orders', { 'where[guest_email][equals]': email })).toMatchObject([
    // With the card's surcharge.
    { status: 'sent', guest_first_name: 'Mere', total_cents: 14_041 },
  ]);
});

test(
  'every screen on the way to the tickets is accessible, and the last one leads to the order and to an account',
  { tag: '@full' },
  async ({ page }) => {
    const email = freshEmail('guest');
    await buyOnTheRound(page, email, expectAccessible);
    const paid = page.url();
    await page.getByRole('link', { name: text('payment.order') }).click();
    await expect(page.locator('.order-tickets > li')).toHaveCount(3);
    await expectAccessible(page);
    await page.goto(paid);
    await page.getByRole('link', { name: text('checkout.createAccount') }).click();
    await expect(page.getByLabel(text('account.email'))).toHaveValue(email);
    await expect(page.getByLabel(text('account.lastName'))).toHaveValue('Ngata');
  },
);

test('while only tickets are on sale, the shop itself is nowhere', { tag: '@full' }, async ({ page }) => {
  const { slug } = (await products()).find(({ ticket }) => ticket === null)!;
  for (const path of ['/shop', '/shop/clothing', `/product/${slug}`])
    expect(await status(path), path).toBe(404);
  await page.goto('/');
  await expect(page.locator('a[href^="/shop"], a[href^="/product/"]')).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('cart.toTickets') })).toHaveAttribute('href', '/rounds');
});

test('a closed shop is nowhere: no page, no cart, no checkout, no link to them, no entry in the sitemap (spec 1.17)', async ({
  page,
}) => {
  const { slug } = (await products())[0]!;
  await shop.cms.setGlobal('domain-settings', { tickets_on_sale: false });
  const cart = async () => {
    await shop.request.post('/api/recheck');
    return status('/cart');
  };
  await expect.poll(cart, { timeout: 90_000 }).toBe(404);
  const screens = ['/shop', '/shop/clothing', '/shop/page/2', `/product/${slug}`, '/cart', '/checkout'];
  for (const path of screens) expect(await status(path), path).toBe(404);
  await page.goto('/');
  await expect(page.locator('a[href^="/shop"], a[href^="/product/"], a[href="/cart"]')).toHaveCount(0);
  expect(await (await shop.request.get('/sitemap.xml')).text()).not.toMatch(/\/(?:shop|product)\b/);
});

test('one setting opens it, and it is there, with an empty cart (spec 2.9, 2.20, 9.29)', async ({ page }) => {
  await openShop();
  const { sitemap } = await initialData(shop.request);
  expect(sitemap.map(({ url }) => url.replace(/^\//, ''))).toContain('shop');
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main article')).toHaveCount(SHOP_PAGE_SIZE);
  await expect(page.locator('header a[href="/shop"]').first()).toBeAttached();
  await page.goto('/cart');
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expectAccessible(page);
});

const ownShop = () => shop;

test.describe('an open shop', () => {
  test.beforeAll(openShop);
  catalogueTests(ownShop);

  test('an editor adds two ways of delivery, a pass and a promotion code', stockShop);

  test.describe('with what an editor has added', () => {
    test.beforeAll(stockShop);

    test(
      'a cart is the same in two tabs and stays within stock (spec 3.11)',
      { tag: '@full' },
      async ({ page, context }) => {
        const product = await inStock(1);
        const other = await context.newPage();
        await other.goto('/news');
        await addToCart(page, product);
        await expect(cartLink(page, 1)).toBeVisible();
        await expect(cartLink(other, 1)).toBeVisible();

        await page.goto('/cart');
        const line = page.locator('.cart-line:has(button)');
        await expect(line).toContainText(product.name);
        await line.getByRole('button', { name: text('cart.increase') }).click();
        await expect(cartLink(other, 2)).toBeVisible();
        const most = Number(await line.getByRole('spinbutton').getAttribute('max'));
        await line.getByRole('spinbutton').fill(String(most + 50));
        await line.getByRole('spinbutton').press('Enter');
        await expect(cartLink(page, most)).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('textbox', { name: text('cart.code') }).fill('NONSENSE');
        await page.getByRole('button', { name: text('cart.codeApply') }).click();
        await expect(page.getByRole('textbox', { name: text('cart.code') })).toHaveAccessibleDescription(
          text('cart.badCode'),
        );
        await page.getByRole('textbox', { name: text('cart.code') }).fill(PROMOTION);
        await page.getByRole('button', { name: text('cart.codeApply') }).click();
        await expect(page.locator('.totals')).toContainText(text('cart.discount'));
        // A changed quantity keeps the code, in both tabs.
        const total = page.locator('.totals-sum dd');
        const before = await total.innerText();
        await line.getByRole('button', { name: text('cart.decrease') }).click();
        await expect(total).not.toHaveText(before);
        await expect(page.locator('.totals')).toContainText(text('cart.discount'));
        await other.goto('/cart');
        await expect(other.locator('.totals-sum dd')).toHaveText(await total.innerText());

        await line
          .getByRole('button', { name: text('cart.remove').replace('{{name}}', product.name) })
          .click();
        await expect(page.getByText(text('cart.empty'))).toBeVisible();
        await expect(cartLink(other, 0)).toBeVisible();
      },
    );

    test('an anonymous cart survives the sign-in, and the order is placed and paid once (spec 1.16, 2.8, 4.6, 6.2)', async ({
      page,
    }) => {
      const customer = await shop.cms.newCustomer();
      await addToCart(page, await inStock(3), 2);
      await page.goto('/checkout');
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(cartLink(page, 2)).toBeVisible();

      await orderButton(page).click();
      await expect(page.getByRole('link', { name: text('checkout.chooseDelivery') })).toBeVisible();
      await chooseNewAddress(page);
      await expect(page.locator('.totals')).toContainText('$8.50');
      await expectAccessible(page);
      await orderButton(page).dblclick();
      await decide(page, 'decline');
      await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
      await expect(cartLink(page, 2)).toBeVisible();

      await page.locator('.choice').filter({ hasText: '12 Paddock Lane' }).click();
      await page.getByText(COURIER).click();
      // The card surcharge is requested for the new total.
      await expect(orderButton(page)).toBeEnabled();
      await expect(page.locator('.totals')).toHaveAttribute('aria-busy', 'false');
      const total = await page.locator('.totals-sum dd').innerText();
      const tax = await page.locator('.totals-tax dd').innerText();
      await expect(orderButton(page)).toHaveText(`Pay ${total} Now`);
      await orderButton(page).dblclick();
      await expect(page.locator('.amount')).toHaveText(total);
      await decide(page, 'approve');
      await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      await expect(cartLink(page, 0)).toBeVisible();
      const address = page.url();
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(address);
        await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      }
      const orders = await shop.cms.find('orders', { 'where[status][equals]': 'paid' });
      expect(orders).toHaveLength(1);
      await page.getByRole('link', { name: text('payment.invoice') }).click();
      await expect(page.getByRole('heading', { name: text('documents.taxInvoice') })).toBeVisible();
      await expect(page.locator('.totals-sum dd')).toHaveText(total);
      await expect(page.locator('.totals-tax dd').first()).toHaveText(tax);
    });

    test(
      'an order can be picked up, and a failing server shows an error (spec 8.7)',
      { tag: '@full' },
      async ({ page }) => {
        const customer = await shop.cms.newCustomer();
        await signIn(page, customer);
        await expect(page).not.toHaveURL(/\/login/);
        await addToCart(page, await inStock(3));
        await page.goto('/checkout');
        await page.getByText(PICK_UP).click();
        await page.route('**/submitOrder', (route) => route.abort());
        await orderButton(page).click();
        await expect(page.getByRole('alert').filter({ hasText: text('checkout.wrong') })).toBeVisible();
        await page.unroute('**/submitOrder');
        await orderButton(page).click();
        await decide(page, 'approve');
        await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
      },
    );

    ticketTests(ownShop);
    gateTests(ownShop);
    refundTests(ownShop);
    orderPageTests(ownShop);
    orderEdgeTests(ownShop);
    creditTests(ownShop);
    orderReturnTests(ownShop);
    guestTests(ownShop);
    shopPhoneTests(ownShop);
    shopLooksTests(ownShop);
    keyboardShopTests(ownShop);
    lastTicketTests(ownShop);
    roundChangeTests(ownShop);
    waitingRoomTests(ownShop);
    backendAwayTests(ownShop);
  });
});
