import { hasExtension } from '@/lib/contract/extensions';
import { isSuccess, readError, type Answer } from '@/lib/api/answer';
import type { Queryable } from '@/lib/api/callable';
import { ApiFailure, type ApiError } from '@/lib/api/errors';
import { readExecution } from '@/lib/api/execution';
import { isRecord } from '@/lib/shared/record';
import { err, type Result } from '@/lib/api/result';
import type { ApiClient, CallOptions } from '@/lib/api/transport';

export type Query = <V, R>(
  queryable: Queryable<V, R>,
  variables: NoInfer<V>,
  options?: CallOptions,
) => Promise<Result<R, ApiError>>;

/**
 * Creates the function that sends GraphQL queries through a client: same queue, token, refresh and errors as REST calls.
 * Asks only for what the content server has (`graphql-document.ts`); a query of an extension that it lacks returns `notFound`.
 * The GraphQL library is loaded at the first query, so that pages without one don't load it.
 */
export function createQuery(client: ApiClient): Query {
  return async (
    { document, result, extension },
    given,
    { signal, extensions = client.extensions() } = {},
  ) => {
    if (!hasExtension(extensions, extension)) return err({ kind: 'notFound' });
    const [{ GraphQLClient }, { fitDocument }] = await Promise.all([
      import('graphql-request'),
      import('@/lib/api/graphql-document'),
    ]);
    const { document: query, variables } = fitDocument(document, extensions);
    const graphql = new GraphQLClient(`${client.baseUrl()}${client.graphqlPath()}`, {
      fetch: (_address: RequestInfo | URL, init?: RequestInit) => sendThrough(client, init ?? {}, signal),
      errorPolicy: 'all',
    });
    try {
      return readExecution(
        result,
        await graphql.rawRequest<unknown>({
          query,
          variables: Object.fromEntries(entriesOf(given).filter(([name]) => variables.has(name))),
        }),
      );
    } catch (thrown) {
      signal?.throwIfAborted();
      if (thrown instanceof ApiFailure) return err(thrown.error);
      // The library throws if the body is not a GraphQL response.
      return err({ kind: 'badAnswer', issues: [{ path: '', message: String(thrown) }] });
    }
  };
}

const entriesOf = (given: unknown) => (isRecord(given) ? Object.entries(given) : []);

/** Replaces `fetch` inside the GraphQL library, which thus sees only successful responses. */
async function sendThrough(
  client: ApiClient,
  { method, headers, body }: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const request = {
    path: client.graphqlPath(),
    init: { method: method ?? 'POST', headers: headers ?? {}, body: body ?? null },
  };
  const answer = await client.send(request, { auth: 'public', isGraphql: true, signal });
  if (!answer.ok) throw new ApiFailure(answer.error);
  if (!isSuccess(answer.value)) throw new ApiFailure(readError(answer.value));
  return toResponse(answer.value);
}

const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(body, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
