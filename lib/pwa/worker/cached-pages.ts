import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isCacheableAddress, isCacheableAnswer } from '../cacheable';
import { pageCacheKey, LANGUAGE_HEADER } from '../page-cache-key';
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

/** A response with the time at which it is cached. */
function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** A cached page with the time it was cached in its HTML, so that it can show its age. */
export async function marked(cached: Response): Promise<Response> {
  const at = cached.headers.get(KEPT_AT_HEADER);
  if (at === null) return cached;
  const html = (await cached.text()).replace('<html ', `<html ${KEPT_AT_ATTRIBUTE}="${at}" `);
  return new Response(html, { status: cached.status, headers: cached.headers });
}

async function trim(cacheName: string, max: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = await cache.keys();
  for (const request of cached.slice(0, Math.max(0, cached.length - max))) await cache.delete(request);
}

/** Deletes the oldest entries of a cache if there are too many. New entries come last. */
export const limitedTo = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: ({ cacheName }) => trim(cacheName, max),
});

/** The visitor's language, from the offline screen, which is fetched again whenever the language changes. */
async function visitorsLanguage(): Promise<string | null> {
  const screen = await (await caches.open(OFFLINE_CACHE)).match(OFFLINE_ADDRESS);
  return screen?.headers.get(LANGUAGE_HEADER) ?? null;
}

/** The later of two copies. */
export function latest(a: Response | undefined, b: Response | undefined): Response | undefined {
  const at = (copy: Response | undefined) => copy?.headers.get(KEPT_AT_HEADER) ?? '';
  return at(b) > at(a) ? b : (a ?? b);
}

/**
 * Caches a page by its language, and shows the copy in the visitor's language, or else in another one. A weekend pack may have a later copy
 * than the visited pages.
 */
export const cachedByLanguage: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (state) state['language'] = response.headers.get(LANGUAGE_HEADER);
    return response;
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const fetched: unknown = state?.['language'];
    const language =
      mode === 'read' ? await visitorsLanguage() : typeof fetched === 'string' ? fetched : null;
    return pageCacheKey(request.url, language);
  },
  cacheWillUpdate: async ({ response }) => (isCacheableAnswer(response) ? stamped(response) : null),
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request }) => {
    const find = (name: string, isAnyLanguage: boolean) =>
      caches.match(request, { cacheName: name, ignoreSearch: isAnyLanguage });
    const copy =
      latest(cachedResponse, await find(PACKS_CACHE, false)) ??
      latest(await find(cacheName, true), await find(PACKS_CACHE, true));
    return copy ? marked(copy) : null;
  },
};

/**
 * Fetches and caches pages that were visited without the browser requesting their document.
 * A page that is unavailable now is skipped; it will be visited again.
 */
export async function cachePages(paths: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const path of paths) {
    const address = new URL(path, origin);
    if (address.origin !== origin || !isCacheableAddress(address)) continue;
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (response === null || !isCacheableAnswer(response)) continue;
    await cache.put(pageCacheKey(address, response.headers.get(LANGUAGE_HEADER)), stamped(response));
  }
  await trim(PAGES_CACHE, MAX_PAGES);
}
