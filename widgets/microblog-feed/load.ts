import 'server-only';
import { POST_IMAGE } from '@/components/microblog/post-view';
import { POSTS_PAGE, POSTS_FEED_ADDRESS } from '@/lib/content/addresses';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { microblogFeedBlock } from '@/lib/contract/blocks/site';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { loadDates } from '@/lib/content/load-dates';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { readFeedAddress } from './feed-address';

export type DatedPost = { readonly post: MicroblogPost; readonly when: string };

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
  context: AddressedContext,
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
    loadDates(context.language),
  ]);
  const found = answer?.data ?? [];
  const isTagPage = context.path.page_url === POSTS_PAGE && tag !== settings.tag;
  if (found.length === 0 && (page > 1 || isTagPage)) return MISSING;
  return {
    posts: found.map((post) => ({
      post,
      when: post.published_at === null ? '' : dates.dateTime(post.published_at),
    })),
    tag,
    isTagPage,
    page,
    pageCount: Math.max(1, answer?.num_pages ?? 1),
  };
}

/** A title of its own for each tag and each later page, and the feed of all posts. */
export function postsFacts({ tag, isTagPage, page }: Posts, context: AddressedContext): PageFacts {
  const feeds = [{ title: context.t('feed.posts'), href: POSTS_FEED_ADDRESS }];
  if (context.path.page_url !== POSTS_PAGE) return { feeds };
  const subject = isTagPage ? `#${tag}` : context.page.name;
  const title = page > 1 ? `${subject} – ${context.t('pagination.page', { page })}` : subject;
  // /feed/page/1 and /feed/{tag}/1 show what the address without the number shows.
  const repeats = page === 1 && context.path.url_parameter_2 !== '';
  return {
    feeds,
    ...(isTagPage || page > 1 ? { title } : {}),
    ...(repeats ? { index: false } : {}),
  };
}
