import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  beSignedIn,
  customerMenu,
  goBackBySigningIn,
  newCustomer,
  profilePart,
} from '../support/customers.ts';
import { text } from '../support/texts.ts';

const pathOf = (address: string) => new URL(address).pathname;
/** A page of the site that hears that its session has ended leaves by itself, and would end a navigation that begins at that moment. */
const leaveAlone = (page: Page) => page.goto('about:blank');

test('a customer signs out on another device, which says so and leads back to where it was, and then everywhere', async ({
  page,
  browser,
  request,
}) => {
  const customer = await newCustomer(request);
  await beSignedIn(page, customer);
  const elsewhere = await (await browser.newContext()).newPage();
  await beSignedIn(elsewhere, customer);
  await elsewhere.goto('/');
  await expect(customerMenu(elsewhere, customer.name)).toBeVisible();
  await leaveAlone(elsewhere);

  await page.goto('/profile');
  const section = profilePart(page, 'account.devices');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await section.getByRole('button', { name: `${text('islands.account.signOut')}:` }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByText(text('account.devicesNone'))).toBeVisible();

  // It may leave before it has loaded.
  await elsewhere.goto('/profile', { waitUntil: 'commit' });
  await goBackBySigningIn(elsewhere, customer);
  await expect.poll(() => pathOf(elsewhere.url())).toBe('/profile');
  await leaveAlone(elsewhere);
  await expect(customerMenu(page, customer.name)).toBeVisible();

  await page.reload();
  await section.getByRole('button', { name: text('account.signOutEverywhere') }).click();
  await expect(page.getByText(text('account.signedOutEverywhere'))).toBeVisible();
  expect(pathOf(page.url())).toBe('/login');
  await elsewhere.goto('/profile', { waitUntil: 'commit' });
  await expect(elsewhere.getByText(text('islands.session.ended'))).toBeVisible();
  expect(pathOf(elsewhere.url())).toBe('/');
  await elsewhere.context().close();
});
