/** The pages of the demo that docs/look shows, by the name of their pictures. */
export const PAGES: readonly { readonly name: string; readonly path: string; readonly lang?: string }[] = [
  { name: 'home', path: '/' },
  { name: 'home-arabic', path: '/', lang: 'ar' },
  { name: 'news', path: '/news' },
  { name: 'article', path: '/article/visitor-guide-round-5-teretonga' },
  { name: 'calendar', path: '/rounds' },
  { name: 'round-ahead', path: '/round/round-5-teretonga' },
  { name: 'round-past', path: '/round/round-3-levels' },
  { name: 'timetable', path: '/timetable' },
  { name: 'results', path: '/results' },
  { name: 'session', path: '/session' },
  { name: 'all-results', path: '/all-results' },
  { name: 'standings', path: '/standings' },
  { name: 'drivers', path: '/drivers' },
  { name: 'driver', path: '/drivers/arjun-ainsley' },
  { name: 'feed', path: '/feed' },
  { name: 'gallery', path: '/gallery' },
  { name: 'watch', path: '/wheretowatch' },
  { name: 'vouchers', path: '/gift-vouchers' },
  { name: 'search', path: '/search/hampton' },
  { name: 'missing-search', path: '/search/zzyzx' },
];

/** A desktop and a phone, each in both colour schemes. */
export const LOOKS = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const;

/** The pictures of the README. */
export const README_PICTURES = [
  { name: 'home-desktop', width: 1440, height: 900 },
  { name: 'home-phone', width: 390, height: 844, pixelRatio: 2 },
] as const;

/** Pages whose share picture docs/look shows, one of each kind. */
export const SHARED_PAGES = [
  { name: 'share-round', path: '/round/round-5-teretonga' },
  { name: 'share-result', path: '/session' },
  { name: 'share-standings', path: '/standings/gt-championship' },
  { name: 'share-driver', path: '/drivers/arjun-ainsley' },
] as const;
