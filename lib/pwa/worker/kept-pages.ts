import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isKeepableAddress, isKeepableAnswer } from '../keepable';
import { keptKey, LANGUAGE_HEADER } from '../kept-key';
import {
  KEPT_AT_ATTRIBUTE,
  KEPT_AT_HEADER,
  OFFLINE_ADDRESS,
  OFFLINE_CACHE,
  PACKS_CACHE,
  PAGES_CACHE,
} from '../names';

/** At most this many pages are cached; the least recently visited go first. */
export const MAX_PAGES = 80;

/** The same response with the time it was cached. */
function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** A cached page as it is shown: it contains the time it was cached, so that it can show its age. */
export async function marked(kept: Response): Promise<Response> {
  const at = kept.headers.get(KEPT_AT_HEADER);
  if (at === null) return kept;
  const html = (await kept.text()).replace('<html ', `<html ${KEPT_AT_ATTRIBUTE}="${at}" `);
  return new Response(html, { status: kept.status, headers: kept.headers });
}

async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
}

/** Deletes the oldest entries of a cache if there are too many. New entries come last. */
export const keepAtMost = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: ({ cacheName }) => trim(cacheName, most),
});

/** The visitor's language: the offline screen is fetched again whenever that changes. */
async function visitorsLanguage(): Promise<string | null> {
  const screen = await (await caches.open(OFFLINE_CACHE)).match(OFFLINE_ADDRESS);
  return screen?.headers.get(LANGUAGE_HEADER) ?? null;
}

/** The later of two copies. */
export function latest(one: Response | undefined, other: Response | undefined): Response | undefined {
  const at = (copy: Response | undefined) => copy?.headers.get(KEPT_AT_HEADER) ?? '';
  return at(other) > at(one) ? other : (one ?? other);
}

/**
 * Caches a page under the language that it is in, and shows the one in the visitor's language; one in another language is shown rather than
 * none. A weekend pack may have a later copy than the visited pages.
 */
export const keptByLanguage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (state) state['language'] = response.headers.get(LANGUAGE_HEADER);
    return response;
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const fetched: unknown = state?.['language'];
    const language =
      mode === 'read' ? await visitorsLanguage() : typeof fetched === 'string' ? fetched : null;
    return keptKey(request.url, language);
  },
  cacheWillUpdate: async ({ response }) => (isKeepableAnswer(response) ? stamped(response) : null),
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request }) => {
    const find = (name: string, isAnyLanguage: boolean) =>
      caches.match(request, { cacheName: name, ignoreSearch: isAnyLanguage });
    const kept =
      latest(cachedResponse, await find(PACKS_CACHE, false)) ??
      latest(await find(cacheName, true), await find(PACKS_CACHE, true));
    return kept ? marked(kept) : null;
  },
};

/**
 * Fetches and caches pages that were visited without the browser requesting their document.
 * A page that is unavailable now is skipped; it will be visited again.
 */
export async function keepPages(paths: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const path of paths) {
    const address = new URL(path, origin);
    if (address.origin !== origin || !isKeepableAddress(address)) continue;
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (response === null || !isKeepableAnswer(response)) continue;
    await cache.put(keptKey(address, response.headers.get(LANGUAGE_HEADER)), stamped(response));
  }
  await trim(PAGES_CACHE, MAX_PAGES);
}
