/**
 * Everything in the contract beyond the specification's points 3 and 7, grouped by capability. The rest of the contract is core, and a
 * content server with the core alone can run the site. A server lists its extensions in `initialData.extensions`; the site only uses one (a
 * call, a GraphQL selection, a field of a request) if it is listed, and does without it otherwise. Kept apart from the schemas, so that the
 * browser can use the names without the schema library.
 */
export const EXTENSIONS = {
  'account-management':
    'Password state, club member, account history, disabled addresses; change of email, deletion of the photo, export and deletion',
  broadcasts: 'Broadcasts of a round: who shows it, where, when and in which language',
  'article-details': 'Author, group and last change of an article',
  'article-parts': 'Pictures, videos, galleries, results and tables between the paragraphs of an article',
  'article-sharing': 'What link previews show of an article in place of its picture',
  'card-minimum': 'The smallest card payment, and what happens to a smaller remainder',
  'competitor-links': 'Information for competitors under a round, as competitor_links',
  'class-colours': 'Colours of a category’s classes, where the office chose them',
  'credit-payments': 'Orders paid partly by credit',
  'circuit-pages': 'URL name of a circuit, and a circuit by it',
  'circuit-details': 'Names of a circuit’s corners, and its lap record',
  'circuit-records': 'The quickest lap in a race of each category at a circuit',
  'circuit-winners': 'The races that show who won at a circuit, round by round and category by category',
  'dark-logos': 'Logos of sponsors for dark backgrounds',
  devices: 'Where a customer is signed in, and signing out there',
  documents: 'Invoices, tickets and vouchers to look at, print and download',
  'email-delivery': 'Tickets alone are emailed: their order needs no address and no delivery method',
  'driver-details': 'Page name, number, car, home town, category and groups of a driver',
  'driver-laps': 'A driver’s best lap in a race at each circuit, with each category',
  'driver-pages': 'A driver by its URL name, with its results',
  'driver-seasons': 'The rounds at which a driver was, and a driver’s results at those within a time',
  'uncut-pictures': 'The whole picture (aspect original) alongside the requested crop',
  entries: 'Entry lists of rounds',
  favourites: 'Favourites of a customer, merged from all browsers, and a private calendar of them',
  'file-details': 'Name, size and media type of a file',
  'form-conditions': 'Form fields that are only shown if another field has a certain value',
  'form-confirmations': 'What visitors see after sending a form',
  'form-limits': 'Help and limits of a form’s fields',
  'form-places': 'Places left in a form, and when it opens and closes',
  'form-prices': 'Prices of a form’s choices and quantities',
  'form-challenges': 'A proof of work for forms with use_captcha',
  'form-uploads': 'Form files sent one by one before the form',
  'form-posts': 'Forms sent by browsers without scripts',
  'gallery-covers': 'A gallery’s own picture',
  'group-filters':
    'byGroup on drivers, persons and testimonials in GraphQL; lists of people and galleries by a group, of slides by a gallery',
  'guest-orders':
    'Orders without an account: the order itself, the price of its delivery, and its documents by email',
  'guest-vouchers': 'A gift voucher that pays for an order without an account',
  'idempotency-keys': 'A request sent twice takes effect once',
  'image-credits': 'Caption and credit of a picture, and whether visitors may download it',
  'image-descriptions': 'Alternative text of pictures',
  'initial-data-changes': 'Version of the initial data, and what has changed since a version',
  'live-blog': 'Posts of a round, pinned posts, results and standings in posts, and one post by its id',
  'list-parts':
    'Parts of lists: rounds that start within a time, drivers page by page, several records by their URL names',
  'lookup-keys': 'Single records by another key than the specification’s',
  'missing-paths': 'The list of addresses that visitors couldn’t find',
  'members-pages': 'Pages for signed-in visitors only',
  'order-pages':
    'A page for everything that was bought: its state, tickets and documents, and what its buyer can do with them',
  'page-speed': 'A page for how fast the site’s pages are for visitors',
  passkeys: 'Signing in with a passkey, and a customer’s passkeys',
  pkce: 'Proof key, browser id and return address at the token endpoint',
  podiums: 'The first three of a race, and the best of each class, beside its name in lists',
  'held-tickets': 'Tickets held in a cart for some minutes',
  notifications: 'Notifications of a category or a session, to browsers that ask for them (Web Push)',
  navigation: 'Menus of header and footer, and a notice above every page',
  'payment-modes': 'Whether payments are live, a trial or off, and the surcharge of a form',
  'podcast-sizes': 'Size of an episode’s file',
  'product-details': 'Former price and stock of a product',
  'purchase-limits': 'How much of a product, and how often a promotion code, one customer may buy or use',
  'promotion-typed': 'Whether a promotion code was just entered, or remembered by the browser',
  'record-pictures': 'A picture of a link, a form or an address',
  'record-ids': 'Ids of rounds, series and venues in GraphQL',
  redirects: 'Where a redirect leads from and to',
  'removed-items': 'Items that left a cart because they are no longer for sale, or too few',
  'request-languages': 'Language of emails and the payment page',
  'result-status': 'Whether a timing sheet is provisional or official',
  'round-lists': 'Every round by its start date, and those to come',
  'round-stories': 'News and pictures of a round',
  'round-tickets':
    'Tickets of a round: what they are for, why they aren’t on sale, their prices over time, and a list of them',
  'round-visits': 'When the gates of a round open, what to bring, and where to park',
  'round-status': 'Whether a round goes ahead, why not, and when and where it was planned before',
  'series-names': 'Name of a series',
  'session-laps': 'The laps of a session: times and positions, lap by lap',
  'session-live':
    'A session as it stands at the moment: flag, what is left of it, last laps and sectors, race control’s messages',
  'session-notices': 'What race control last said of a session, as long as it has no sheet',
  sessions: 'Timetables: sessions from the day they are planned, with their state and what changed',
  'sheet-details': 'How a car was classified, its grid position, crew, team, penalties and points',
  'shown-totals': 'Rejecting a payment whose total differs from the one shown',
  'site-settings': 'Addresses of the CMS and the site, and default search texts, in the domain settings',
  'site-configuration': 'Features turned on in the domain settings',
  'site-search': 'Search across everything visitors can read',
  'search-pages': 'Search results of one kind, page by page',
  standings: 'Championships with their tables after each round',
  'stock-alerts': 'One email when something that is sold out is available again',
  'snippet-names': 'Name of a snippet',
  'team-pages': 'URL name of a car’s team, and a team by it with its cars and results',
  'timing-rows': 'The rows of a timing sheet, as rows of its session',
  'timing-feed': 'Signed calls that timing systems use to write a session’s status, rows and laps',
  'venue-timezones': 'Time zone of a venue',
  'waiting-room': 'A queue for the checkout, and the turn an order needs',
  'wallet-passes': 'Passes of tickets and vouchers for the wallets of phones',
  'voucher-look': 'What a voucher code is worth before it is redeemed',
  'voucher-resends': 'The email of a voucher sent again, at its buyer’s wish',
  'voucher-purchases': 'Email address, giver and recipient of a gift, and block of a voucher purchase',
} as const;
export type Extension = keyof typeof EXTENSIONS;

/** A content server's extensions: a list of names, or an object that can stand in for one. Unknown names are ignored. */
export type NamedExtensions = Pick<readonly string[], 'includes' | 'join'>;

/** For a content server that lists no extensions. */
export const CORE_ONLY: NamedExtensions = [];

/** All extensions, as in the embedded backend. Marked pure so that browsers don't load the descriptions. */
export const ALL_EXTENSIONS: readonly string[] = /* @__PURE__ */ Object.keys(EXTENSIONS);

/** Whether a content server has an extension; core (undefined) is always present. */
export const hasExtension = (named: NamedExtensions, name: Extension | undefined): boolean =>
  name === undefined || named.includes(name);
