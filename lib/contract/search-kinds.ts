import { CIRCUIT_PAGE, DETAIL_PAGES, STANDINGS_PAGE, TEAM_PAGE } from './paths.ts';

/** Kinds of search results; groups that rank equally are shown in this order. Indexes store a kind's position here, so a new one goes last. */
export const SEARCH_KINDS = [
  'round',
  'category',
  'driver',
  'article',
  'podcast',
  'result',
  'product',
  'page',
  'circuit',
  'team',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The kind of that name; undefined if there is none. */
export const searchKindNamed = (name: string): SearchKind | undefined =>
  SEARCH_KINDS.find((kind) => kind === name);

/** First path segment of each kind's addresses (spec point 2); everything else is a page. */
const KIND_OF_SEGMENT: Readonly<Record<string, SearchKind>> = {
  [DETAIL_PAGES.round]: 'round',
  [DETAIL_PAGES.category]: 'category',
  [DETAIL_PAGES.driver]: 'driver',
  [CIRCUIT_PAGE]: 'circuit',
  [TEAM_PAGE]: 'team',
  [DETAIL_PAGES.article]: 'article',
  [DETAIL_PAGES.episode]: 'podcast',
  [DETAIL_PAGES.roundResults]: 'result',
  [DETAIL_PAGES.session]: 'result',
  [STANDINGS_PAGE]: 'result',
  [DETAIL_PAGES.product]: 'product',
};

/** The kind of a sitemap entry by its url, without leading slash. A list page ('drivers') is a page, unlike the records below it. */
export function kindOf(url: string): SearchKind {
  const [first = '', item = ''] = url.split('/');
  return item === '' ? 'page' : (KIND_OF_SEGMENT[first] ?? 'page');
}
