import 'server-only';
import { revalidateTag } from 'next/cache';
import { unwrap } from '@/lib/api/errors';
import { serverApi } from '@/lib/api/server';
import { pageCacheControl } from '@/lib/config/page-cache-control';
import { getInitialData as initialDataEndpoint } from '@/lib/contract/endpoints/content';
import { CONTENT_TAG } from './cache';
import { getInitialData } from './initial-data';

/** The content server is asked at most this often, however many visitors ask us. */
const ANSWER_KEPT_MS = 5_000;

let kept: { readonly at: number; readonly wasOld: Promise<boolean> } | undefined;

async function dropIfOld(): Promise<boolean> {
  const [fresh, own] = await Promise.all([
    serverApi.call(initialDataEndpoint, {}).then((answer) => unwrap(answer)),
    getInitialData(),
  ]);
  // Page versions, groups and the sitemap with its dates are all in it, so a difference anywhere shows here.
  if (JSON.stringify(fresh) === JSON.stringify(own)) return false;
  revalidateTag(CONTENT_TAG, { expire: 0 });
  await pageCacheControl()?.purgeAll();
  return true;
}

/**
 * Compares our copy of the content with the content server's and drops it when it is old, so that the next request
 * makes its page anew. Visitors ask for it when they see that something changed (spec point 4); what they send plays
 * no part, so nobody can empty the cache at will.
 * @throws ContentUnavailableError when the content server does not answer
 */
export function recheckContent(): Promise<boolean> {
  const now = performance.now();
  if (!kept || now - kept.at > ANSWER_KEPT_MS) {
    const entry = { at: now, wasOld: dropIfOld() };
    // A failed look is not kept; the caller that waits for it hears of it.
    entry.wasOld.catch(() => {
      if (kept === entry) kept = undefined;
    });
    kept = entry;
  }
  return kept.wasOld;
}
