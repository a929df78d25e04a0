/** The client's limits from spec point 9 (and point 7 where noted); all in milliseconds. */

export { HTTP_TIMEOUT_MS } from '@/lib/contract/limits';
/** The server's timeout for a call: it has a stale page to fall back on, a visitor can only wait. */
export const SERVER_DEADLINE_MS = 10_000;
/** Minimum time between two requests of a browser. */
export const BROWSER_SPACING_MS = 50;
/** Minimum time between two requests of the server to a remote content server; none on loopback. */
export const SERVER_SPACING_MS = 500;
/** Calls other than sign-in calls wait until the client is ready, at most this long (points 7 and 9). */
export const READY_FORCED_MS = 2_000;
/** How often the access token's remaining lifetime is checked. */
export const TOKEN_CHECK_MS = 10_000;
/** The access token is refreshed when this or less of its lifetime is left. */
export const TOKEN_RENEW_LEFT_MS = 30_000;
/**
 * What one tab wrote may reach another's storage slightly after its lock: browsers run tabs in separate processes. Not in the
 * specification; long enough for a busy machine, and negligible for a refresh every 15 minutes.
 */
export const STORAGE_SETTLE_MS = 100;
/** Wait reported to the caller if a 429 does not state one, in seconds. */
export const RETRY_AFTER_FALLBACK_S = 30;

/** A displayed page is compared with the content server's this long after it was loaded; a page of the older model sooner. */
export const PAGE_RECHECK_MS = 2_000;
export const OLDER_PAGE_RECHECK_MS = 1_000;
/** The groups that came with the page are fetched again after this. */
export const GROUP_REFRESH_MS = 1_000;
/** How often the sitemap is fetched again. */
export const SITEMAP_REFRESH_MS = 60_000;
