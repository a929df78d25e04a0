import { expect, test } from '@playwright/test';
import { listProducts } from '../lib/contract/endpoints/content.ts';
import type { Product } from '../lib/contract/entities/shop.ts';
import { expectAccessible } from './axe.ts';
import { creditTests } from './credit-tests.ts';
import { signIn } from './customers.ts';
import { keyboardShopTests } from './keyboard-shop-tests.ts';
import { orderReturnTests } from './order-return-tests.ts';
import { OWN_SHOP_URL, startOwnShop, type OwnShop } from './own-shop.ts';
import { OWN_SITE_START_MS } from './own-site.ts';
import { decide } from './sandbox.ts';
import { shopLooksTests } from './shop-looks-tests.ts';
import { shopPhoneTests } from './shop-phone-tests.ts';
import { addToCart, cartLink, chooseNewAddress, COURIER, newPass, PASS, PICK_UP } from './shopping.ts';
import { text } from './texts.ts';
import { ticketTests } from './ticket-tests.ts';

const PROMOTION = 'JOURNEY10';

let shop: OwnShop;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: OWN_SHOP_URL });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(OWN_SITE_START_MS);
  shop = await startOwnShop(playwright);
});

test.afterAll(() => shop.stop());

async function products(): Promise<Product[]> {
  const response = await shop.request.get('/api/v1/sell/product', { params: { page_size: 60 } });
  return listProducts.output.parse(await response.json()).data;
}
const inStock = async (few = 0) => {
  const goods = (await products()).filter(({ name }) => name !== PASS);
  return goods.find(({ skus }) => skus.some(({ stock }) => (stock ?? 0) > few))!;
};

test('while the shop is closed there is no cart, no checkout and no way to them', async ({ page }) => {
  for (const path of ['/cart', '/checkout']) expect((await shop.request.get(path)).status(), path).toBe(404);
  await page.goto('/');
  await expect(page.locator('a[href="/cart"]')).toHaveCount(0);
});

test('one setting opens it', async ({ page }) => {
  await shop.cms.setGlobal('domain-settings', { ecommerce_enabled: true });
  await shop.cms.create('shipping-types', {
    name: COURIER,
    price: 8.5,
    countries: 'New Zealand',
    is_enabled: true,
  });
  await shop.cms.create('shipping-types', {
    name: PICK_UP,
    price: 0,
    is_pick_up: true,
    is_enabled: true,
  });
  await newPass(shop.cms);
  await shop.cms.create('promotion-codes', { code: PROMOTION, kind: 'percent', value: 10, is_enabled: true });
  const look = async () => {
    await shop.request.post('/api/recheck');
    return (await shop.request.get('/cart')).status();
  };
  await expect.poll(look, { timeout: 50_000 }).toBe(200);
  await page.goto('/cart');
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expectAccessible(page);
});

test('a cart is the same in two tabs, and keeps to what there is', async ({ page, context }) => {
  const product = await inStock(1);
  const other = await context.newPage();
  await other.goto('/news');
  await addToCart(page, product);
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(cartLink(other, 1)).toBeVisible();

  await page.goto('/cart');
  const line = page.locator('.cart-line');
  await expect(line).toContainText(product.name);
  await line.getByRole('button', { name: text('cart.more') }).click();
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

  await line.getByRole('button', { name: text('cart.remove').replace('{{name}}', product.name) }).click();
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
  await expect(cartLink(other, 0)).toBeVisible();
});

test('an anonymous cart goes along through the sign-in, and the order is placed and paid once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const customer = await shop.cms.newCustomer();
  await addToCart(page, await inStock(3), 2);
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(cartLink(page, 2)).toBeVisible();

  await page.getByRole('button', { name: text('checkout.place') }).click();
  await expect(page.getByText(text('checkout.chooseDelivery'))).toBeVisible();
  await chooseNewAddress(page);
  await expect(page.locator('.totals')).toContainText('$8.50');
  await expectAccessible(page);
  await page.getByRole('button', { name: text('checkout.place') }).dblclick();
  await decide(page, 'decline');
  await expect(page.getByText(text('payment.failed'), { exact: true })).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();

  await page.locator('.choice').filter({ hasText: '12 Paddock Lane' }).click();
  await page.getByText(COURIER).click();
  await page.getByRole('button', { name: text('checkout.place') }).dblclick();
  await decide(page, 'approve');
  await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  const address = page.url();
  for (let visit = 0; visit < 20; visit += 1) {
    await page.goto(address);
    await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
  }
  const orders = await shop.cms.find('orders', { 'where[status][equals]': 'paid' });
  expect(orders).toHaveLength(1);
  await page.getByRole('link', { name: text('payment.invoice') }).click();
  await expect(page.getByRole('heading', { name: text('documents.taxInvoice') })).toBeVisible();
});

test('an order can be fetched, and a failing server says that something went wrong', async ({ page }) => {
  const customer = await shop.cms.newCustomer();
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/\/login/);
  await addToCart(page, await inStock(3));
  await page.goto('/checkout');
  await page.getByText(PICK_UP).click();
  await page.route('**/submitOrder', (route) => route.abort());
  await page.getByRole('button', { name: text('checkout.place') }).click();
  await expect(page.getByRole('alert').filter({ hasText: text('checkout.wrong') })).toBeVisible();
  await page.unroute('**/submitOrder');
  await page.getByRole('button', { name: text('checkout.place') }).click();
  await decide(page, 'approve');
  await expect(page.getByText(text('payment.paidInvoice'))).toBeVisible();
});

const openShop = () => shop;
ticketTests(openShop);
creditTests(openShop);
orderReturnTests(openShop);
shopPhoneTests(openShop);
shopLooksTests(openShop);
keyboardShopTests(openShop);
