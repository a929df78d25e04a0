/** Facts about menus, in a file without schemas so that the browser can use them without the schema library. */

/** Screens without a page in the CMS that a menu may lead to, by their paths. */
export const MENU_SCREENS = [
  'timetable',
  'standings',
  'wheretowatch',
  'search',
  'cart',
  'profile',
  'login',
  'signup',
  'find-order',
  'waiting-room',
  'my-championship',
] as const;
export type MenuScreen = (typeof MENU_SCREENS)[number];

/** Labels for menu entries that the site has in every language, named after what they lead to. */
export const MENU_WORDS = [
  'news',
  'calendar',
  'timetable',
  'results',
  'standings',
  'classes-and-drivers',
  'drivers',
  'watch',
  'where-to-watch',
  'tickets',
  'shop',
  'cart',
  'more',
  'the-season',
  'at-the-track',
  'take-part',
  'about',
  'contact',
  'search',
  'account',
  'podcast',
  'all-results',
  'galleries',
  'gift-vouchers',
  'sponsors',
  'volunteer',
  'questions',
  'spectator-guide',
  'passenger-laps',
  'competitor-information',
  'media-application',
  'privacy',
  'terms',
  'tickets-by-round',
] as const;
export type MenuWord = (typeof MENU_WORDS)[number];

/** Labels of screens only; editors don't choose them, since an entry for a screen gets its label by default. */
export const SCREEN_WORDS = [
  'sign-in',
  'create-account',
  'find-order',
  'waiting-room',
  'my-championship',
] as const;
export type ScreenWord = (typeof SCREEN_WORDS)[number];

/** A screen's default label. */
export const WORD_OF_SCREEN: Readonly<Record<MenuScreen, MenuWord | ScreenWord>> = {
  timetable: 'timetable',
  standings: 'standings',
  wheretowatch: 'where-to-watch',
  search: 'search',
  cart: 'cart',
  profile: 'account',
  login: 'sign-in',
  signup: 'create-account',
  'find-order': 'find-order',
  'waiting-room': 'waiting-room',
  'my-championship': 'my-championship',
};

/** Services of the domain settings' social links, in their usual order. */
export const SOCIAL_SERVICES = [
  'facebook',
  'instagram',
  'youtube',
  'twitter',
  'linkedin',
  'pinterest',
  'github',
  'xing',
  'skype',
] as const;
export type SocialService = (typeof SOCIAL_SERVICES)[number];

/** How urgent a notice is: `info` in the accent colour, `warning` for changes, `urgent` for safety and cancellations. */
export const NOTICE_KINDS = ['info', 'warning', 'urgent'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Longest notice, in characters: two lines on a phone. */
export const MAX_NOTICE = 160;

/** Below the content server's own `/api`: the menus' draft, for previews (`preview.ts`). */
export const DRAFT_NAVIGATION_PATH = '/api/preview/navigation';
