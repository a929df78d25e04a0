import { counter, gauge, timer } from '../../lib/shared/node/meters.ts';

/* What the site measures (docs/run.md, Metrics). */

/** `fresh`, `stale` (shown, then renewed), `stand-in` (shown because the renewal failed), `miss`. */
export const pageCacheUses = counter('page_cache_uses', 'Page cache lookups, by result.', ['state']);
export const assetCacheUses = counter('asset_cache_uses', 'Picture cache lookups, by result.', ['state']);
export const cachedPages = gauge('page_cache_entries', 'Pages in the cache.');
export const cachedBytes = gauge('cache_bytes', 'Bytes in the caches, by cache.', ['cache']);
export const renders = timer('render', 'Pages rendered by Next, by outcome.', ['result']);
/** `render`: a call for a page being rendered; `forward`: a visitor's own call. */
export const contentCalls = timer('content_call', 'Calls to the content server, by caller and status.', [
  'from',
  'status',
]);
export const openStreams = gauge('event_streams', 'Open pages following a race day’s changes.');
export const followedSessions = gauge('followed_sessions', 'Sessions that open pages follow as they run.');
