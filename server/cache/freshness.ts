import type { IncomingHttpHeaders } from 'node:http';

/** No page counts as fresh for longer, so that a change reaches visitors even without a notification. */
const MAX_FRESH_MS = 60_000;
/** How soon a page that Next itself called stale is requested again: by then Next has rendered the new one. */
const RENEWED_SOON_MS = 1_000;
/** Feeds, the sitemap and the like are `public`, and bots request many of them, often at once. */
const PUBLIC_FRESH_MS = 5_000;
const PUBLIC_STALE_MS = 60_000;
/** How long a page may be used as a fallback while the content server is down. */
export const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000;

export type Freshness = {
  /** How long the response is served without asking again. */
  readonly freshMs: number;
  /** How long after that it is still served while a new one is fetched. */
  readonly staleMs: number;
};

const seconds = (cacheControl: string, directive: string): number | null => {
  const value = new RegExp(`(?:^|[,\\s])${directive}=(\\d{1,12})`).exec(cacheControl)?.[1];
  return value === undefined ? null : Number(value);
};

/**
 * What Next says about caching a response (Cache-Control's s-maxage and stale-while-revalidate, x-nextjs-cache).
 * @returns null if it must not be cached: neither s-maxage nor public, or private, or no-store, or with a cookie
 */
export function freshnessOf(headers: IncomingHttpHeaders): Freshness | null {
  const cacheControl = headers['cache-control'] ?? '';
  if (/private|no-store/.test(cacheControl) || headers['set-cookie'] !== undefined) return null;
  const shared = seconds(cacheControl, 's-maxage');
  if (shared === null) {
    if (!/\bpublic\b/.test(cacheControl)) return null;
    const ownMs = (seconds(cacheControl, 'max-age') ?? 0) * 1000;
    return { freshMs: Math.min(Math.max(ownMs, PUBLIC_FRESH_MS), MAX_FRESH_MS), staleMs: PUBLIC_STALE_MS };
  }
  const freshMs =
    headers['x-nextjs-cache'] === 'STALE' ? RENEWED_SOON_MS : Math.min(shared * 1000, MAX_FRESH_MS);
  const window = seconds(cacheControl, 'stale-while-revalidate') ?? Math.max(0, shared - freshMs / 1000);
  return { freshMs, staleMs: Math.min(window * 1000, STALE_IF_ERROR_MS) };
}

/** A 404 without s-maxage is requested again after a minute. */
export const MISSING_FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 60 * 60 * 1000 };
