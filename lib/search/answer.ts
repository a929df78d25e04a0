import type { SpoilerHit } from './spoiler-hits';

/** The response of GET /api/search. */
export type QuickSearchAnswer = { readonly query: string; readonly hits: readonly SpoilerHit[] };

/** The address to which the quick search sends queries and search forms without scripts are submitted. */
export const SEARCH_CALL = '/api/search';
export const QUERY_PARAMETER = 'q';
