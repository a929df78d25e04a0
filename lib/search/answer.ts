import type { ToldHit } from './told-hits';

/** The response of GET /api/search. */
export type QuickSearchAnswer = { readonly query: string; readonly hits: readonly ToldHit[] };

/** Where the quick search sends queries, and search forms without scripts are submitted. */
export const SEARCH_CALL = '/api/search';
export const QUERY_PARAMETER = 'q';
