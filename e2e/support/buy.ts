import { expect, type Page } from '@playwright/test';
import { text } from './texts.ts';

type Purchase = {
  /** Where the product's page is, and the cart. */
  readonly productAddress: string;
  readonly cartAddress: string;
  readonly product: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly delivery: string;
};

/** Buys one of a product by card, signed in and with a new address: from its page to the word that it was paid. */
export async function buy(page: Page, bought: Purchase): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(bought.productAddress);
  await main.getByRole('button', { name: text('cart.add') }).click();
  await expect(main.getByText(text('cart.added'))).toBeVisible();
  await page.goto(bought.cartAddress);
  await expect(main.getByText(bought.product).first()).toBeVisible();
  await main.getByRole('link', { name: text('cart.checkout') }).click();
  await page.getByLabel(text('checkout.firstName')).fill(bought.firstName);
  await page.getByLabel(text('checkout.lastName')).fill(bought.lastName);
  await page.getByLabel(text('checkout.street'), { exact: false }).first().fill(bought.street);
  await page.getByLabel(text('checkout.postcode')).fill(bought.postcode);
  await page.getByLabel(text('checkout.city')).fill(bought.city);
  await page.getByRole('button', { name: text('checkout.saveAddress') }).click();
  await page.getByText(bought.delivery).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(main.getByRole('status').filter({ hasText: text('payment.successful') })).toBeVisible();
}
