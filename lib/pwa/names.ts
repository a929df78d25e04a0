/** Names that the service worker and the pages share. */

export const WORKER_ADDRESS = '/sw.js';
/** Address of the screen that lists the kept pages (lib/content/app-routes). */
export const OFFLINE_ADDRESS = '/offline';

/** Id of the offline screen's content, which stands under the address of the page that cannot be had. */
export const OFFLINE_SCREEN_ID = 'offline-screen';

/** Cache of whole pages, each under its address without query. */
export const PAGES_CACHE = 'pages';
/** Cache of the offline screen. */
export const OFFLINE_CACHE = 'offline-screen';
/** Header of a kept page: when it was kept, ISO 8601. */
export const KEPT_AT_HEADER = 'x-kept-at';
/** Attribute of <html> of a kept page while it is shown: the same moment. */
export const KEPT_AT_ATTRIBUTE = 'data-kept-at';
