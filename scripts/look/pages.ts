export type LookPage = {
  /** The name of its pictures. */
  readonly name: string;
  /** Its path, or the first link of this form on another page. */
  readonly path: string | { readonly on: string; readonly link: RegExp };
  readonly lang?: string;
  /** Its status, if it isn't 200. */
  readonly status?: number;
  /** A selector of something that it loads by itself and to wait for. */
  readonly waitFor?: string;
};

/** One page of each kind on the demo, and the home page from right to left. docs/look/README.md has a section on each. */
export const PAGES: readonly LookPage[] = [
  { name: 'home', path: '/' },
  { name: 'home-arabic', path: '/', lang: 'ar' },
  { name: 'news', path: '/news' },
  { name: 'article', path: '/article/visitor-guide-round-5-teretonga' },
  { name: 'feed', path: '/feed' },
  { name: 'podcast', path: '/podcast' },
  { name: 'gallery', path: '/gallery' },
  { name: 'calendar', path: '/rounds' },
  { name: 'round-ahead', path: '/round/round-5-teretonga' },
  { name: 'round-past', path: '/round/round-3-levels' },
  { name: 'entries', path: '/round/round-5-teretonga/entries' },
  { name: 'timetable', path: '/timetable' },
  { name: 'session-planned', path: { on: '/timetable/gt-championship', link: /\/session\/\d+/ } },
  { name: 'session', path: '/session' },
  { name: 'results', path: '/results' },
  { name: 'all-results', path: '/all-results' },
  { name: 'standings', path: '/standings' },
  { name: 'championship', path: '/standings/gt-championship' },
  { name: 'category', path: '/category/gt-championship' },
  { name: 'drivers', path: '/drivers' },
  { name: 'driver', path: '/drivers/arjun-ainsley' },
  { name: 'team', path: { on: '/round/round-5-teretonga/entries', link: /\/team\/[\w-]+/ } },
  { name: 'circuit', path: { on: '/round/round-5-teretonga', link: /\/circuit\/[\w-]+/ } },
  { name: 'watch', path: '/wheretowatch' },
  { name: 'vouchers', path: '/gift-vouchers' },
  { name: 'find-order', path: '/find-order' },
  { name: 'login', path: '/login' },
  { name: 'search', path: '/search/hampton' },
  { name: 'missing-page', path: '/no-such-page', status: 404 },
];

/** Appears after the page has loaded on a race day. */
const ON_NOW = 'text="On now"';

/** Pages that are different on a race day, on the Friday of the next round. */
export const RACE_DAY_PAGES: readonly LookPage[] = [
  { name: 'race-day-home', path: '/', waitFor: ON_NOW },
  { name: 'race-day-round', path: '/round/round-5-teretonga', waitFor: ON_NOW },
  { name: 'race-day-timetable', path: '/timetable', waitFor: ON_NOW },
  { name: 'race-day-watch', path: '/wheretowatch', waitFor: ON_NOW },
];

/** The round whose tickets the order's page shows (`order`). */
export const ORDERED_ROUND = 'round-5-teretonga';
/** An order's page, on the same site as the race day. */
export const orderPage = (path: string): LookPage => ({
  name: 'order',
  path,
  waitFor: '.order-tickets > li',
});

/** The office's own screens, by their path below /admin. */
export const OFFICE_SCREENS = [
  { name: 'office-home', path: '' },
  { name: 'office-new-round', path: '/new-round' },
  { name: 'office-help', path: '/help' },
  { name: 'office-demo', path: '/demo' },
] as const;

/** A desktop and a phone, each in both colour schemes. */
export const LOOKS = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const;

/** The names of everything that has a picture in each look, as listed in docs/look/README.md. */
export const KINDS: readonly string[] = [...PAGES, orderPage(''), ...RACE_DAY_PAGES, ...OFFICE_SCREENS].map(
  ({ name }) => name,
);

/** The name of a kind's picture in a look. */
export const pictureName = (
  kind: string,
  { width, scheme }: Pick<(typeof LOOKS)[number], 'width' | 'scheme'>,
) => `${kind}-${String(width)}-${scheme}`;

/** The pictures of the README. */
export const README_PICTURES = [
  { name: 'home-desktop', width: 1440, height: 900 },
  { name: 'home-phone', width: 390, height: 844, pixelRatio: 2 },
] as const;

/** Pages whose share pictures are in docs/look, one of each kind. */
export const SHARED_PAGES = [
  { name: 'share-round', path: '/round/round-5-teretonga' },
  { name: 'share-result', path: '/session' },
  { name: 'share-standings', path: '/standings/gt-championship' },
  { name: 'share-driver', path: '/drivers/arjun-ainsley' },
] as const;

/** The name of an email's picture. */
export const mailPictureName = (template: string) => `mail-${template}`;
/** The email that is also shown from right to left. */
export const MIRRORED_MAIL = {
  name: mailPictureName('order-arabic'),
  template: 'order',
  language: 'ar',
} as const;
