import { TIMING_CALLS_PER_SECOND } from '../../contract/timing.ts';
import type { Limit } from './rate-limiter.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit with its documentation. */
export type DescribedLimit = Limit & {
  /** What is counted. */
  readonly what: string;
  /** What it is counted for: each of these has the whole limit. */
  readonly of: string;
  /** Why this number. */
  readonly why: string;
};

const limit = (row: Omit<DescribedLimit, 'name'>): DescribedLimit => ({
  ...row,
  name: `${row.what} · ${row.of}`,
});

const SHARED = 'everybody at a circuit may share one';

/**
 * Every rate limit of the site and the backend: at most `max` times in any period of `windowMs`. `node scripts/list-limits.ts` writes
 * docs/limits.md from it.
 */
export const RATE_LIMITS = {
  // The site.
  searches: limit({
    what: 'Searches',
    of: 'network address',
    max: 100,
    windowMs: 20 * SECOND,
    why: `each new query is a page that is rendered, and queries can be made up endlessly; ${SHARED}`,
  }),
  quickSearches: limit({
    what: 'Quick searches',
    of: 'network address',
    max: 200,
    windowMs: 10 * SECOND,
    why: 'one is asked for while somebody types, and costs about a millisecond',
  }),
  sharePictures: limit({
    what: 'Share pictures',
    of: 'network address',
    max: 60,
    windowMs: MINUTE,
    why: 'a social network asks for one for each page it previews; a new one takes about half a second to draw',
  }),
  pageSpeeds: limit({
    what: 'Reports of page speed',
    of: 'network address',
    max: 120,
    windowMs: MINUTE,
    why: `each page sends one; ${SHARED}`,
  }),
  pathLookUps: limit({
    what: 'Look-ups of unknown paths',
    of: 'site',
    max: 30,
    windowMs: MINUTE,
    why: 'a path that no list names is rendered to find out whether it exists, and each that doesn’t costs a render and a file',
  }),

  // Accounts.
  signInGuesses: limit({
    what: 'Failed sign-ins',
    of: 'account and network address',
    max: 5,
    windowMs: 15 * MINUTE,
    why: 'a password can’t be guessed; the sixth is refused (decision 40)',
  }),
  signInGuessesOfAccount: limit({
    what: 'Failed sign-ins',
    of: 'account',
    max: 100,
    windowMs: HOUR,
    why: 'far more than one person mistypes, far fewer than it takes to find a password from many addresses',
  }),
  signInGuessesOfAddress: limit({
    what: 'Failed sign-ins',
    of: 'network address',
    max: 100,
    windowMs: 15 * MINUTE,
    why: 'nobody tries one password on many accounts; offices and schools share an address',
  }),
  accountMails: limit({
    what: 'Emails with links and codes',
    of: 'recipient',
    max: 6,
    windowMs: 15 * MINUTE,
    why: 'nobody’s mailbox is flooded by a stranger',
  }),
  accountMailsOfAddress: limit({
    what: 'Emails with links and codes',
    of: 'network address',
    max: 100,
    windowMs: HOUR,
    why: 'nobody sends email to a whole list of recipients',
  }),
  passkeyChallenges: limit({
    what: 'Sign-ins with a passkey begun',
    of: 'network address',
    max: 1000,
    windowMs: 15 * MINUTE,
    why: 'every visit to the sign-in screen begins one',
  }),
  passkeyFailures: limit({
    what: 'Failed sign-ins with a passkey',
    of: 'network address',
    max: 100,
    windowMs: 15 * MINUTE,
    why: 'no number of tries finds a signature; the limit is for the work of checking them',
  }),
  passkeyChanges: limit({
    what: 'Passkeys added, renamed and removed',
    of: 'account',
    max: 30,
    windowMs: HOUR,
    why: 'most are followed by an email',
  }),
  photos: limit({
    what: 'Profile photos uploaded',
    of: 'account',
    max: 20,
    windowMs: HOUR,
    why: 'each is decoded and resized',
  }),
  accountExports: limit({
    what: 'Downloads of one’s own data',
    of: 'account',
    max: 10,
    windowMs: HOUR,
    why: 'each reads everything stored about an account',
  }),
  favourites: limit({
    what: 'Favourites merged',
    of: 'account',
    max: 300,
    windowMs: 10 * MINUTE,
    why: 'a browser merges when it opens a page, and a moment after each press of a star',
  }),
  favouritesCalendars: limit({
    what: 'New addresses for one’s own calendar',
    of: 'account',
    max: 30,
    windowMs: HOUR,
    why: 'one is needed when an old address became known',
  }),
  notifications: limit({
    what: 'Changes to notifications',
    of: 'browser',
    max: 60,
    windowMs: 10 * MINUTE,
    why: 'a browser sends its choices after each press',
  }),
  notificationsOfAddress: limit({
    what: 'Changes to notifications',
    of: 'network address',
    max: 300,
    windowMs: 10 * MINUTE,
    why: SHARED,
  }),

  // The shop.
  newCarts: limit({
    what: 'New carts without an account',
    of: 'network address',
    max: 1000,
    windowMs: 10 * MINUTE,
    why: `each is kept for two months; generous: ${SHARED}`,
  }),
  orders: limit({
    what: 'Orders',
    of: 'customer',
    max: 30,
    windowMs: 10 * MINUTE,
    why: 'each holds its stock until its payment page closes',
  }),
  guestOrdersOfAddress: limit({
    what: 'Orders without an account',
    of: 'network address',
    max: 100,
    windowMs: 10 * MINUTE,
    why: `each may hold the last tickets until its payment page closes; ${SHARED}`,
  }),
  guestOrdersOfEmail: limit({
    what: 'Orders without an account',
    of: 'email address',
    max: 10,
    windowMs: 10 * MINUTE,
    why: 'an order with nothing to pay emails whoever was named',
  }),
  orderChanges: limit({
    what: 'Changes to an order on its page',
    of: 'order',
    max: 200,
    windowMs: HOUR,
    why: 'each ticket of a large order can be named and transferred',
  }),
  orderResends: limit({
    what: 'An order’s documents emailed again',
    of: 'order',
    max: 3,
    windowMs: DAY,
    why: 'each email reaches somebody’s inbox',
  }),
  shippingRequests: limit({
    what: 'Requests for a delivery price',
    of: 'network address',
    max: 5,
    windowMs: HOUR,
    why: 'each is an email to the office',
  }),
  ticketHolds: limit({
    what: 'Carts that hold tickets',
    of: 'network address',
    max: 20,
    windowMs: 15 * MINUTE,
    why: `nobody holds all tickets without buying them; ${SHARED}, and whoever comes after that buys without a hold`,
  }),
  waitingRoomPlaces: limit({
    what: 'New places in the waiting room',
    of: 'network address',
    max: 1000,
    windowMs: 10 * MINUTE,
    why: `generous: ${SHARED}`,
  }),
  stockAlertsOfAddress: limit({
    what: 'Requests to be told when there are more',
    of: 'network address',
    max: 100,
    windowMs: 10 * MINUTE,
    why: SHARED,
  }),
  stockAlertsOfEmail: limit({
    what: 'Requests to be told when there are more',
    of: 'email address',
    max: 20,
    windowMs: DAY,
    why: 'an address that hasn’t been confirmed is emailed a link',
  }),
  promotionGuesses: limit({
    what: 'Unknown promotion codes',
    of: 'account',
    max: 30,
    windowMs: 15 * MINUTE,
    why: 'a code can’t be guessed',
  }),
  promotionGuessesOfAddress: limit({
    what: 'Unknown promotion codes',
    of: 'network address',
    max: 30,
    windowMs: 15 * MINUTE,
    why: 'the same for guests',
  }),
  promotionRepeats: limit({
    what: 'The same unknown promotion code',
    of: 'network address',
    max: 1,
    windowMs: 15 * MINUTE,
    why: 'a browser sends the code that it remembers with every load of its cart: only the first counts as a guess',
  }),
  voucherGuesses: limit({
    what: 'Unknown voucher codes',
    of: 'account',
    max: 30,
    windowMs: 15 * MINUTE,
    why: 'a code is money and can’t be guessed',
  }),
  voucherGuessesOfAddress: limit({
    what: 'Unknown voucher codes',
    of: 'network address',
    max: 30,
    windowMs: 15 * MINUTE,
    why: 'the same from many accounts',
  }),
  voucherPurchases: limit({
    what: 'Payment pages for gift vouchers',
    of: 'network address',
    max: 60,
    windowMs: 10 * MINUTE,
    why: 'each is opened at the payment gateway',
  }),
  voucherResends: limit({
    what: 'A gift voucher emailed again',
    of: 'voucher',
    max: 3,
    windowMs: DAY,
    why: 'each email reaches somebody’s inbox',
  }),
  passCalls: limit({
    what: 'Calls of phones about passes in Apple Wallet',
    of: 'network address',
    max: 300,
    windowMs: MINUTE,
    why: 'many phones can be behind one',
  }),
  passRegistrations: limit({
    what: 'Phones and watches that follow a pass',
    of: 'pass',
    max: 60,
    windowMs: DAY,
    why: 'a family’s, each a few times',
  }),
  passReports: limit({
    what: 'Error reports of phones about passes',
    of: 'network address',
    max: 10,
    windowMs: MINUTE,
    why: 'each is a line in the log',
  }),

  // Forms.
  formSubmissions: limit({
    what: 'Forms submitted',
    of: 'network address',
    max: 40,
    windowMs: 10 * MINUTE,
    why: 'a team registers its drivers one after the other',
  }),
  formFiles: limit({
    what: 'Files uploaded to forms',
    of: 'network address',
    max: 60,
    windowMs: 10 * MINUTE,
    why: 'a few forms’ worth at once',
  }),
  formFilesOfDay: limit({
    what: 'Files uploaded to forms in a day',
    of: 'network address',
    max: 300,
    windowMs: DAY,
    why: 'what a team at a track sends in a day',
  }),
  formConfirmations: limit({
    what: 'Confirmations of forms',
    of: 'recipient',
    max: 10,
    windowMs: HOUR,
    why: 'a form must not flood a stranger’s mailbox',
  }),

  // The office, and what timing systems send.
  staffGuesses: limit({
    what: 'Failed sign-ins to the CMS',
    of: 'account and network address or known browser',
    max: 5,
    windowMs: 15 * MINUTE,
    why: 'as for customers',
  }),
  staffGuessesOfAccount: limit({
    what: 'Failed sign-ins to the CMS',
    of: 'account',
    max: 100,
    windowMs: HOUR,
    why: 'as for customers',
  }),
  staffGuessesOfAddress: limit({
    what: 'Failed sign-ins to the CMS',
    of: 'network address',
    max: 100,
    windowMs: 15 * MINUTE,
    why: 'as for customers',
  }),
  staffCodes: limit({
    what: 'Wrong codes of a second factor at sign-in',
    of: 'account',
    max: 5,
    windowMs: 15 * MINUTE,
    why: 'whoever knows the password can’t guess the code',
  }),
  staffCodesOfSession: limit({
    what: 'Wrong codes of a second factor while signed in',
    of: 'account',
    max: 5,
    windowMs: 15 * MINUTE,
    why: 'whoever has somebody’s session can’t guess the code',
  }),
  staffMails: limit({
    what: 'Emails for a new CMS password',
    of: 'recipient',
    max: 6,
    windowMs: 15 * MINUTE,
    why: 'as for customers',
  }),
  staffMailsOfAddress: limit({
    what: 'Emails for a new CMS password',
    of: 'network address',
    max: 100,
    windowMs: HOUR,
    why: 'as for customers',
  }),
  timingCalls: limit({
    what: 'Calls of a timing system',
    of: 'timing provider',
    max: TIMING_CALLS_PER_SECOND,
    windowMs: SECOND,
    why: 'far more than a session’s rows, laps, flags and messages change',
  }),
  timingRefusals: limit({
    what: 'Timing calls with a wrong signature',
    of: 'network address',
    max: 60,
    windowMs: MINUTE,
    why: 'a secret can’t be guessed; a program that was set up wrongly tries again and again',
  }),
};
