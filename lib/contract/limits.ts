/** Sizes and limits of spec point 9 that both sides of the wire use. */

/** Page list size. */
export const PAGE_LIST_SIZE = 100;
/** Largest page_size that any list call accepts; above it a call is answered 422. */
export const MAX_PAGE_SIZE = 100;
/** Default page_size of list calls without a size of their own. */
export const DEFAULT_PAGE_SIZE = 20;
/** Articles on one page of a news list. */
export const ARTICLE_PAGE_SIZE = 12;
/** Articles in the recent-article hero. */
export const RECENT_ARTICLE_COUNT = 5;
/** Products on one page of the shop. */
export const SHOP_PAGE_SIZE = 12;
/** Posts on one page of the microblog. */
export const MICROBLOG_PAGE_SIZE = 12;
/** People in a person list. */
export const PERSON_PAGE_SIZE = 64;
/** Testimonials in a hero testimonial. */
export const TESTIMONIAL_PAGE_SIZE = 3;
/** Widget list limit of the older page model. */
export const WIDGET_LIST_LIMIT = 100;
/** Largest quantity of one line of a cart. */
export const MAX_QTY = 99;
/** Longest note to an order, in characters. */
export const MAX_ORDER_NOTE = 1000;
/** Shortest password, in characters: the length of a suggested one (spec point 5). */
export const PASSWORD_MIN = 8;
/** Files that one field of a form takes. */
export const MAX_FORM_FILES = 10;
/** Sitemap priorities. */
export const LIST_PAGE_PRIORITY = 90;
export const DETAIL_PAGE_PRIORITY = 80;
/** The podcast channel of the site (spec point 2: always channel 1). */
export const PODCAST_CHANNEL_ID = 1;
