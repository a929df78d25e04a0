import 'server-only';
import { revalidateTag } from 'next/cache';
import { pageCacheControl } from '@/lib/config/page-cache-control';
import { CONTENT_TAG } from '@/lib/content/cache';
import { tagsOfChanges } from '@/lib/content/tags';
import type { HookChange } from '@/lib/contract/site-hook';

/**
 * Drops every cached answer that shows one of the changed records, and with it the pages made of it: the next request of any page
 * sees the change. What shows none of them stays, so a page is made anew from memory. Resolves when new addresses are known, too.
 */
export async function applyChanges(changes: readonly HookChange[]): Promise<void> {
  // Expired at once, not served once more while the new one is made.
  for (const tag of tagsOfChanges(changes) ?? [CONTENT_TAG]) revalidateTag(tag, { expire: 0 });
  await pageCacheControl()?.purgeAll();
}
