import 'server-only';
import { revalidateTag } from 'next/cache';
import { pageCacheHandle } from '@/lib/config/page-cache-handle';
import { CONTENT_TAG } from './cache';
import { renewSite } from './site-store';

/** The content server is checked at most this often, however many visitors trigger it. */
const RECHECK_INTERVAL_MS = 5_000;

let lastCheck: { readonly at: number; readonly wasOld: Promise<boolean> } | undefined;

async function dropIfOld(): Promise<boolean> {
  // The initial data includes page versions, groups and the sitemap's dates, so any difference shows here.
  const { addresses, isSiteChanged } = await renewSite();
  if (addresses.length === 0 && !isSiteChanged) return false;
  revalidateTag(CONTENT_TAG, { expire: 0 });
  await pageCacheHandle()?.purgeAll([CONTENT_TAG]);
  return true;
}

/**
 * Compares our copy of the content with the content server's and drops it if it is outdated, so that the next request renders its page
 * again. Browsers trigger it when they notice a change (spec point 4), without any input, so nobody can empty the cache at will.
 * @returns whether it was outdated
 * @throws ContentUnavailableError if the content server does not respond
 */
export function recheckContent(): Promise<boolean> {
  const now = performance.now();
  if (!lastCheck || now - lastCheck.at > RECHECK_INTERVAL_MS) {
    const entry = { at: now, wasOld: dropIfOld() };
    // A failed check is not remembered; its callers get the error.
    entry.wasOld.catch(() => {
      if (lastCheck === entry) lastCheck = undefined;
    });
    lastCheck = entry;
  }
  return lastCheck.wasOld;
}
