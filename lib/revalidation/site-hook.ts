import 'server-only';
import { LRUCache } from 'lru-cache';
import { HOOK_MAX_AGE_MS, type HookChange } from '@/lib/contract/site-hook';
import { isSigned, type SignedCall } from '@/lib/shared/node/signed-call';
import { revalidateTag } from 'next/cache';
import { pageCacheHandle } from '@/lib/config/page-cache-handle';
import { isContentUnavailable } from '@/lib/api/errors';
import { limitedBody } from '@/lib/api/limited-body';
import { CONTENT_TAG } from '@/lib/content/cache';
import { renewSite } from '@/lib/content/site-store';
import { isStockOnly, tagsOfChanges, tagsOfPages, tagsOfSiteChange } from '@/lib/content/tags';

/** The longest allowed list of changes takes about a tenth of this. */
const MAX_BYTES = 256 * 1024;

/** The text of a report of changes; null if it is too long. The caller isn't verified yet. */
export const readHookBody = (request: Request): Promise<string | null> => limitedBody(request, MAX_BYTES);

/** Used signatures are remembered for as long as their time would be accepted. */
const MAX_REMEMBERED = 10_000;

/**
 * Creates the check of signed calls: signed with the secret, recent, and not seen before.
 * @param now clock in milliseconds
 */
export function createHookCheck(secret: string, now: () => number = Date.now): (call: SignedCall) => boolean {
  const used = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: 2 * HOOK_MAX_AGE_MS, perf: { now } });
  return (call) => {
    if (!isSigned(call, secret, now()) || call.signature === null || used.has(call.signature)) return false;
    used.set(call.signature, true);
    return true;
  };
}

/** The tags of what changed in the initial data; the tag of all content if the content server does not respond. */
async function siteTags(): Promise<string[]> {
  try {
    return tagsOfSiteChange(await renewSite());
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return [CONTENT_TAG];
  }
}

/**
 * Drops every cached answer that depends on a changed record, and the pages that depend on it, so that their next request shows the change.
 * Everything else stays. Resolves once new addresses are known, too. If only stock changed, which happens all day, addresses are not checked.
 */
export async function applyChanges(changes: readonly HookChange[]): Promise<void> {
  const tags = tagsOfChanges(changes) ?? [CONTENT_TAG];
  if (!isStockOnly(changes)) tags.push(...(await siteTags()));
  // Expired at once, not served once more while the new one is fetched.
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  const pages = pageCacheHandle();
  if (tags.includes(CONTENT_TAG)) await pages?.purgeAll(tags);
  else if (isStockOnly(changes)) pages?.purgeTags(tags);
  else await pages?.purgeChanged(tagsOfPages(tags, changes));
}
