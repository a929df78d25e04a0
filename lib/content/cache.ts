/** Name of the cache profile (next.config.ts) of everything that comes from the content server. */
export const CONTENT_CACHE_PROFILE = 'content';

/** How long content is served before it is refreshed in the background, in seconds: the sitemap's interval in spec point 9. */
export const CONTENT_REVALIDATE_S = 60;

/** How long content may be served while the content server does not answer, in seconds. */
export const CONTENT_EXPIRE_S = 7 * 24 * 60 * 60;

/** Tag of all content. */
export const CONTENT_TAG = 'content';
