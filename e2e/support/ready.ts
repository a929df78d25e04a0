import type { Page } from '@playwright/test';
import { MARKS } from '../../lib/telemetry/marks.ts';

/**
 * Waits until the page is hydrated and has loaded everything it loads by itself: before that, a click may do what it does without
 * scripts.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
    Object.values(MARKS),
  );
}

/** Opens a page and waits until nothing more loads by itself. */
export async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilSettled(page);
}
