import { expect, type Page } from '@playwright/test';

/** Waits until the worker keeps pages: it controls the page, and what was asked for is there. */
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const kept = await (await caches.open('pages')).keys();
          return (
            Boolean(navigator.serviceWorker.controller) &&
            kept.some(({ url }) => new URL(url).pathname === wanted)
          );
        }, path),
      { timeout: 30_000 },
    )
    .toBe(true);
}
