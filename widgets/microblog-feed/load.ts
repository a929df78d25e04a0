import 'server-only';
import { POST_IMAGE } from '@/components/microblog/post-view';
import { POSTS_PAGE } from '@/lib/content/addresses';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { microblogFeedBlock } from '@/lib/contract/blocks/site';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { getDates } from '@/lib/dates/server';
import { MISSING, type WidgetContext } from '../define-widget';
import { readFeedAddress } from './feed-address';

export type DatedPost = { readonly post: MicroblogPost; readonly day: string };

export type Posts = {
  readonly posts: readonly DatedPost[];
  /** '' for all. */
  readonly tag: string;
  /** Whether the address names the tag, not the editor. */
  readonly isTagPage: boolean;
  readonly page: number;
  readonly pageCount: number;
};

/**
 * One page of short posts.
 * @returns MISSING for a tag that no post has and for a page beyond the last.
 */
export async function loadPosts(
  settings: BlockSettings<typeof microblogFeedBlock>,
  context: WidgetContext,
): Promise<Posts | typeof MISSING> {
  const asked = readFeedAddress(context.path, settings.tag);
  if (!asked) return MISSING;
  const { tag, page } = asked;
  const [answer, dates] = await Promise.all([
    loadRest('listMicroblogPosts', {
      page_size: settings.page_size,
      page,
      ...(tag === '' ? {} : { tag }),
      ...POST_IMAGE,
    }),
    getDates(context.language),
  ]);
  const found = answer?.data ?? [];
  const isTagPage = context.path.page_url === POSTS_PAGE && tag !== settings.tag;
  if (found.length === 0 && (page > 1 || isTagPage)) return MISSING;
  return {
    posts: found.map((post) => ({
      post,
      day: post.published_at === null ? '' : dates.day(post.published_at),
    })),
    tag,
    isTagPage,
    page,
    pageCount: Math.max(1, answer?.num_pages ?? 1),
  };
}
