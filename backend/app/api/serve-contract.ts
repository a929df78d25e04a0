import { API_BASE_PATH, GRAPHQL_PATH } from '../../../lib/contract/endpoint.ts';
import { addDirectRoute } from '../../kernel/http/direct-routes.ts';
import { webRoute } from '../../kernel/http/web-route.ts';
import { answerGraphqlCall } from './graphql.ts';
import { answerCall, bodyLimitAt } from './rest.ts';

/** Serves the contract's paths directly, ahead of Next. In development Next's routes serve them instead, with the same result. */
export function serveContract(): void {
  addDirectRoute(API_BASE_PATH, webRoute(answerCall, bodyLimitAt));
  addDirectRoute(GRAPHQL_PATH, webRoute(answerGraphqlCall));
}
