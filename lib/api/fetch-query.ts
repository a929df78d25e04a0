import { isSuccess, readError } from '@/lib/api/answer';
import { readExecution } from '@/lib/api/execution';
import type { Query } from '@/lib/api/graphql';
import { isRecord } from '@/lib/shared/record';
import { jsonOf } from '@/lib/shared/text/json-of';
import { err } from '@/lib/api/result';
import type { ApiClient } from '@/lib/api/transport';

/** Like `createQuery`, without the GraphQL library: for the few small queries that every page sends in the browser. */
export function createFetchQuery(client: ApiClient): Query {
  return async ({ name, document, result }, variables, { signal } = {}) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const body = JSON.stringify({ operationName: name, query: document, variables });
    const answer = await client.send(
      { path: client.graphqlPath(), init: { method: 'POST', headers, body } },
      { auth: 'public', isGraphql: true, signal },
    );
    if (!answer.ok) return answer;
    if (!isSuccess(answer.value)) return err(readError(answer.value));
    const json = jsonOf(answer.value.body);
    return readExecution(result, isRecord(json) ? json : {});
  };
}
