import type { IncomingMessage, ServerResponse } from 'node:http';
import { SEARCH_PAGE, searchAddress } from '../../lib/content/search-query.ts';
import { QUERY_PARAMETER } from '../../lib/search/answer.ts';

/**
 * Answers a search written as other sites write theirs, /search?q=pukekohe, and goes on to the address that its results have here.
 * @returns whether the request was such a search
 */
export function answerSearchLink(
  _request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): boolean {
  if (path !== `/${SEARCH_PAGE}`) return false;
  const said = new URLSearchParams(query);
  const typed = said.get(QUERY_PARAMETER);
  if (typed === null) return false;
  said.delete(QUERY_PARAMETER);
  const address = searchAddress(typed);
  response.writeHead(303, {
    Location: said.size === 0 ? address : `${address}?${said}`,
    'Cache-Control': 'no-store',
    'Content-Length': 0,
  });
  response.end();
  return true;
}
