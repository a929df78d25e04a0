import { inLanguage, pageOfKey } from './kept-key';
import { listKeptTickets, type KeptPage } from './kept-tickets';
import { KEPT_AT_HEADER, PAGES_CACHE, TICKETS_CACHE } from './names';
import { coverOf, titleOf } from './page-title';

/** The pages that a visitor at a track needs, whether or not they were visited before. */
export const ALWAYS_KEPT: readonly string[] = ['/', '/rounds'];

/** What a visitor at a track needs first: when and where. */
const FIRST = /^\/(?:rounds|round\/[^/]+)$/;

/** The pages that are cached in other languages only. */
export async function pagesInOtherLanguages(language: string): Promise<string[]> {
  if (typeof caches === 'undefined') return [];
  const kept = (await (await caches.open(PAGES_CACHE)).keys()).map(({ url }) => pageOfKey(url));
  return inLanguage(kept, language).flatMap((page) => (page.language === language ? [] : page.path));
}

/**
 * The offline pages: tickets first, then calendar and rounds, then the most recently visited. Each is in the language of the screen that
 * lists them, unless it is only cached in another one.
 */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (typeof caches === 'undefined') return [];
  const cache = await caches.open(PAGES_CACHE);
  const kept = (await cache.keys()).map(({ url }) => ({ url, ...pageOfKey(url) }));
  const pages = await Promise.all(
    inLanguage(kept, document.documentElement.lang).map(async ({ url, path }): Promise<KeptPage | null> => {
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
    }),
  );
  const isFirst = ({ path }: KeptPage) => Number(FIRST.test(path));
  const seen = pages
    .filter((page) => page !== null)
    .toSorted((a, b) => isFirst(b) - isFirst(a) || b.keptAt.localeCompare(a.keptAt));
  return [...(await listKeptTickets()), ...seen];
}

/**
 * Deletes the visited pages and tickets from this browser: on sign-out, because the device may be shared. What every visitor's browser
 * caches, such as the offline screen, reveals nothing and stays. So does a weekend pack: it has a button of its own, and says nothing of
 * an account.
 */
export async function forgetKeptPages(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    await caches.delete(TICKETS_CACHE);
    const cache = await caches.open(PAGES_CACHE);
    const seen = (await cache.keys()).filter(({ url }) => !ALWAYS_KEPT.includes(new URL(url).pathname));
    await Promise.all(seen.map((request) => cache.delete(request)));
  } catch (cause) {
    // If the visitor blocks site data, nothing was cached; a sign-out must not fail because of it.
    window.reportError(cause);
  }
}
