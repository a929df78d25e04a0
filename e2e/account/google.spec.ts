import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { CONSENT } from '../../scripts/run/google-stand-in.ts';
import { expectAccessible } from '../support/axe.ts';
import { configure, customerMenu, newCustomer, signInLink } from '../support/customers.ts';
import { text } from '../support/texts.ts';

const newAddress = () => `${randomBytes(6).toString('hex')}@example.nz`;
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Goes from the sign-in screen to Google's account chooser. */
async function goToGoogle(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: text('account.google') }).click();
  await expect(page.getByLabel(CONSENT.email)).toBeVisible();
}

async function agree(page: Page, email: string) {
  await page.getByLabel(CONSENT.email).fill(email);
  await page.getByRole('button', { name: CONSENT.agree }).click();
}

// One configuration for all tests: switched on before the first and off after the last.
test.describe.configure({ mode: 'default' });
test.beforeAll(({ request }) => configure(request, { login_google: true }));
test.afterAll(({ request }) => configure(request, { login_google: false }));

test('Google signs in a new customer and returns to the page they came from', async ({ page }) => {
  await page.goto('/rounds?from=mail');
  await signInLink(page).click();
  await page.getByRole('button', { name: text('account.google') }).click();
  await agree(page, newAddress());
  await expect(customerMenu(page, 'Mere Hohepa')).toBeVisible();
  await expect.poll(() => path(page)).toBe('/rounds?from=mail');
});

test(
  'Google signs in the existing customer with the same verified address',
  { tag: '@full' },
  async ({ page, request }) => {
    const customer = await newCustomer(request, { withPassword: false });
    await goToGoogle(page);
    await agree(page, customer.email);
    await expect(customerMenu(page, customer.name)).toBeVisible();
  },
);

test(
  'declining at Google shows a message, signs nobody in, and can be tried again',
  { tag: '@full' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('authtoken')) calls.push(sent.url());
    });
    await goToGoogle(page);
    await page.getByRole('link', { name: CONSENT.deny }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: text('account.authorizationFailed') }),
    ).toBeVisible();
    expect(path(page)).toBe('/auth');
    await expect(signInLink(page)).toBeVisible();
    expect(calls).toEqual([]);
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('account.signIn') })
      .click();
    await expect(page.getByRole('button', { name: text('account.google') })).toBeVisible();
  },
);

test(
  'a return from Google with a different state, or in another browser, signs nobody in',
  { tag: '@full' },
  async ({ page, browser }) => {
    await goToGoogle(page);
    const asked = new URL(page.url()).searchParams;
    const back = new URL(asked.get('redirect_uri')!);
    back.search = String(new URLSearchParams({ code: 'code-of-another', state: 'state-of-another' }));
    await page.goto(back.href);
    await expect(
      page.getByRole('alert').filter({ hasText: text('account.authorizationFailed') }),
    ).toBeVisible();
    await expect(signInLink(page)).toBeVisible();

    const context = await browser.newContext({ serviceWorkers: 'block' });
    const other = await context.newPage();
    back.searchParams.set('state', asked.get('state')!);
    await other.goto(back.href);
    await expect(other.getByRole('alert').filter({ hasText: 'Bad state please try again' })).toBeVisible();
    await context.close();
  },
);
