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

/** Sources by page, the first segment of addresses; records without one are found only by their sitemap entry. */
export const searchSources = createRegistry<{ readonly page: string; readonly find: SearchSource }>(
  'search-sources',
);

/** Joins the non-empty texts. */
export const joinedText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
