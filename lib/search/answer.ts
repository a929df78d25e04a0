import type { SearchHit } from './search-index';

/** What GET /api/search answers. */
export type QuickSearchAnswer = { readonly query: string; readonly hits: readonly SearchHit[] };

/** Where the quick search asks, and where a search form without script is sent. */
export const SEARCH_CALL = '/api/search';
export const QUERY_PARAMETER = 'q';
