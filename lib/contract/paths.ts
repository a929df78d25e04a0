/** Paths of the contract, in a file without schemas so that the browser can use them without the schema library. */

/** Base path of every REST call (spec point 7). */
export const API_BASE_PATH = '/api/v1';

/** Path of the GraphQL endpoint (spec point 7); on the site itself always this. */
export const GRAPHQL_PATH = '/graphql';
/** Where content servers may have it: the specification doesn't say whether it is below the base path. */
export const GRAPHQL_PATHS = [GRAPHQL_PATH, `${API_BASE_PATH}${GRAPHQL_PATH}`] as const;

/** The page (by URL name) that shows each type of record (spec point 2). Without it the records have no address. */
export const DETAIL_PAGES = {
  article: 'article',
  category: 'category',
  round: 'round',
  roundResults: 'results',
  session: 'session',
  episode: 'listen',
  driver: 'drivers',
  product: 'product',
  articleGroup: 'news',
  productGroup: 'shop',
  postTag: 'feed',
  gallery: 'gallery',
} as const;

/** The site’s own standings screen; championships, and their tables after a round, are below it. */
export const STANDINGS_PAGE = 'standings';

/** The site’s own circuit screens are below it (extension circuit-pages). */
export const CIRCUIT_PAGE = 'circuit';

/** The site’s own team screens are below it (extension team-pages). */
export const TEAM_PAGE = 'team';

/** The site’s own screen that shows a form beside its builder in the CMS (lib/contract/preview). */
export const FORM_PREVIEW_SCREEN = 'form-preview';

/** Stands for "no group" in the addresses of a list's later pages (spec point 2: pagination control). */
export const NO_GROUP = 'page';

/** Segments below the page of the posts besides its tags: one post by its id, and the posts of a round (extension live-blog). */
export const POSTS_PARTS = { post: 'post', round: 'round' } as const;

/** Names that a post's tag may not have. */
export const RESERVED_TAGS: readonly string[] = [NO_GROUP, ...Object.values(POSTS_PARTS)];

export type DetailKind = keyof typeof DETAIL_PAGES;

/** Path of a record's page, without a leading slash. */
export const detailPath = (kind: DetailKind, name: string | number): string =>
  `${DETAIL_PAGES[kind]}/${name}`;

/** Path below the base of the PDF of a round's current timetable: `/nextgen/round/timetable/pdf/{url}` (extension sessions). */
export const TIMETABLE_PDF_PATH = '/nextgen/round/timetable/pdf';

/** Segment below a round's address for its entry list, where a category's name leads to its timetable. */
export const ENTRIES_PART = 'entries';

/** Segment between the URL names of two drivers in the address that compares them (extension driver-seasons). */
export const AGAINST_PART = 'against';

/** URL name of the start page, and its path. */
export const START_PAGE = 'home';
export const START_PATH = '/';

/** The waiting room for browsers without scripts, below the API's base path. */
export const WAITING_ROOM_PAGE = '/sell/waiting-room';
