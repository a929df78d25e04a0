import { DETAIL_PAGES, detailPath, POSTS_PARTS, type DetailKind } from '../contract/paths.ts';
import { HOME_URL } from './path.ts';

/** Addresses of pages, news, posts, podcast and galleries that views link to (spec point 2). */

/** First segment of the news list's addresses. */
export const NEWS_PREFIX = DETAIL_PAGES.articleGroup;

const recordAddress = (kind: DetailKind, item: string | number) =>
  `/${detailPath(kind, encodeURIComponent(item))}`;

export const articleAddress = (url: string) => recordAddress('article', url);
export const newsGroupAddress = (url: string) => recordAddress('articleGroup', url);

/** The address of a page by its url; the home page's is '/'. */
export const pageUrlAddress = (url: string) => (url === HOME_URL ? '/' : `/${url.replace(/^\/+/, '')}`);

/** The page of the short posts; a tag's posts are below it. */
export const POSTS_PAGE = DETAIL_PAGES.postTag;
/** The page of the podcast. */
export const PODCAST_PAGE = 'podcast';
export const postTagAddress = (tag: string) => recordAddress('postTag', tag);
/** One post. */
export const postAddress = (id: number) => `/${POSTS_PAGE}/${POSTS_PARTS.post}/${String(id)}`;
/** The posts of a round. */
export const roundPostsAddress = (round: string) =>
  `/${POSTS_PAGE}/${POSTS_PARTS.round}/${encodeURIComponent(round)}`;
export const episodeAddress = (url: string) => recordAddress('episode', url);

/** A gallery's address, below the page of the galleries. */
export const galleryAddress = (url: string) => recordAddress('gallery', url);

/** Where our own video is served if there is no YouTube id (spec point 7: {base}/v/{id}.mp4). */
export const videoFileAddress = ({ id, file }: { id: number; file: { url: string } | null }): string =>
  file?.url || `/v/${id}.mp4`;

/** The page of a PDF file. It redirects to the file, and keeps its address when the file is replaced. */
export const pdfAddress = (fileId: number) => `/pdf/${fileId}`;

/** RSS of the podcast, of the news (all or one group's) and of the short posts. */
export const PODCAST_FEED_ADDRESS = '/feeds/podcast.xml';
export const POSTS_FEED_ADDRESS = '/feeds/posts.xml';
export const newsFeedAddress = (group = '') =>
  group === '' ? '/feeds/news.xml' : `/feeds/news/${encodeURIComponent(group)}.xml`;
