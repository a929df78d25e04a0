import { NO_GROUP, pageAddress } from '@/components/ui/page-links';
import { POSTS_PAGE, roundPostsAddress } from '@/lib/content/addresses';
import type { PagePath } from '@/lib/content/path';
import { POSTS_PARTS } from '@/lib/contract/paths';

/** The filter of a list of posts; '' for none. */
export type FeedFilter = {
  readonly tag: string;
  /** URL name of a round. */
  readonly round: string;
};

/** What an address requests: a page of a list, or a post by its ID. */
type FeedAddress =
  | ({ readonly kind: 'list'; readonly page: number } & FeedFilter)
  | { readonly kind: 'post'; readonly id: number };

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const ID = /^[1-9]\d{0,8}$/;

/**
 * Reads /feed, /feed/{tag}, /feed/page/{n} and /feed/{tag}/{n}, and, where posts have pages and rounds, /feed/post/{id},
 * /feed/round/{url} and /feed/round/{url}/{n}. On any other page the address doesn't concern the feed.
 * @param own the block's tag, chosen by the editor
 * @param hasParts whether posts have pages and rounds (extension live-blog)
 * @returns null for an address that no feed has
 */
export function readFeedAddress(path: PagePath, own: string, hasParts: boolean): FeedAddress | null {
  const list = (page: string, filter: FeedFilter): FeedAddress | null =>
    page === '' || PAGE_NUMBER.test(page)
      ? { kind: 'list', ...filter, page: page === '' ? 1 : Number(page) }
      : null;
  if (path.page_url !== POSTS_PAGE) return list('', { tag: own, round: '' });
  const { item_url: first, url_parameter_2: second, url_parameter_3: third } = path;
  if (hasParts && second !== '') {
    if (first === POSTS_PARTS.post)
      return third === '' && ID.test(second) ? { kind: 'post', id: Number(second) } : null;
    if (first === POSTS_PARTS.round) return list(third, { tag: '', round: second });
  }
  if (third !== '') return null;
  return list(second, { tag: first === '' || first === NO_GROUP ? own : first, round: '' });
}

/** The address of a page of a list of posts. */
export function feedPageAddress({ tag, round }: FeedFilter, page: number): string {
  if (round === '') return pageAddress(POSTS_PAGE, tag === '' ? NO_GROUP : tag, page);
  const first = roundPostsAddress(round);
  return page > 1 ? `${first}/${String(page)}` : first;
}
