import type { Role } from '../cms/access/roles.ts';
import {
  collectionHref,
  SCANNER_PATH,
  globalHref,
  NEW_ROUND_PATH,
  NEW_SEASON_PATH,
  PAST_SEASONS_PATH,
  RACE_CONTROL_PATH,
  SESSION_CHANGES_PATH,
  TAKINGS_PATH,
} from './entries.ts';

/** A frequent job of the office, as a button: its label, and the address it opens. */
export type Job = { readonly label: string; readonly href: string };

type Definition = {
  readonly label: string;
  /** Other words that somebody might search for. */
  readonly words: string;
  readonly roles: readonly Role[];
  /** @param round id of the current or next round */
  readonly href: (round: number | null) => string;
};

const OFFICE: readonly Role[] = ['admin', 'editor'];
const RACING: readonly Role[] = ['admin', 'editor', 'results'];
const SHOP: readonly Role[] = ['admin', 'editor', 'shop'];
const CASH: readonly Role[] = ['admin', 'shop'];

const sessionsOf = (round: number | null) =>
  round === null
    ? collectionHref('results')
    : `${collectionHref('results')}?where[or][0][and][0][round][equals]=${String(round)}&sort=date&limit=100`;

/** The tab of a round's form that has the timetable. */
const TIMETABLE_TAB = 'Timetable and entries';

const JOBS: readonly Definition[] = [
  {
    label: 'Enter results',
    words: 'timing sheet classification import csv',
    roles: RACING,
    href: sessionsOf,
  },
  {
    label: 'Change the timetable',
    words: 'schedule sessions delay cancel',
    roles: RACING,
    href: (round) =>
      round === null
        ? collectionHref('rounds')
        : `${collectionHref('rounds')}/${String(round)}?tab=${encodeURIComponent(TIMETABLE_TAB)}`,
  },
  {
    label: 'Postpone a session',
    words: 'delay cancel late weather call off status',
    roles: RACING,
    href: () => SESSION_CHANGES_PATH,
  },
  {
    label: 'Write news',
    words: 'article report story post',
    roles: OFFICE,
    href: () => `${collectionHref('articles')}/create`,
  },
  {
    label: 'Put up a notice',
    words: 'bar banner alert announcement',
    roles: OFFICE,
    href: () => `${globalHref('navigation')}?tab=Notice`,
  },
  {
    label: 'Change the menu',
    words: 'header footer navigation links',
    roles: OFFICE,
    href: () => `${globalHref('navigation')}?tab=Header`,
  },
  {
    label: 'Add a picture',
    words: 'pictures photo image upload media',
    roles: OFFICE,
    href: () => `${collectionHref('media')}/create`,
  },
  {
    label: 'Create a page',
    words: 'new block template',
    roles: OFFICE,
    href: () => `${collectionHref('pages')}/create`,
  },
  {
    label: 'Create a form',
    words: 'booking contact application questions new',
    roles: OFFICE,
    href: () => `${collectionHref('forms')}/create`,
  },
  {
    label: 'Send orders',
    words: 'shop pack parcel tracking',
    roles: SHOP,
    href: () => `${collectionHref('orders')}?where[or][0][and][0][status][in]=paid,packed`,
  },
  {
    label: 'Plan a new round',
    words: 'add create meeting event timetable tickets venue dates',
    roles: OFFICE,
    href: () => NEW_ROUND_PATH,
  },
  {
    label: 'Start a new season',
    words: 'copy last year rounds timetable championships calendar',
    roles: OFFICE,
    href: () => NEW_SEASON_PATH,
  },
  {
    label: 'Write a post',
    words: 'short feed live blog update ticker pinned',
    roles: OFFICE,
    href: () => `${collectionHref('microblog-posts')}/create`,
  },
  {
    label: 'Refund or cancel an order',
    words: 'money back return ticket payment',
    roles: CASH,
    href: () => collectionHref('orders'),
  },
  {
    label: 'Refund or cancel a booking',
    words: 'money back form submission payment',
    roles: CASH,
    href: () => `${collectionHref('form-submissions')}?where[or][0][and][0][status][equals]=paid`,
  },
  {
    label: 'Refund a gift voucher',
    words: 'money back cancel payment withdraw',
    roles: CASH,
    href: () => collectionHref('gift-vouchers'),
  },
  {
    label: 'See the takings',
    words: 'money gst sales day season accountant export csv refunds gateway difference',
    roles: CASH,
    href: () => TAKINGS_PATH,
  },
  {
    label: 'Open the waiting room',
    words: 'queue rush tickets sale start checkout',
    roles: CASH,
    href: () => globalHref('waiting-room'),
  },
  {
    label: 'Scan tickets',
    words: 'gate admit',
    roles: ['admin', 'editor', 'gate'],
    href: () => SCANNER_PATH,
  },
  {
    label: 'Change the site settings',
    words: 'logo colours contact shop seo analytics',
    roles: OFFICE,
    href: () => globalHref('domain-settings'),
  },
  {
    label: 'Invite a colleague',
    words: 'add user staff editor cms account password',
    roles: ['admin'],
    href: () => `${collectionHref('users')}/create`,
  },
  {
    label: 'Import past seasons',
    words: 'history old earlier years results archive csv spreadsheet',
    roles: OFFICE,
    href: () => PAST_SEASONS_PATH,
  },
  {
    label: 'Send a race control message',
    words: 'live flag yellow red safety car restart announcement official track',
    roles: RACING,
    href: () => RACE_CONTROL_PATH,
  },
];

/** Number of buttons on the home screen; the search finds all jobs. */
const BUTTONS = 12;

const jobsFor = (role: Role) => JOBS.filter(({ roles }) => roles.includes(role));

/** A role's most frequent jobs. */
export const buttonsOf = (role: Role, round: number | null): readonly Job[] =>
  jobsFor(role)
    .slice(0, BUTTONS)
    .map(({ label, href }) => ({ label, href: href(round) }));

/** The jobs of a role that a search finds: every word starts a word of the job. @param words lower case */
export const findJobs = (role: Role, words: readonly string[], round: number | null): readonly Job[] =>
  jobsFor(role)
    .filter((job) => {
      const known = `${job.label} ${job.words}`.toLowerCase().split(' ');
      return words.every((word) => known.some((text) => text.startsWith(word)));
    })
    .map(({ label, href }) => ({ label, href: href(round) }));
