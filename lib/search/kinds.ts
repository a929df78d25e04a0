/** What a search result is, in the order in which equal groups of results are shown. */
export const SEARCH_KINDS = [
  'round',
  'category',
  'driver',
  'article',
  'podcast',
  'result',
  'product',
  'page',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** First path segment of the addresses of each kind (spec point 2); everything else is a page. */
const KIND_OF_SEGMENT: Readonly<Record<string, SearchKind>> = {
  round: 'round',
  category: 'category',
  drivers: 'driver',
  article: 'article',
  listen: 'podcast',
  results: 'result',
  session: 'result',
  product: 'product',
};

/** The kind of a sitemap entry by its url, without leading slash. A list page ('drivers') is a page, what is below it is not. */
export function kindOf(url: string): SearchKind {
  const [first = '', item = ''] = url.split('/');
  return item === '' ? 'page' : (KIND_OF_SEGMENT[first] ?? 'page');
}
