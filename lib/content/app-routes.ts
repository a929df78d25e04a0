import { DOCUMENT_PAGES, SHOP_SCREENS } from './shop-screens.ts';

/**
 * First path segments that the site answers itself, without a CMS page of that url. The server in front lets them
 * through its known-path gate. A route of spec point 2 is added here together with its screen.
 */
export const APP_ROUTES: readonly string[] = [
  'preview-ended',
  'api',
  'feeds',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'icon.svg',
  'pdf',
  ...SHOP_SCREENS,
  ...DOCUMENT_PAGES,
  'icons',
  'search',
  'offline',
];

/** Auxiliary pages of spec point 2: single addresses with nothing below them. */
export const README_PAGE = 'readme';
export const SAMPLES_PAGE = 'demo_asdf';

/** The page that needs no content: the server shows it with status 503 while the content server cannot be reached. */
export const UNAVAILABLE_PATH = 'unavailable';

/**
 * The address at which Next shows the 404 screen as an ordinary page. What it makes of a thrown `notFound()` is an empty
 * document that only a script can fill, so the server sends this page, with status 404, for every address without one.
 */
export const MISSING_PATH = 'page-not-found';

/** The screen that lists what can be read without a connection; the service worker keeps it (lib/pwa). */
export const OFFLINE_PATH = 'offline';

/** The url of the start page (spec point 2). */
export const HOME_URL = 'home';
