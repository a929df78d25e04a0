import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test';
import type { Desk } from './desk.ts';

/** Waits longer, for busy machines. */
export const expect = playwrightExpect.configure({ timeout: 45_000 });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const job = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Jobs' }).getByRole('link', { name, exact: true });
export const todo = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Needs doing' }).getByRole('link', { name });
export const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
export const publish = (page: Page) => button(page, /^Publish/);
export const saved = (page: Page) => expect(page.getByText(/successfully/i).first()).toBeVisible();

/** Opens a screen or a record with the search at the top, in two clicks. */
export async function find({ page, click }: Desk, name: string, kind: string): Promise<void> {
  await click(button(page, /^Search/));
  await page.keyboard.type(name);
  await click(page.getByRole('option', { name: `${name} ${kind}` }));
}

/** A link in a row of a list. Waits until the list has completed its own address, which would cancel following the link. */
export async function listed(page: Page, link: string, row = link): Promise<Locator> {
  await page.waitForURL(/[?&]limit=/);
  return page.getByRole('row').filter({ hasText: row }).getByRole('link', { name: link }).first();
}

/** Waits for a screen of the CMS until it accepts typing (backend/office/ready-mark.client.tsx). */
export async function opened(page: Page, path: RegExp): Promise<void> {
  await page.waitForURL(path);
  await page.waitForFunction(() => performance.getEntriesByName('cms-interactive').length > 0);
}
