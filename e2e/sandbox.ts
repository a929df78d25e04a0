import { expect, type Page } from '@playwright/test';

/** On the sandbox's payment page: what the visitor does there. Comes back to the site. */
export async function decide(page: Page, decision: 'approve' | 'decline'): Promise<void> {
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
  await page.locator(`button[value="${decision}"]`).click();
  await expect(page).toHaveURL(/payum_token=/);
}

/** Goes back to the site without deciding anything. */
export async function leave(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/api\/v1\/pay\//);
  await page.locator('a.leave').click();
  await expect(page).toHaveURL(/payum_token=/);
}

/** An address of somebody whom no other test writes to. */
export const freshEmail = (name: string): string =>
  `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.nz`;
