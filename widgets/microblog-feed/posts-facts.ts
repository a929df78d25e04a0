import 'server-only';
import { POSTS_FEED_ADDRESS, POSTS_PAGE } from '@/lib/content/addresses';
import { plainText } from '@/lib/html/plain-text';
import { cutHeadline } from '@/lib/seo/headline';
import type { ShareCard } from '@/lib/share-picture/card';
import type { AddressedContext, PageFacts } from '../define-widget';
import type { Posts } from './load';

/** The length of a post's excerpt for search engines. */
const DESCRIPTION_LENGTH = 160;

/** A post's opening words, if it has no picture of its own. */
export function postCard(posts: Posts): ShareCard | null {
  if (posts.kind === 'list') return null;
  const { post } = posts.post;
  if (post.image ?? post.video?.slate) return null;
  return {
    kind: 'article',
    name: posts.title,
    group: post.round?.name ?? '',
    date: post.published_at,
    zone: posts.clock.zone,
    art: null,
  };
}

/** A title for each post, tag, round and later page, and the feed of all posts. */
export function postsFacts(posts: Posts, context: AddressedContext): PageFacts {
  const feeds = [{ title: context.t('feed.posts'), href: POSTS_FEED_ADDRESS }];
  if (posts.kind === 'post') {
    const { post } = posts.post;
    return {
      feeds,
      title: posts.title,
      description: cutHeadline(plainText(post.content), DESCRIPTION_LENGTH),
      image: post.image ?? post.video?.slate ?? null,
      share: postCard(posts),
      type: 'article',
      publishedTime: post.published_at,
    };
  }
  if (context.path.page_url !== POSTS_PAGE) return { feeds };
  const { tag, round, isTagPage, page } = posts;
  const subject = round
    ? context.t('post.ofRound', { round: round.name })
    : isTagPage
      ? `#${tag}`
      : context.page.name;
  const title = page > 1 ? `${subject} – ${context.t('pagination.page', { page })}` : subject;
  // /feed/page/1 and /feed/{tag}/1 show what the address without the number shows.
  const number = round ? context.path.url_parameter_3 : context.path.url_parameter_2;
  const isDuplicate = page === 1 && number !== '';
  return {
    feeds,
    ...(isTagPage || round || page > 1 ? { title } : {}),
    ...(isDuplicate ? { index: false } : {}),
  };
}
