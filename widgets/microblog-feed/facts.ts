import { POSTS_FEED_ADDRESS, POSTS_PAGE } from '@/lib/content/addresses';
import type { PageFacts, WidgetContext } from '../define-widget';
import type { Posts } from './load';

/** A title of its own for each tag and each later page, and the feed of all posts. */
export function postsFacts({ tag, isTagPage, page }: Posts, context: WidgetContext): PageFacts {
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
