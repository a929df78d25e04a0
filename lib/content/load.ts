import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import { unwrap, unwrapOrNull } from '@/lib/api/errors';
import type { EndpointInput, EndpointOutput } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { QUERIES } from '@/lib/contract/graphql/queries';
import type { QueryResult, QueryVariables } from '@/lib/contract/graphql/query';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from './cache';
import { clockOffsetMs } from './clock';
import { RENDER_TIME_TAG, tagsOfAnswer, tagsOfCall } from './tags';

type Endpoints = typeof ENDPOINTS;
type Queries = typeof QUERIES;

/**
 * One REST call of the contract, cached for all visitors.
 * @returns the answer, or null when the content server says 404.
 * @throws ContentUnavailableError when it does not answer; a failure is never cached.
 */
export async function loadRest<K extends keyof Endpoints>(
  name: K,
  input: EndpointInput<Endpoints[K]>,
): Promise<EndpointOutput<Endpoints[K]> | null> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, ...tagsOfCall(name));
  const answer = unwrapOrNull(await serverApi.call(ENDPOINTS[name], input));
  cacheTag(...tagsOfAnswer(name, answer));
  return answer;
}

/**
 * One GraphQL query of the contract, cached for all visitors.
 * @throws ContentUnavailableError when the content server does not answer; a failure is never cached.
 */
export async function loadQuery<K extends keyof Queries>(
  name: K,
  variables: QueryVariables<Queries[K]>,
): Promise<QueryResult<Queries[K]>> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, ...tagsOfCall(name));
  const answer = unwrap(await serverApi.query(QUERIES[name], variables));
  cacheTag(...tagsOfAnswer(name, answer));
  return answer;
}

/** The moment that cached pages are rendered for, in epoch milliseconds: as old as the content beside it at most. */
export async function loadRenderTime(): Promise<number> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, RENDER_TIME_TAG);
  return Date.now() + clockOffsetMs();
}
