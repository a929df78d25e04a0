import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { customerMenu, newCustomer, signIn } from '../support/customers.ts';
import { text } from '../support/texts.ts';

const SMALLEST = { width: 360, height: 740 };

test('every account screen fits a small phone', { tag: '@full' }, async ({ page, request }) => {
  await page.setViewportSize(SMALLEST);
  const fits = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const screen of ['/login', '/signup', '/forgotpassword', '/find-order', '/auth?state=x']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fits(), screen).toBeLessThanOrEqual(0);
  }
  const customer = await newCustomer(request);
  await signIn(page, customer);
  await customerMenu(page, customer.name).tap();
  await page.getByRole('link', { name: text('islands.account.profile') }).tap();
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  expect(await fits()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
