import { API_BASE_PATH, GRAPHQL_PATH } from '../../lib/contract/endpoint.ts';
import { addDirectRoute } from '../server/direct-routes.ts';
import { webRoute } from '../server/web-route.ts';
import { answerGraphqlCall } from './graphql/server.ts';
import { answerCall, bodyLimitAt } from './rest/index.ts';

/** Takes over the paths of the contract. Without it (at work on the code) Next's routes answer them the same way. */
export function serveContract(): void {
  addDirectRoute(API_BASE_PATH, webRoute(answerCall, bodyLimitAt));
  addDirectRoute(GRAPHQL_PATH, webRoute(answerGraphqlCall));
}
