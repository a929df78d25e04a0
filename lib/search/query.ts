/** Longer queries are cut; nobody types that much, and what is cut costs nothing. */
export const MAX_QUERY_LENGTH = 80;
/** First segment of the search screen's address (spec point 2). */
export const SEARCH_PAGE = 'search';

const UNTYPABLE = /[\p{Cc}\p{Cf}\p{Cs}\\/]+/gu;

/**
 * What a visitor typed as the site searches for it: one spelling for what differs in spaces or control characters only, cut to
 * MAX_QUERY_LENGTH. '' when nothing is left.
 */
export function cleanQuery(typed: string): string {
  const spaced = typed.normalize('NFC').replace(UNTYPABLE, ' ').replace(/\s+/g, ' ').trim();
  // By whole characters: half of a surrogate pair cannot stand in an address.
  return [...spaced].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Whether a path is the results of a query, of which there are as many as people can make up. */
export const isSearchPath = (path: string): boolean => path.startsWith(`/${SEARCH_PAGE}/`);

/** The address of a query's results; without a query, of the empty search screen. */
export function searchAddress(typed: string): string {
  const query = cleanQuery(typed);
  return query === '' ? `/${SEARCH_PAGE}` : `/${SEARCH_PAGE}/${encodeURIComponent(query)}`;
}
