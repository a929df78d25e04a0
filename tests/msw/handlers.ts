import type { HttpHandler } from 'msw';
import { endpointList } from './endpoint-list';
import { refuse, respond } from './respond';

/**
 * Handlers for every REST call of the contract, like a content server without any records. A test adds the responses it is
 * about in front of them (`server.use(respond(…))`).
 */
export const emptyContentHandlers: readonly HttpHandler[] = endpointList.map((endpoint) =>
  respond(endpoint, () => {
    const empty = [EMPTY_PAGE, EMPTY_LIST].find((answer) => endpoint.output.safeParse(answer).success);
    return empty ?? refuse(404, { message: 'No such record' });
  }),
);

const EMPTY_PAGE = { data: [], num_items: 0, num_pages: 0 };
const EMPTY_LIST = { data: [] };
