import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page and has cached the requested pages. */
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const kept = await (await caches.open('pages')).keys();
        return (
          Boolean(navigator.serviceWorker.controller) &&
          kept.some(({ url }) => new URL(url).pathname === wanted)
        );
      }, path),
    )
    .toBe(true);
}
