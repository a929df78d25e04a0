import type { z } from 'zod';
import { fitDocument } from '../../../lib/api/graphql-document.ts';
import { ALL_EXTENSIONS } from '../../../lib/contract/extensions.ts';
import { API_BASE_PATH, type Endpoint } from '../../../lib/contract/endpoint.ts';
import type { GraphqlQuery } from '../../../lib/contract/graphql/query.ts';
import type { RunningServer } from './servers.ts';

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** A server's response. `json` is undefined if the body is not JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
};

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : undefined };
}

/** GET of a path below /api/v1. */
export async function get(
  server: RunningServer,
  path: string,
  parameters: Parameters = {},
  init: RequestInit = {},
): Promise<Answer> {
  const url = new URL(`${API_BASE_PATH}${path}`, server.url);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return answerOf(await fetch(url, init));
}

/** POST of JSON to a path of the server. */
export async function post(
  server: RunningServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answerOf(
    await fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

const stringOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

/**
 * Makes one call of the contract and returns its parsed output.
 * @throws if the status is not 200 or the response does not match the contract
 */
export async function call<I extends z.ZodType<unknown, Record<string, unknown>>, O extends z.ZodType>(
  server: RunningServer,
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const rest = new Map(Object.entries(input));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(stringOf(value));
  });
  const given = Object.fromEntries([...rest].map(([name, value]) => [name, stringOf(value)]));
  const answer =
    endpoint.method === 'GET'
      ? await get(server, path, given)
      : await post(server, `${API_BASE_PATH}${path}`, Object.fromEntries(rest));
  if (answer.status !== 200)
    throw new Error(`${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.json)}`);
  return endpoint.output.parse(answer.json);
}

/** Sends a GraphQL document. */
export const sendGraphql = (server: RunningServer, query: string, variables: unknown = {}): Promise<Answer> =>
  post(server, '/graphql', { query, variables });

/**
 * Runs one query of the contract and returns its parsed data.
 * @throws if it fails or the response does not match the contract
 */
export async function runQuery<V extends z.ZodType, R extends z.ZodType>(
  server: RunningServer,
  query: GraphqlQuery<V, R>,
  variables: z.input<V>,
): Promise<z.output<R>> {
  const { status, json } = await sendGraphql(
    server,
    fitDocument(query.document, ALL_EXTENSIONS).document,
    variables,
  );
  const answer = typeof json === 'object' && json !== null ? json : {};
  if (status !== 200 || 'errors' in answer)
    throw new Error(`${query.name} answered ${status}: ${JSON.stringify(json)}`);
  return query.result.parse(Reflect.get(answer, 'data'));
}
