import { expect, type Page } from '@playwright/test';
import type { Product } from '../../lib/contract/entities/shop.ts';
import { listProducts } from '../../lib/contract/endpoints/content.ts';
import type { Cms } from './cms.ts';
import { signIn, type Customer } from './customers.ts';
import type { OwnShop } from './own-shop.ts';
import { decide, freshEmail } from './sandbox.ts';
import { text } from './texts.ts';

/* What a customer does in the shop. */

/** Delivery methods. */
export const COURIER = 'Courier of the journey';
export const PICK_UP = 'Fetched at the gate';
/** A product that is a ticket for a round. */
export const PASS = 'Weekend pass of the journey';

/** Adds a product to the cart from its page. */
export async function addToCart(page: Page, product: Product, qty = 1) {
  await page.goto(`/product/${product.slug}`);
  const form = page.locator('form.add-to-cart');
  if (product.skus.length > 1) {
    const skus = product.skus.filter(({ in_stock }) => in_stock);
    const sku = skus.toSorted((a, b) => (b.stock ?? 99) - (a.stock ?? 99))[0]!;
    await form
      .getByRole('group', { name: text('cart.size') })
      .getByText(sku.name, { exact: true })
      .click();
  }
  await form.getByLabel(text('cart.quantity')).fill(String(qty));
  await form.getByRole('button', { name: text('cart.add'), exact: true }).click();
  await expect(form.getByText(text('cart.added'))).toBeVisible();
}

/** The cart link in the header with this number of items. */
export const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: text(count === 1 ? 'islands.cart_one' : 'islands.cart_other').replace('{{count}}', String(count)),
    exact: true,
  });

/** Enters a new address and selects it for delivery. */
export async function chooseNewAddress(page: Page) {
  await page.getByLabel(text('checkout.street'), { exact: false }).first().fill('12 Paddock Lane');
  await page.getByLabel(text('checkout.postcode')).fill('3710');
  await page.getByLabel(text('checkout.city')).fill('Te Kauwhata');
  await page.getByRole('button', { name: text('checkout.saveAddress') }).click();
  await page.getByText(COURIER).click();
}

/** Says who buys without an account. */
export async function fillInGuest(page: Page, email: string): Promise<void> {
  // The sign-in page, which may still be there, has a field for the address, too.
  const field = (label: string) => page.getByLabel(label).filter({ visible: true });
  await expect(field(text('checkout.firstName'))).toBeVisible();
  await field(text('checkout.email')).fill(email);
  await field(text('checkout.firstName')).fill('Mere');
  await field(text('checkout.lastName')).fill('Ngata');
}

/** A product that has to be sent or picked up. */
export const CAP = 'Cap of the journey';

/** The round that the pass is for, from the CMS. */
export const LAST_ROUND = { sort: '-start_date', limit: '1' } as const;

/** Puts a pass and a cap on sale as an editor. */
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
  await cms.create('products', {
    name: CAP,
    slug: 'cap-of-the-journey',
    price: 30,
    skus: [{ code: 'CAP', name: 'One size', price: 30, stock: 50 }],
    _status: 'published',
  });
}

async function onSale({ request }: OwnShop, wanted: string): Promise<Product> {
  const response = await request.get('/api/v1/sell/product', { params: { page_size: 60 } });
  return listProducts.output.parse(await response.json()).data.find(({ name }) => name === wanted)!;
}

/** The pass as listed in the shop. */
export const passOnSale = (shop: OwnShop) => onSale(shop, PASS);

/** The cap as listed in the shop. */
export const capOnSale = (shop: OwnShop) => onSale(shop, CAP);

/** A new signed-in customer. */
export async function signedIn(page: Page, cms: Cms): Promise<Customer> {
  const customer = await cms.newCustomer();
  await signIn(page, customer);
  await expect(page).not.toHaveURL(/\/login/);
  return customer;
}

/** Adds passes to the cart and opens the checkout, which asks for no delivery. */
export async function checkOutPass(page: Page, shop: OwnShop, qty = 1): Promise<void> {
  await addToCart(page, await passOnSale(shop), qty);
  await page.goto('/checkout');
  await expect(page.getByText(text('checkout.ticketsEmailed'))).toBeVisible();
}

/** Adds a cap to the cart and opens the checkout, with pick-up as delivery method. */
export async function checkOutCap(page: Page, shop: OwnShop): Promise<void> {
  await addToCart(page, await capOnSale(shop));
  await page.goto('/checkout');
  await page.getByText(PICK_UP).click();
}

/** The checkout's button: it names what is paid, by card, with credit or with a voucher, or places an order that is free or too small. */
export const orderButton = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^(Pay \\$|${text('checkout.placeFree')}|${text('checkout.place')})`),
  });

export const placeOrder = (page: Page) => orderButton(page).click();

/**
 * Pays in the tab where the cart was ordered again, and only there: that closed the first tab's payment page.
 * @param first the address of the first tab's payment page
 * @param checkout where the first tab then finds its cart empty
 */
export async function payOnlyIn(other: Page, page: Page, first: string, checkout: string): Promise<void> {
  await expect(other).toHaveURL(/\/api\/v1\/pay\//);
  expect(other.url()).not.toBe(first);
  await page.goto(first);
  await expect(page.locator('button[value="approve"]')).toHaveCount(0);
  await decide(other, 'approve');
  await expect(other.getByText(text('payment.paidInvoice'))).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByText(text('cart.empty'))).toBeVisible();
}

/** Buys a voucher of a listed amount. @returns its code, from its email */
export async function buyVoucher(page: Page, { request, cms }: OwnShop, amount: string): Promise<string> {
  const email = freshEmail('buyer');
  await page.goto('/gift-vouchers');
  await page.locator('.voucher').scrollIntoViewIfNeeded();
  await page.getByText(amount, { exact: true }).first().click();
  await page.getByLabel(text('voucher.email')).fill(email);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await decide(page, 'approve');
  const sheet = page.getByRole('link', { name: text('voucher.print') });
  expect((await request.get((await sheet.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(await cms.mailTo(email))![0];
}
