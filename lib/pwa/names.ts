/** Names that the service worker and the pages share. */

export const WORKER_ADDRESS = '/sw.js';
/** Address of the screen that lists the offline pages (lib/content/app-routes). */
export const OFFLINE_ADDRESS = '/offline';

/** Id of the offline screen's content, which appears at the address of the unavailable page. */
export const OFFLINE_SCREEN_ID = 'offline-screen';

/** Cache of whole pages, by address and language (lib/pwa/page-cache-key.ts). */
export const PAGES_CACHE = 'pages';
/** Cache of build files, by address. */
export const FILES_CACHE = 'files';
/** Cache of opened tickets, and of the page that shows them (lib/pwa/offline-tickets.ts). */
export const TICKETS_CACHE = 'tickets';
/** The tickets page: it is the same for all tickets, and contains none. */
export const TICKETS_PAGE = '/print-tickets/-';
/** Cache of weekend packs: a record for each (lib/pwa/packs/records.ts), their pages by address and language, and the pages' files by address. */
export const PACKS_CACHE = 'weekend-packs';
/** Cache of the offline screen. */
export const OFFLINE_CACHE = 'offline-screen';
/** Header of a cached page: when it was cached, ISO 8601. */
export const KEPT_AT_HEADER = 'x-kept-at';
/** Attribute of <html> with the same time while a cached page is shown. */
export const KEPT_AT_ATTRIBUTE = 'data-kept-at';
