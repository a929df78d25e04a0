import { HOME_URL } from './app-routes';

/** Addresses of the public content routes that views link to (spec point 2). */

/** First segment of the news list's addresses. */
export const NEWS_PREFIX = 'news';
export const CATEGORIES_ADDRESS = '/categories';
export const ROUNDS_ADDRESS = '/rounds';
/** The page of the drivers; a driver's own address stands below it. */
export const DRIVERS_PAGE = 'drivers';
export const RESULTS_ADDRESS = '/results';

const below = (prefix: string, item: string) => `/${prefix}/${encodeURIComponent(item)}`;

export const articleAddress = (url: string) => below('article', url);
export const newsGroupAddress = (url: string) => below(NEWS_PREFIX, url);
export const roundAddress = (url: string) => below('round', url);
export const roundResultsAddress = (url: string) => below('results', url);
export const categoryAddress = (url: string) => below('category', url);
/** A driver's page, or the drivers of one series or category. */
export const driverAddress = (url: string) => below(DRIVERS_PAGE, url);
/** A session's timing sheet; with a class, that class alone. */
export const sessionAddress = (id: number, classSlug = '') =>
  classSlug === '' ? `/session/${id}` : `/session/${id}/${encodeURIComponent(classSlug)}`;

/** The calendar of all rounds, or of one category's, for calendar programs. */
export const calendarFeedAddress = (category = '') =>
  category === '' ? '/feeds/rounds.ics' : `/feeds/rounds/${encodeURIComponent(category)}.ics`;

/** The address of a page by its url; the start page's is '/'. */
export const pageUrlAddress = (url: string) => (url === HOME_URL ? '/' : `/${url.replace(/^\/+/, '')}`);

/** The page of the short posts; a tag's posts stand below it. */
export const POSTS_PAGE = 'feed';
/** The page of the podcast. */
export const PODCAST_PAGE = 'podcast';
export const postTagAddress = (tag: string) => below(POSTS_PAGE, tag);
export const episodeAddress = (url: string) => below('listen', url);

/** The page of the shop; a group's products stand below it. */
export const SHOP_PAGE = 'shop';
export const shopGroupAddress = (url: string) => below(SHOP_PAGE, url);
export const productAddress = (slug: string) => below('product', slug);

/** Where our own film is played from when there is no youtube id (spec point 7: {base}/v/{id}.mp4). */
export const videoFileAddress = ({ id, file }: { id: number; file: { url: string } | null }): string =>
  file?.url || `/v/${id}.mp4`;

/** The page of a PDF file. It leads to the file, and keeps its address when the file is replaced. */
export const pdfAddress = (fileId: number) => `/pdf/${fileId}`;

/** RSS of the podcast, of the news (all or one group's) and of the short posts. */
export const PODCAST_FEED_ADDRESS = '/feeds/podcast.xml';
export const POSTS_FEED_ADDRESS = '/feeds/posts.xml';
export const newsFeedAddress = (group = '') =>
  group === '' ? '/feeds/news.xml' : `/feeds/news/${encodeURIComponent(group)}.xml`;
