import type { Payload } from 'payload';
import type { SearchAnswer } from '../../../lib/contract/endpoints/content.ts';
import { answerSearch, type WantedResults } from '../../../lib/shared/search/answer-search.ts';
import { searchIndexReady } from './keep-index.ts';
import { searchStore } from './open-search-store.ts';

/** The results of a query among everything that visitors can read, from the index in the database (`answerSearch`). */
export async function searchContent(
  payload: Payload,
  query: string,
  wanted: WantedResults,
): Promise<SearchAnswer> {
  const isReadable = await searchIndexReady(payload);
  return answerSearch(await searchStore(payload), query, wanted, isReadable);
}
