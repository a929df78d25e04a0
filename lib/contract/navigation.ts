/** Facts about menus, in a file without schemas so that the browser can use them without the schema library. */

/** Screens that the site has without a page of the CMS and that a menu may lead to, by their paths. */
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

/** Words that the site has in every language, for entries of menus: named after what they stand for. */
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

/** Words for screens alone, which editors have no need to choose: such an entry has its word by itself. */
export const SCREEN_WORDS = [
  'sign-in',
  'create-account',
  'find-order',
  'waiting-room',
  'my-championship',
] as const;
export type ScreenWord = (typeof SCREEN_WORDS)[number];

/** What a screen is called unless an editor names it otherwise. */
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
