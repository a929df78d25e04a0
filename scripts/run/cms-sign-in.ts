import type { Page } from '@playwright/test';

/**
 * Signs an account without a second factor in to the CMS.
 * @param address of a screen of the CMS, which the sign-in leads to; the sign-in itself leads to the home of the CMS
 */
export async function signInToCms(
  page: Page,
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(address);
  await page.waitForURL(/\/admin\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
