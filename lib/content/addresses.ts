import { HOME_URL } from './app-routes';

/** Addresses of the public content routes that views link to (spec point 2). */

/** First segment of the news list's addresses. */
export const NEWS_PREFIX = 'news';
export const CATEGORIES_ADDRESS = '/categories';
export const ROUNDS_ADDRESS = '/rounds';

const below = (prefix: string, item: string) => `/${prefix}/${encodeURIComponent(item)}`;

export const articleAddress = (url: string) => below('article', url);
export const newsGroupAddress = (url: string) => below(NEWS_PREFIX, url);
export const roundAddress = (url: string) => below('round', url);
export const roundResultsAddress = (url: string) => below('results', url);
export const categoryAddress = (url: string) => below('category', url);

/** The address of a page by its url; the start page's is '/'. */
export const pageUrlAddress = (url: string) => (url === HOME_URL ? '/' : `/${url.replace(/^\/+/, '')}`);
