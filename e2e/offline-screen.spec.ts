import { expect, test } from '@playwright/test';
import { customerMenu, newCustomer, signIn, signInLink } from './customers.ts';
import { expectKept } from './kept-pages.ts';
import { text } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

test('the offline screen says nothing of a copy, and makes way for the page with the connection', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expectKept(page, '/rounds');
  await context.setOffline(true);
  await page.goto('/sponsors');
  const screen = page.getByRole('heading', { level: 1, name: text('offline.title') });
  await expect(screen).toBeVisible();
  await expect(page.locator('.offline-bar')).toHaveText(text('islands.offline.title'));
  await expect(page.locator('main li a').first()).toBeVisible();

  await context.setOffline(false);
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(/\/sponsors$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who signs out without a connection is signed out, in the other tabs as well', async ({
  page,
  context,
  request,
}) => {
  const customer = await newCustomer(request);
  await page.goto('/');
  await expectKept(page, '/rounds');
  await signIn(page, customer);
  const menu = customerMenu(page, customer.name);
  await expect(menu).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(customerMenu(other, customer.name)).toBeVisible();

  await page.bringToFront();
  await context.setOffline(true);
  await menu.click();
  await page.getByRole('link', { name: text('islands.account.signOut') }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(signInLink(page)).toBeVisible();
  await expect(signInLink(other)).toBeVisible();
});
