import { http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { API_BASE_PATH, GRAPHQL_PATH, type Endpoint, type WireError } from '@/lib/contract/endpoint';
import type { GraphqlQuery } from '@/lib/contract/graphql/query';
import { isMeant } from './meant';

/** What the wire carries for an endpoint: the input of its output schema, not the result. */
export type WireOutput<E extends Endpoint> = z.input<E['output']>;
type Answer<T> = T | Response | Promise<T | Response>;
type Fields = Record<string, unknown>;

/**
 * A fake for one call of the contract, at any origin. A call that the endpoint's input schema rejects gets 422, so that no
 * test passes with a call that the real server would not accept.
 * @param resolver returns the response's JSON, or a whole response (see `refuse`)
 */
export function respond<E extends Endpoint>(
  endpoint: E,
  resolver: (call: { input: z.output<E['input']>; request: Request }) => Answer<WireOutput<E>>,
): HttpHandler {
  return respondAt(endpoint, (call) => {
    if (!isMeant(endpoint, call.input)) return undefined;
    const input = z.safeParse<E['input']>(endpoint.input, call.input);
    if (!input.success) return refuse(422, { message: z.prettifyError(input.error) });
    return resolver({ input: input.data, request: call.request });
  });
}

/** A fake for a call that is known by method and path only. Undefined passes the call to the next handler. */
export function respondAt(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  resolver: (call: { input: Fields; request: Request }) => Answer<unknown>,
): HttpHandler {
  const address = `*${API_BASE_PATH}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return (method === 'GET' ? http.get : http.post)(address, async ({ request, params }) => {
    // The origin's wildcard is a parameter, too, under a number.
    const segments = Object.entries(params).filter(([name]) => !/^\d+$/.test(name));
    const input = { ...(await readInput(request)), ...Object.fromEntries(segments) };
    const answer = await resolver({ input, request });
    if (answer === undefined) return undefined;
    return answer instanceof Response ? answer : HttpResponse.json(JSON.parse(JSON.stringify(answer)));
  });
}

/** A fake for one GraphQL query of the contract. */
export function respondQuery<Q extends Pick<GraphqlQuery, 'name' | 'result'>>(
  query: Q,
  resolver: (call: { variables: Fields; request: Request }) => Answer<z.input<Q['result']>>,
): HttpHandler {
  return http.post(`*${GRAPHQL_PATH}`, async ({ request }) => {
    const body = graphqlBody.parse(await request.clone().json());
    if (body.operationName !== query.name) return undefined;
    const answer = await resolver({ variables: body.variables, request });
    return answer instanceof Response ? answer : HttpResponse.json({ data: answer });
  });
}

const graphqlBody = z.object({
  operationName: z.string(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** An error in the contract's wire format. */
export function refuse(
  status: number,
  wire: Partial<WireError> = {},
  headers: Record<string, string> = {},
): Response {
  const body: WireError = { message: 'refused', ...wire, success: false };
  return HttpResponse.json(body, { status, headers });
}

async function readInput(request: Request): Promise<Fields> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return z.record(z.string(), z.unknown()).parse(await request.clone().json());
}
