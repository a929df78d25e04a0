import 'server-only';
import { revalidateTag } from 'next/cache';
import { pageCacheControl } from '@/lib/config/page-cache-control';
import { CONTENT_TAG } from './cache';
import { renewSite } from './site-store';

/** The content server is asked at most this often, however many visitors ask us. */
const ANSWER_KEPT_MS = 5_000;

let kept: { readonly at: number; readonly wasOld: Promise<boolean> } | undefined;

async function dropIfOld(): Promise<boolean> {
  // Page versions, groups and the sitemap with its dates are among it, so any difference shows here.
  const { addresses, isSiteChanged } = await renewSite();
  if (addresses.length === 0 && !isSiteChanged) return false;
  revalidateTag(CONTENT_TAG, { expire: 0 });
  await pageCacheControl()?.purgeAll([CONTENT_TAG]);
  return true;
}

/**
 * Compares our copy of the content with the content server's and drops it if it is outdated, so that the next request renders its page
 * again. Visitors trigger it when they see that something has changed (spec point 4); their input plays no part, so nobody can empty
 * the cache at will.
 * @throws ContentUnavailableError if the content server does not respond
 */
export function recheckContent(): Promise<boolean> {
  const now = performance.now();
  if (!kept || now - kept.at > ANSWER_KEPT_MS) {
    const entry = { at: now, wasOld: dropIfOld() };
    // A failed check is not cached; its caller gets the error.
    entry.wasOld.catch(() => {
      if (kept === entry) kept = undefined;
    });
    kept = entry;
  }
  return kept.wasOld;
}
