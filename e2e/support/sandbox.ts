import { expect, type Page } from '@playwright/test';

/** What a visitor does on the sandbox's payment page. Returns to the site. */
export async function decide(page: Page, decision: 'approve' | 'decline'): Promise<void> {
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
  await page.locator(`button[value="${decision}"]`).click();
  await expect(page).toHaveURL(/payum_token=/);
}

/** Returns to the site without deciding. */
export async function leave(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
  await page.locator('a.leave').click();
  await expect(page).toHaveURL(/payum_token=/);
}

/** An email address that no other test uses. */
export const freshEmail = (name: string): string =>
  `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.nz`;
