import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isKeepableAddress, isKeepableAnswer } from '../keepable';
import { KEPT_AT_ATTRIBUTE, KEPT_AT_HEADER, PAGES_CACHE } from '../names';

/** So many pages are kept; the ones seen longest ago go first. */
export const MAX_PAGES = 80;

/** The same answer with the moment it was kept at. */
export function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** A kept page as it is shown: it carries the moment it was kept at, so that it can say how old it is. */
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

/** Lets the oldest entries of a cache go when there are too many. What is kept anew stands last. */
export const keepAtMost = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: ({ cacheName }) => trim(cacheName, most),
});

/**
 * Fetches pages that were seen without the browser asking for their document, and keeps them.
 * A page that cannot be had now is left out; it will be seen again.
 */
export async function keepPages(paths: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  for (const path of paths) {
    const address = new URL(path, origin);
    if (address.origin !== origin || !isKeepableAddress(address)) continue;
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    if (response !== null && isKeepableAnswer(response)) await cache.put(address, stamped(response));
  }
  await trim(PAGES_CACHE, MAX_PAGES);
}
