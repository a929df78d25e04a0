import { expect, type Page } from '@playwright/test';
import type { Product } from '../lib/contract/entities/shop.ts';
import { listProducts } from '../lib/contract/endpoints/content.ts';
import type { Cms } from './cms.ts';
import { signIn, type Customer } from './customers.ts';
import type { OwnShop } from './own-shop.ts';
import { text } from './texts.ts';

/* What a customer does in the shop. */

/** Ways to get the goods there. */
export const COURIER = 'Courier of the journey';
export const PICK_UP = 'Fetched at the gate';
/** A product that is a ticket, for a round. */
export const PASS = 'Weekend pass of the journey';

/** Puts a product into the cart from its page. */
export async function addToCart(page: Page, product: Product, qty = 1) {
  await page.goto(`/product/${product.slug}`);
  const form = page.locator('form.add-to-cart');
  const skus = product.skus.filter(({ in_stock }) => in_stock);
  if (skus.length > 1) {
    const sku = skus.toSorted((a, b) => (b.stock ?? 99) - (a.stock ?? 99))[0]!;
    await form.getByLabel(text('cart.size')).selectOption(String(sku.id));
  }
  await form.getByLabel(text('cart.quantity')).fill(String(qty));
  await form.getByRole('button', { name: text('cart.add'), exact: true }).click();
  await expect(form.getByText(text('cart.added'))).toBeVisible();
}

/** The way to the cart in the header, with as many things in it. */
export const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: text('islands.cart').replace('{{number}}', String(count)),
    exact: true,
  });

/** Types a new address and has the cart sent there. */
export async function chooseNewAddress(page: Page) {
  await page.getByLabel(text('checkout.street'), { exact: false }).first().fill('12 Paddock Lane');
  await page.getByLabel(text('checkout.postcode')).fill('3710');
  await page.getByLabel(text('checkout.city')).fill('Te Kauwhata');
  await page.getByRole('button', { name: text('checkout.saveAddress') }).click();
  await page.getByText(COURIER).click();
}

/** The round that the pass is for, as the CMS is asked. */
export const LAST_ROUND = { sort: '-start_date', limit: '1' } as const;

/** Has an editor put a pass on sale. */
export async function newPass(cms: Cms): Promise<void> {
  const [round] = await cms.find('rounds', LAST_ROUND);
  await cms.create('products', {
    name: PASS,
    slug: 'weekend-pass-of-the-journey',
    price: 30,
    is_ticket: true,
    round: round?.id,
    skus: [{ code: 'PASS', name: 'One size', price: 30, stock: 50 }],
    _status: 'published',
  });
}

/** The pass as the shop lists it. */
export async function passOnSale({ request }: OwnShop): Promise<Product> {
  const response = await request.get('/api/v1/sell/product', { params: { page_size: 60 } });
  return listProducts.output.parse(await response.json()).data.find(({ name }) => name === PASS)!;
}

/** Somebody new, signed in. */
export async function signedIn(page: Page, cms: Cms): Promise<Customer> {
  const customer = await cms.newCustomer();
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/\/login/);
  return customer;
}

/** Puts passes into the cart and opens the checkout, where they are to be fetched. */
export async function checkOutPass(page: Page, shop: OwnShop, qty = 1): Promise<void> {
  await addToCart(page, await passOnSale(shop), qty);
  await page.goto('/checkout');
  await page.getByText(PICK_UP).click();
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: text('checkout.place') }).click();
