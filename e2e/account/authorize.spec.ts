import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { customerMenu, newCustomer } from '../support/customers.ts';

const path = (page: Page) =>
  new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash;

test('the authorize page signs in with state and verifier, once (spec 2.3)', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await page.goto('/login');
  const address = await page.evaluate(async () => {
    const encode = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    const verifier = 'v'.repeat(43);
    const challenge = encode(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    sessionStorage.setItem('authorization-verifier', verifier);
    const session = { version: 1, state: { oauth2_state: 'state-of-this-test-123' } };
    localStorage.setItem('session', JSON.stringify(session));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'site',
      redirect_uri: `${location.origin}/auth`,
      scope: 'all',
      state: 'state-of-this-test-123',
      nonce: 'nonce-of-this-test-123',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return `/api/v1/authorize?${query}`;
  });
  await page.goto(address);
  await page.locator('#email').fill(customer.email);
  await page.locator('#password').fill(customer.password);
  await page.locator('button[type=submit]').click();
  await expect(customerMenu(page, customer.name)).toBeVisible();
  await expect.poll(() => path(page)).toBe('/');
});

test(
  'a return with a different state shows the alert and requests no token (spec 5.1, 8.6)',
  { tag: '@full' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('authtoken')) calls.push(sent.url());
    });
    await page.goto('/auth?code=abc&state=foreign');
    await expect(page.getByRole('alert').filter({ hasText: 'Bad state please try again' })).toBeVisible();
    expect(path(page)).toBe('/auth');
    expect(calls).toEqual([]);
    await expectAccessible(page);
  },
);
