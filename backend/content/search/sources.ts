import type { Payload } from 'payload';
import { createRegistry } from '../../kernel/registry.ts';
import type { SearchOrder } from './order.ts';

/** What a record can be found by besides its entry in the sitemap. */
export type SearchDetails = {
  readonly title?: string;
  /** One or two sentences, shown if the text has no match. */
  readonly description?: string;
  /** Other names that people search for: race number, venue, author. */
  readonly keywords?: string;
  /** The full plain text. */
  readonly text?: string;
  /** Its rank among equally good results of its kind. */
  readonly order?: SearchOrder;
};

/** Finds the details of the records below one page. @param names the last parts of their addresses, at most a few hundred */
export type SearchSource = (
  payload: Payload,
  names: readonly string[],
) => Promise<ReadonlyMap<string, SearchDetails>>;

/**
 * Finds what details repeat of other records, such as the name of a round's circuit: a record is indexed again when that changes, even if it
 * hasn't been changed itself. The function returned takes the last part of an address.
 */
export type SearchRelations = (payload: Payload) => Promise<(name: string) => string>;

/** What the records below a page can be found by. */
export type PageSource = {
  /** The first segment of their addresses. */
  readonly page: string;
  readonly find: SearchSource;
  readonly related?: SearchRelations;
};

/** Sources by page; records without one are found only by their sitemap entry. */
export const searchSources = createRegistry<PageSource>('search-sources');

/** Joins the non-empty texts. */
export const joinedText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
