import type { Page } from '@playwright/test';

/**
 * Signs in to the CMS with an account without a second factor.
 * @param address of a screen of the CMS, which opens after signing in; that of the sign-in screen opens the home screen
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
