import { inLanguage, pageOfKey } from './page-cache-key';
import { listOfflineTickets, type OfflinePage } from './offline-tickets';
import { KEPT_AT_HEADER, PAGES_CACHE, TICKETS_CACHE } from './names';
import { coverOf, titleOf } from './page-title';

/** Pages that are always cached, since a visitor at a track needs them. */
export const ALWAYS_OFFLINE: readonly string[] = ['/', '/rounds'];

/** Pages that are listed first: the dates and places that a visitor at a track needs. */
const FIRST = /^\/(?:rounds|round\/[^/]+)$/;

/** Paths of the pages that are only cached in other languages. */
export async function pagesInOtherLanguages(language: string): Promise<string[]> {
  if (typeof caches === 'undefined') return [];
  const cached = (await (await caches.open(PAGES_CACHE)).keys()).map(({ url }) => pageOfKey(url));
  return inLanguage(cached, language).flatMap((page) => (page.language === language ? [] : page.path));
}

/**
 * The offline pages: tickets first, then calendar and rounds, then the most recently visited. Each is in the language of the screen that
 * lists them, unless it is only cached in another one.
 */
export async function listOfflinePages(): Promise<OfflinePage[]> {
  if (typeof caches === 'undefined') return [];
  const cache = await caches.open(PAGES_CACHE);
  const cached = (await cache.keys()).map(({ url }) => ({ url, ...pageOfKey(url) }));
  const pages = await Promise.all(
    inLanguage(cached, document.documentElement.lang).map(
      async ({ url, path }): Promise<OfflinePage | null> => {
        const response = await cache.match(url);
        const html = (await response?.text()) ?? '';
        const title = titleOf(html);
        if (title === '') return null;
        return {
          path,
          title,
          cover: coverOf(html),
          keptAt: response?.headers.get(KEPT_AT_HEADER) ?? '',
        };
      },
    ),
  );
  const isFirst = ({ path }: OfflinePage) => Number(FIRST.test(path));
  const seen = pages
    .filter((page) => page !== null)
    .toSorted((a, b) => isFirst(b) - isFirst(a) || b.keptAt.localeCompare(a.keptAt));
  return [...(await listOfflineTickets()), ...seen];
}

/**
 * Deletes the visited pages and tickets from this browser on sign-out, because the device may be shared. Whatever every visitor's browser
 * caches, such as the offline screen, reveals nothing and stays. So do weekend packs, which have their own button and nothing from an account.
 */
export async function deleteOfflinePages(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    await caches.delete(TICKETS_CACHE);
    const cache = await caches.open(PAGES_CACHE);
    const seen = (await cache.keys()).filter(({ url }) => !ALWAYS_OFFLINE.includes(new URL(url).pathname));
    await Promise.all(seen.map((request) => cache.delete(request)));
  } catch (cause) {
    // If the visitor blocks site data, nothing was cached; a sign-out must not fail because of it.
    window.reportError(cause);
  }
}
