/** Sizes and limits of spec point 9 that both programs use. */

/** The largest integer of GraphQL and of PostgreSQL's columns, and so the largest id. */
export const MAX_INTEGER = 2_147_483_647;
/** Timeout of a browser's calls, in milliseconds. Servers give up earlier, and report it. */
export const HTTP_TIMEOUT_MS = 50_000;
/** Page size of page lists. */
export const PAGE_LIST_SIZE = 100;
/** Largest page_size of any list call; a larger one gets a 422. */
export const MAX_PAGE_SIZE = 100;
/** Maximum number of results of a kind in one answer of the search. */
export const MAX_SEARCH_RESULTS = 50;
/** Last page of the results of a kind: more than any archive fills, but still cheap to count to. */
export const MAX_SEARCH_PAGE = 999;
/** Results of a kind on the search screen, and on each of its pages for one kind. */
export const SEARCH_RESULT_COUNT = 12;
export const SEARCH_PAGE_SIZE = 24;
/** Default page_size of list calls that don't define their own. */
export const DEFAULT_PAGE_SIZE = 20;
/** Articles on one page of a news list. */
export const ARTICLE_PAGE_SIZE = 12;
/** Articles in the recent-article hero. */
export const RECENT_ARTICLE_COUNT = 5;
/** Products on one page of the shop. */
export const SHOP_PAGE_SIZE = 12;
/** Posts on one page of the microblog. */
export const MICROBLOG_PAGE_SIZE = 12;
/** Drivers on one page of a list of drivers. */
export const DRIVER_PAGE_SIZE = 24;
/** People in a person list. */
export const PERSON_PAGE_SIZE = 64;
/** Testimonials in a hero testimonial. */
export const TESTIMONIAL_PAGE_SIZE = 3;
/** Widget list limit of the older page model. */
export const WIDGET_LIST_LIMIT = 100;
/** At this stock level or below, pages show how many are left. */
export const FEW_LEFT = 5;
/** Maximum quantity of a cart line. */
export const MAX_QTY = 99;
/** Maximum length of an order's note, in characters. */
export const MAX_ORDER_NOTE = 1000;
/** Minimum length of a password, and the length of suggested ones (spec point 5). */
export const PASSWORD_MIN = 8;
/** Maximum number of files in one form field. */
export const MAX_FORM_FILES = 10;
/** Maximum size of a form's file, in bytes. */
export const MAX_FORM_FILE_BYTES = 8 * 1024 * 1024;
/** Maximum total size of a form's files, in bytes. */
export const MAX_FORM_BYTES = MAX_FORM_FILES * MAX_FORM_FILE_BYTES;
/** Sitemap priorities. */
export const LIST_PAGE_PRIORITY = 90;
export const DETAIL_PAGE_PRIORITY = 80;
/** The site's podcast channel (spec point 2: always channel 1). */
export const PODCAST_CHANNEL_ID = 1;
