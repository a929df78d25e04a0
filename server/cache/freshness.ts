import type { IncomingHttpHeaders } from 'node:http';

/** The longest a page counts as fresh, so that changes reach visitors even if a notification is lost. */
const MAX_FRESH_MS = 60_000;
/** When to request a page again that Next itself called stale: by then Next has rendered the new one. */
const RENEWED_SOON_MS = 1_000;
/** For feeds, the sitemap and the like, which are `public`: bots request many of them, often at once. */
const PUBLIC_FRESH_MS = 5_000;
const PUBLIC_STALE_MS = 60_000;
/** How long a page may serve as a fallback while the content server is down. */
export const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000;

export type Freshness = {
  /** How long the response is served without another request. */
  readonly freshMs: number;
  /** How long after that it is served while a new one is fetched. */
  readonly staleMs: number;
};

const seconds = (cacheControl: string, directive: string): number | null => {
  const value = new RegExp(`(?:^|[,\\s])${directive}=(\\d{1,12})`).exec(cacheControl)?.[1];
  return value === undefined ? null : Number(value);
};

/**
 * How long Next allows a response to be cached (s-maxage and stale-while-revalidate of Cache-Control, x-nextjs-cache).
 * @returns null if it must not be cached: no s-maxage and not public, or private, no-store, or with a cookie
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
