import { LANGUAGES } from '../contract/languages.ts';

/** The site's home screen icons (lib/pwa/icons), below /icons. */
export const ICON_FILES = ['any-192.png', 'any-512.png', 'maskable-512.png', 'apple-180.png'] as const;

/** First segment of the site's own calls. Every other address below it is answered without reaching Next. */
export const API_PREFIX = '/api';
export const API_ROUTES: ReadonlySet<string> = new Set(
  [
    'search',
    'sitemap-entry',
    'recheck',
    'race-day',
    'coming-sessions',
    'weekend-pack',
    'menu-round',
    'replay',
    'live',
    'revalidate',
    'language',
    'preview',
    'preview/exit',
    'preview/as-of',
    ...LANGUAGES.map((language) => `texts/${language}`),
  ].map((name) => `${API_PREFIX}/${name}`),
);

/** First segment of the preview pictures for chats and social networks (lib/share-picture). */
export const SHARE_FOLDER = 'share';
/** A preview picture's address; the group is the page's address, with its leading slash. */
export const SHARE_ROUTE = /^\/share\/[\da-f]{12}(\/.+)\.png$/;

/** The address of a page's raw code (lib/content/raw-code): its page, and the code's name. */
export const RAW_CODE_ROUTE = /^\/api\/raw-code\/([^/]+)\/[\da-f]{32}$/;

/** The page that needs no content: the server shows it with status 503 while the content server is unreachable. */
export const UNAVAILABLE_PATH = 'unavailable';

/**
 * The address at which Next shows the 404 screen as an ordinary page. For a thrown `notFound()` it renders an empty document that only a
 * script can fill, so the server sends this page, with status 404, for every address without a page.
 */
export const MISSING_PATH = 'page-not-found';

/** The screen that lists what can be read without a connection; the service worker keeps it (lib/pwa). */
export const OFFLINE_PATH = 'offline';
