import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { ContractCalls } from '@/lib/api/contract-calls';
import { createServerApi, serverApi } from '@/lib/api/server';
import { env } from '@/lib/config/env';
import { unwrap, unwrapOrNull } from '@/lib/api/errors';
import type { EndpointInput, EndpointOutput } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { QUERIES } from '@/lib/contract/graphql/queries';
import type { QueryResult, QueryVariables } from '@/lib/contract/graphql/query';
import { previewOfPage } from '@/lib/preview/current';
import { previewHeaders } from '@/lib/preview/headers';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from './cache';
import { clockOffsetMs } from './clock';
import { RENDER_TIME_TAG, tagsOfAnswer, tagsOfCall } from './tags';

type Endpoints = typeof ENDPOINTS;
type Queries = typeof QUERIES;

/** Queries for one record, which an editor sees as a draft. */
const DRAFT_QUERIES: ReadonlySet<keyof Queries> = new Set(['articleByUrl', 'roundByUrl']);

/** The content server's calls for an editor who looks at another moment, or at a draft; null for everybody else. */
function callsOfEditor(isDraft: boolean): ContractCalls | null {
  const preview = previewOfPage().current;
  if (!preview || (preview.asOf === null && !(isDraft && preview.claims.kind === 'editor'))) return null;
  return createServerApi(env().contentApiUrl, previewHeaders(preview));
}

/**
 * One REST call of the contract, cached for all visitors.
 * @returns the answer, or null when the content server says 404.
 * @throws ContentUnavailableError when it does not answer; a failure is never cached.
 */
export async function loadRest<K extends keyof Endpoints>(
  name: K,
  input: EndpointInput<Endpoints[K]>,
): Promise<EndpointOutput<Endpoints[K]> | null> {
  const calls = callsOfEditor(false);
  return calls ? unwrapOrNull(await calls.call(ENDPOINTS[name], input)) : loadCachedRest(name, input);
}

async function loadCachedRest<K extends keyof Endpoints>(
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
  const calls = callsOfEditor(DRAFT_QUERIES.has(name));
  return calls ? unwrap(await calls.query(QUERIES[name], variables)) : loadCachedQuery(name, variables);
}

async function loadCachedQuery<K extends keyof Queries>(
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

/**
 * The moment that pages are rendered for, in epoch milliseconds: that of a cached page is as old as the content beside it at most, an
 * editor's is the one that was asked for.
 */
export async function loadRenderTime(): Promise<number> {
  return previewOfPage().current?.asOf?.getTime() ?? loadCachedRenderTime();
}

async function loadCachedRenderTime(): Promise<number> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, RENDER_TIME_TAG);
  return Date.now() + clockOffsetMs();
}
