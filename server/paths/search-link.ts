import type { IncomingMessage, ServerResponse } from 'node:http';
import { SEARCH_PAGE, searchAddress } from '../../lib/content/search-query.ts';
import { QUERY_PARAMETER } from '../../lib/search/answer.ts';
import { NO_STORE } from '../http/cache-control.ts';

/**
 * Redirects a search written as on other sites, /search?q=pukekohe, to the address of its results here.
 * @returns whether the request was such a search and has been answered
 */
export function answerSearchLink(
  _request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
): boolean {
  if (path !== `/${SEARCH_PAGE}`) return false;
  const parameters = new URLSearchParams(query);
  const typed = parameters.get(QUERY_PARAMETER);
  if (typed === null) return false;
  parameters.delete(QUERY_PARAMETER);
  const address = searchAddress(typed);
  response.writeHead(303, {
    Location: parameters.size === 0 ? address : `${address}?${parameters}`,
    'Cache-Control': NO_STORE,
    'Content-Length': 0,
  });
  response.end();
  return true;
}
