import 'server-only';
import { env } from '@/lib/config/env';
import { POSTS_FEED_ADDRESS, POSTS_PAGE } from '@/lib/content/addresses';
import { getInitialData, loadRest } from '@/lib/content/load';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { absoluteLinks } from '@/lib/html/absolute-links';
import { plainText } from '@/lib/html/plain-text';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { cutHeadline } from '@/lib/seo/headline';
import { editorAddress } from '@/lib/contract/link-address';
import { rssFeed } from './rss';

const FEED_POSTS = 50;
/** Posts have no title; their first words are used instead. */
const TITLE_LENGTH = 80;

/** The latest short posts as RSS. */
export async function postsFeed(): Promise<string> {
  const [{ domain }, answer] = await Promise.all([
    getInitialData(),
    loadRest('listMicroblogPosts', { page_size: FEED_POSTS, image_width: 1200, image_aspect: '16x9' }),
  ]);
  const { siteUrl } = env();
  return rssFeed({
    title: domain.organisation_name || domain.name,
    link: `${siteUrl}/${POSTS_PAGE}`,
    self: siteUrl + POSTS_FEED_ADDRESS,
    description: domain.seo_meta_description,
    language: INITIAL_LANGUAGE,
    items: (answer?.data ?? []).map((post) => postItem(post, siteUrl)),
  });
}

function postItem(post: MicroblogPost, siteUrl: string) {
  const page = `${siteUrl}/${POSTS_PAGE}`;
  const link = editorAddress(post.link);
  const name = String(post.id ?? post.published_at);
  return {
    guid: `post-${name}@${new URL(siteUrl).host}`,
    title: cutHeadline(plainText(post.content), TITLE_LENGTH) || post.link_text || name,
    link: link === null ? page : new URL(link, siteUrl).href,
    description: absoluteLinks(sanitiseHtml(post.content), page),
    published: post.published_at,
    categories: post.tags,
    image: openGraphImage(post.image ?? post.video?.slate, siteUrl)?.url,
  };
}
