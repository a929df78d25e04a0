import type { SearchKind } from '../contract/search-kinds.ts';

/** Longer queries are truncated; nobody types that much. */
export const MAX_QUERY_LENGTH = 80;
/** First segment of the search screen's address (spec point 2). */
export const SEARCH_PAGE = 'search';

const UNTYPABLE = /[\p{Cc}\p{Cf}\p{Cs}\\/]+/gu;
/** In an address these mean the current and the parent folder, even percent-encoded. */
const DOT_SEGMENT = /^\.{1,2}$/;

/**
 * A visitor's input in canonical form: differences in whitespace and control characters are removed, and it is truncated to
 * MAX_QUERY_LENGTH. '' if nothing is left.
 */
export function cleanQuery(typed: string): string {
  const spaced = typed.normalize('NFC').replace(UNTYPABLE, ' ').replace(/\s+/g, ' ').trim();
  // By whole characters: half a surrogate pair is not allowed in an address.
  const query = [...spaced].slice(0, MAX_QUERY_LENGTH).join('').trim();
  return DOT_SEGMENT.test(query) ? '' : query;
}

/** The address of all of a query's results of one kind. @param query from cleanQuery, not '' */
export const searchKindAddress = (query: string, kind: SearchKind): string =>
  `${searchAddress(query)}/${kind}`;

/** Whether a path shows the results of a query; people can make up any number of these. */
export const isSearchPath = (path: string): boolean => path.startsWith(`/${SEARCH_PAGE}/`);

/** The address of a query's results; without a query, of the empty search screen. */
export function searchAddress(typed: string): string {
  const query = cleanQuery(typed);
  return query === '' ? `/${SEARCH_PAGE}` : `/${SEARCH_PAGE}/${encodeURIComponent(query)}`;
}
