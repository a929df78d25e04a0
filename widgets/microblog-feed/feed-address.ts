import { NO_GROUP, pageAddress } from '@/components/ui/page-links';
import { POSTS_PAGE } from '@/lib/content/addresses';
import type { PagePath } from '@/lib/content/path';

/** The posts that an address asks for; `tag` is '' for all. */
export type FeedAddress = { readonly tag: string; readonly page: number };

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * Reads /feed, /feed/{tag}, /feed/page/{n} and /feed/{tag}/{n}. On any other page the address is not the feed's.
 * @param own the tag that the editor chose for the block
 * @returns null for an address that no feed has
 */
export function readFeedAddress(path: PagePath, own: string): FeedAddress | null {
  if (path.page_url !== POSTS_PAGE) return { tag: own, page: 1 };
  const { item_url: tag, url_parameter_2: page, url_parameter_3: rest } = path;
  if (rest !== '' || (page !== '' && !PAGE_NUMBER.test(page))) return null;
  return { tag: tag === '' || tag === NO_GROUP ? own : tag, page: page === '' ? 1 : Number(page) };
}

/** The address of one page of the posts of a tag ('' for all). */
export const feedPageAddress = (tag: string, page: number): string =>
  pageAddress(POSTS_PAGE, tag === '' ? NO_GROUP : tag, page);
