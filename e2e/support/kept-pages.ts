import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page and has cached a page, in a language. */
export async function expectKept(page: Page, path: string, language = 'en'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async ([wanted, wantedLanguage]) => {
          const kept = await (await caches.open('pages')).keys();
          return (
            Boolean(navigator.serviceWorker.controller) &&
            kept.some(({ url }) => {
              const { pathname, searchParams } = new URL(url);
              return pathname === wanted && searchParams.get('lang') === wantedLanguage;
            })
          );
        },
        [path, language] as const,
      ),
    )
    .toBe(true);
}
