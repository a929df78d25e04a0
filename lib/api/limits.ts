/** Times of spec point 9 (and of its point 7 where said so) that the client keeps; all in milliseconds. */

/** A browser's call is given up after this. */
export const HTTP_TIMEOUT_MS = 50_000;
/** A server's call is given up after this: it has a stale page to serve, a visitor has only the wait. */
export const SERVER_DEADLINE_MS = 10_000;
/** Least time between two requests of a browser. */
export const BROWSER_SPACING_MS = 50;
/** Least time between two requests of the server to a content server elsewhere; to one on loopback there is none. */
export const SERVER_SPACING_MS = 500;
/** Calls that are not for signing in wait until the client is ready, at the longest this (points 7 and 9). */
export const READY_FORCED_MS = 2_000;
/** How often the access token's remaining life is looked at. */
export const TOKEN_CHECK_MS = 10_000;
/** The access token is renewed when this or less of its life is left. */
export const TOKEN_RENEW_LEFT_MS = 30_000;
/**
 * What one tab wrote reaches the storage of another a moment after its lock may: browsers keep tabs in processes of their own. Not of
 * the specification; long enough for a busy machine, and nothing beside a renewal each 15 minutes.
 */
export const STORAGE_SETTLE_MS = 100;
/** Wait told to the caller when a 429 does not name one, in seconds. */
export const RETRY_AFTER_FALLBACK_S = 30;

/** A shown page is compared with the content server's this long after it was loaded; a page of the older model sooner. */
export const PAGE_RECHECK_MS = 2_000;
export const OLDER_PAGE_RECHECK_MS = 1_000;
/** The groups that came with the page are looked up again after this. */
export const GROUP_REFRESH_MS = 1_000;
/** How often the sitemap is looked up again. */
export const SITEMAP_REFRESH_MS = 60_000;
