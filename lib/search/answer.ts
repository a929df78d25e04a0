import type { SpoilerHit } from './spoiler-hits';

/** Where to go instead, if a search found nothing. */
export type SearchExits = {
  /** Words that have results. */
  readonly suggestions: readonly string[];
  /** The header's pages, in the visitor's language; `lang` is that of a name in another one. */
  readonly places: readonly {
    readonly name: string;
    readonly lang?: string | undefined;
    readonly href: string;
  }[];
};

/** The response of GET /api/search. */
export type QuickSearchAnswer = {
  readonly query: string;
  readonly hits: readonly SpoilerHit[];
  /** Absent if there are hits, and without a query. */
  readonly exits?: SearchExits;
};

/** The address to which the quick search sends queries and search forms without scripts are submitted. */
export const SEARCH_CALL = '/api/search';
export const QUERY_PARAMETER = 'q';
/** The language of the exits. */
export const LANGUAGE_PARAMETER = 'lang';
