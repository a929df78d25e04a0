import { KEPT_AT_HEADER, PAGES_CACHE } from './names';

/** The pages that a visitor at a track wants, whether or not they were seen before. */
export const ALWAYS_KEPT: readonly string[] = ['/', '/rounds'];

/** A page that can be read without a connection. */
export type KeptPage = { readonly path: string; readonly title: string; readonly keptAt: string };

const TITLE = /<title>([^<]*)<\/title>/i;
/** What a visitor at a track wants first: when and where. */
const FIRST = /^\/(?:rounds|round\/[^/]+)$/;

const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The kept pages: calendar and rounds first, then those seen last. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (typeof caches === 'undefined') return [];
  const cache = await caches.open(PAGES_CACHE);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<KeptPage | null> => {
      const response = await cache.match(url);
      const [, title = ''] = TITLE.exec((await response?.text()) ?? '') ?? [];
      if (title === '') return null;
      return {
        path: new URL(url).pathname,
        title: plain(title),
        keptAt: response?.headers.get(KEPT_AT_HEADER) ?? '',
      };
    }),
  );
  const isFirst = ({ path }: KeptPage) => Number(FIRST.test(path));
  return pages
    .filter((page) => page !== null)
    .toSorted((a, b) => isFirst(b) - isFirst(a) || b.keptAt.localeCompare(a.keptAt));
}

/**
 * Forgets which pages were seen in this browser: at sign-out, on a device that others may use. What every visitor's browser keeps,
 * the offline screen among it, tells nothing of this one and stays.
 */
export async function forgetKeptPages(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const cache = await caches.open(PAGES_CACHE);
    const seen = (await cache.keys()).filter(({ url }) => !ALWAYS_KEPT.includes(new URL(url).pathname));
    await Promise.all(seen.map((request) => cache.delete(request)));
  } catch (cause) {
    // Where the visitor blocks site data nothing was kept; a sign-out must not wait for it.
    window.reportError(cause);
  }
}
