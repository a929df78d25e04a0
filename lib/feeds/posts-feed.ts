import 'server-only';
import { env } from '@/lib/config/env';
import { postAddress, POSTS_FEED_ADDRESS, POSTS_PAGE } from '@/lib/content/addresses';
import { getInitialData, loadRest } from '@/lib/content/load';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { hasExtension } from '@/lib/contract/extensions';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { absoluteLinks } from '@/lib/html/absolute-links';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { postTitle } from '@/lib/seo/post-title';
import { editorAddress } from '@/lib/contract/link-address';
import { rssFeed } from './rss';

const FEED_POSTS = 50;

/** The latest short posts as RSS. */
export async function postsFeed(): Promise<string> {
  const [{ domain, extensions }, answer] = await Promise.all([
    getInitialData(),
    loadRest('listMicroblogPosts', { page_size: FEED_POSTS, image_width: 1200, image_aspect: '16x9' }),
  ]);
  const { siteUrl } = env();
  const hasPages = hasExtension(extensions, 'live-blog');
  return rssFeed({
    title: domain.organisation_name || domain.name,
    link: `${siteUrl}/${POSTS_PAGE}`,
    self: siteUrl + POSTS_FEED_ADDRESS,
    description: domain.seo_meta_description,
    language: INITIAL_LANGUAGE,
    items: (answer?.data ?? []).map((post) => postItem(post, siteUrl, hasPages)),
  });
}

/** @param hasPages whether each post has a page of its own, which a post without a link then leads to */
function postItem(post: MicroblogPost, siteUrl: string, hasPages: boolean) {
  const page = `${siteUrl}/${POSTS_PAGE}`;
  const own = hasPages && post.id !== null ? siteUrl + postAddress(post.id) : page;
  const link = editorAddress(post.link);
  const name = String(post.id ?? post.published_at);
  return {
    guid: `post-${name}@${new URL(siteUrl).host}`,
    title: postTitle(post) || name,
    link: link === null ? own : new URL(link, siteUrl).href,
    description: absoluteLinks(sanitiseHtml(post.content), page),
    published: post.published_at,
    categories: post.tags,
    image: openGraphImage(post.image ?? post.video?.slate, siteUrl)?.url,
  };
}
