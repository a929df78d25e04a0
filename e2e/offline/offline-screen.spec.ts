import { expect, test } from '@playwright/test';
import { TEST_SITE_URL } from '../../scripts/run/test-site.ts';
import { customerMenu, newCustomer, signIn, signInLink } from '../support/customers.ts';
import { expectKept } from '../support/kept-pages.ts';
import { openProxy } from '../support/proxy.ts';
import { text } from '../support/texts.ts';

/** A local port that nothing listens on. */
const NOBODY = 'http://127.0.0.1:9';

test.use({ serviceWorkers: 'allow' });

test(
  'the offline screen mentions no copy, and the page replaces it when the connection returns',
  { tag: '@full' },
  async ({ page, context }) => {
    const site = await openProxy(TEST_SITE_URL);
    await page.goto(`${site.url}/about`);
    await expectKept(page, '/rounds');
    await context.setOffline(true);
    await page.goto(`${site.url}/sponsors`);
    const screen = page.getByRole('heading', { level: 1, name: text('offline.title') });
    await expect(screen).toBeVisible();
    await expect(page.locator('.offline-bar')).toHaveText(text('islands.offline.title'));
    await expect(page.locator('main li a').first()).toBeVisible();

    // The connection is back before any server can be reached, and the browser fires no second event.
    site.turnTo(NOBODY);
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sponsors'));
    await context.setOffline(false);
    await tried;
    await expect(screen).toBeVisible();
    site.turnTo(TEST_SITE_URL);
    await expect(screen).toHaveCount(0);
    await expect(page).toHaveURL(/\/sponsors$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await site.close();
  },
);

test(
  'signing out offline works, in the other tabs as well',
  { tag: '@full' },
  async ({ page, context, request }) => {
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
  },
);
