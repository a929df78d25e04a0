import type { MenuScreen, MenuWord } from '../lib/contract/navigation.ts';

/** A menu entry: a page by its address, a screen of the site, another address, the news topics, or just a label for submenu entries. */
export type DemoEntry = (
  | { readonly page: string }
  | { readonly screen: MenuScreen }
  | { readonly address: string; readonly label?: string }
  | { readonly topics: true }
  | { readonly word: MenuWord }
) & {
  /** A label that the site translates; by default the entry has the page's own name. */
  readonly word?: MenuWord;
  readonly below?: readonly DemoEntry[];
};

export const HEADER: readonly DemoEntry[] = [
  {
    page: 'news',
    word: 'news',
    below: [
      { topics: true },
      { address: '/feed', label: 'From the pit wall' },
      { page: 'podcast', word: 'podcast' },
    ],
  },
  {
    page: 'rounds',
    word: 'calendar',
    below: [
      { screen: 'timetable' },
      { page: 'spectator-guide', word: 'spectator-guide' },
      { page: 'faq', word: 'questions' },
    ],
  },
  { page: 'results', word: 'results', below: [{ page: 'all-results', word: 'all-results' }] },
  { screen: 'standings' },
  {
    page: 'categories',
    word: 'classes-and-drivers',
    below: [{ page: 'drivers', word: 'drivers' }, { page: 'heritage' }],
  },
  {
    page: 'wheretowatch',
    word: 'watch',
    below: [{ page: 'gallery', word: 'galleries' }, { page: 'season-in-pictures' }],
  },
  {
    word: 'tickets',
    below: [
      { address: '/rounds', word: 'tickets-by-round' },
      { page: 'passenger-laps', word: 'passenger-laps' },
      { page: 'gift-vouchers', word: 'gift-vouchers' },
      { page: 'shop', word: 'shop' },
    ],
  },
  {
    word: 'more',
    below: [
      { page: 'about', word: 'about' },
      { page: 'sponsors', word: 'sponsors' },
      { page: 'volunteer', word: 'volunteer' },
      { page: 'competitor-information', word: 'competitor-information' },
      { page: 'contact-us', word: 'contact' },
    ],
  },
];

/** Shown below the phone's menu. */
export const SHORTCUTS: readonly DemoEntry[] = [
  { screen: 'timetable' },
  { page: 'wheretowatch', word: 'where-to-watch' },
  { page: 'gift-vouchers', word: 'gift-vouchers' },
  { page: 'spectator-guide', word: 'spectator-guide' },
];

export const FOOTER: readonly { readonly word: MenuWord; readonly links: readonly DemoEntry[] }[] = [
  {
    word: 'the-season',
    links: [
      { page: 'rounds', word: 'calendar' },
      { screen: 'timetable' },
      { page: 'results', word: 'results' },
      { screen: 'standings' },
    ],
  },
  {
    word: 'at-the-track',
    links: [
      { page: 'spectator-guide', word: 'spectator-guide' },
      { page: 'passenger-laps', word: 'passenger-laps' },
      { page: 'gift-vouchers', word: 'gift-vouchers' },
      { page: 'faq', word: 'questions' },
      { screen: 'find-order' },
    ],
  },
  {
    word: 'take-part',
    links: [
      { page: 'competitor-information', word: 'competitor-information' },
      { page: 'media-application', word: 'media-application' },
      { page: 'volunteer', word: 'volunteer' },
      { page: 'sponsors', word: 'sponsors' },
    ],
  },
  {
    word: 'about',
    links: [
      { page: 'about', word: 'about' },
      { page: 'contact-us', word: 'contact' },
      { page: 'privacy', word: 'privacy' },
      { page: 'terms', word: 'terms' },
    ],
  },
];
