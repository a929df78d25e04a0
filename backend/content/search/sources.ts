import type { Payload } from 'payload';
import { createRegistry } from '../../kernel/registry.ts';
import type { SearchOrder } from './order.ts';

/** What can be found of a record beyond its entry in the sitemap. */
export type SearchDetails = {
  readonly title?: string;
  /** One or two sentences, shown if the text has no match. */
  readonly description?: string;
  /** Other names that people search for: race number, venue, author. */
  readonly keywords?: string;
  /** The full plain text. */
  readonly text?: string;
  /** Its place among equally good results of its kind. */
  readonly order?: SearchOrder;
};

/** Finds the details of what stands below one page. @param names what follows the page in their addresses, at most a few hundred */
export type SearchSource = (
  payload: Payload,
  names: readonly string[],
) => Promise<ReadonlyMap<string, SearchDetails>>;

/** Sources by page, the first segment of addresses; what has none is found by its sitemap entry alone. */
export const searchSources = createRegistry<{ readonly page: string; readonly find: SearchSource }>(
  'search-sources',
);

/** Several texts as one, without the empty ones. */
export const joinedText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');
