import { GRAPHQL_PATH } from '@/lib/contract/paths';
import { isSuccess, readError, type Answer } from '@/lib/api/answer';
import type { Queryable } from '@/lib/api/callable';
import { ApiFailure, type ApiError } from '@/lib/api/errors';
import { readExecution } from '@/lib/api/execution';
import { isRecord } from '@/lib/api/light';
import { err, type Result } from '@/lib/api/result';
import type { ApiClient, CallOptions } from '@/lib/api/transport';

export type Query = <V, R>(
  queryable: Queryable<V, R>,
  variables: NoInfer<V>,
  options?: CallOptions,
) => Promise<Result<R, ApiError>>;

/**
 * Makes the function that sends GraphQL queries through a client: same queue, token, renewal and errors as REST calls.
 * The GraphQL library is loaded at the first query, as a page without one should not have it.
 */
export function createQuery(client: ApiClient): Query {
  return async ({ document, result }, variables, { signal } = {}) => {
    const { GraphQLClient } = await import('graphql-request');
    const graphql = new GraphQLClient(`${client.baseUrl()}${GRAPHQL_PATH}`, {
      fetch: (_address: RequestInfo | URL, init?: RequestInit) => sendThrough(client, init ?? {}, signal),
      errorPolicy: 'all',
    });
    try {
      return readExecution(
        result,
        await graphql.rawRequest<unknown>({
          query: document,
          variables: isRecord(variables) ? variables : {},
        }),
      );
    } catch (thrown) {
      signal?.throwIfAborted();
      if (thrown instanceof ApiFailure) return err(thrown.error);
      // The library throws at what is no GraphQL answer.
      return err({ kind: 'badAnswer', issues: [{ path: '', message: String(thrown) }] });
    }
  };
}

/** Stands in for `fetch` inside the GraphQL library, which thus sees successful answers only. */
async function sendThrough(
  client: ApiClient,
  { method, headers, body }: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const request = {
    path: GRAPHQL_PATH,
    init: { method: method ?? 'POST', headers: headers ?? {}, body: body ?? null },
  };
  const answer = await client.send(request, { auth: 'public', isGraphql: true, signal });
  if (!answer.ok) throw new ApiFailure(answer.error);
  if (!isSuccess(answer.value)) throw new ApiFailure(readError(answer.value));
  return toResponse(answer.value);
}

const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(body, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
