import type { IncomingMessage } from 'node:http';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../lib/contract/paths.ts';
import { IMAGE_ASPECTS } from '../../lib/contract/image-format.ts';
import { json, PIXEL_ANSWER, segmentsIn, serveAnswers, type Answer } from '../stand-in/server.ts';
import { Refusal, type Call, type Caller } from './call.ts';
import { contentCalls } from './content-calls.ts';
import { coreRecord, foreignFields } from './core.ts';
import { customerCalls, type Received } from './customer-calls.ts';
import { answerQuery } from './graphql.ts';

export type ReferenceServer = {
  readonly url: string;
  readonly received: Received;
  /** Requests beyond the specification, one per line. */
  readonly refusals: readonly string[];
  readonly close: () => Promise<void>;
};

const IMAGE = new RegExp(`^/assets/i/[0-9a-f]{16}/(?:${IMAGE_ASPECTS.join('|')})/\\d+\\.(?:jpg|webp|avif)$`);
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

type Fields = Readonly<Record<string, unknown>>;
async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  const read: unknown = text === '' ? {} : JSON.parse(text);
  return Object.fromEntries(Object.entries(Object(read)));
}

/** The call that a request means, with its input; null for one that the specification does not have. */
function meant(calls: readonly Call[], method: string, path: string, given: Fields): [Call, Fields] | null {
  const fitting = calls.flatMap((call): [Call, Fields][] => {
    const { endpoint } = call;
    const segments = endpoint.method === method ? segmentsIn(endpoint.path, path) : null;
    return segments ? [[call, { ...given, ...segments }]] : [];
  });
  const special = fitting.find(([{ endpoint }]) => endpoint.when?.some((name) => name in given));
  return special ?? fitting.find(([{ endpoint }]) => !endpoint.when) ?? null;
}

/**
 * Starts a content server that has only the specification's calls and fields, on a free local port: an unknown call gets 404, an
 * unknown request field 422, an unknown GraphQL field 400.
 * @param eventHost host of the site, which it names as an event site
 */
export async function startReferenceServer(eventHost: string): Promise<ReferenceServer> {
  const { calls: ofCustomers, callerOf, received } = customerCalls();
  const calls = [...contentCalls(eventHost), ...ofCustomers];
  const refusals: string[] = [];

  const call = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const { method = 'GET' } = request;
    const path = url.pathname.slice(API_BASE_PATH.length);
    const given = method === 'GET' ? Object.fromEntries(url.searchParams) : await bodyOf(request);
    const [found, input] = meant(calls, method, path, given) ?? [];
    if (!found || !input) {
      refusals.push(`${method} ${path}`);
      throw new Refusal(404, 'There is no such call.');
    }
    const { endpoint } = found;
    const foreign = foreignFields(endpoint.input, input);
    if (foreign.length > 0) {
      refusals.push(`${method} ${path}: ${foreign.join(', ')}`);
      throw new Refusal(422, `Unknown: ${foreign.join(', ')}.`);
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const caller: Caller = (token === undefined ? null : callerOf(token)) ?? { customer: null };
    const output = coreRecord(endpoint.output, found.run(input, caller));
    endpoint.output.parse(output);
    return json(200, output);
  };

  const query = async (request: IncomingMessage): Promise<Answer> => {
    const { query: document, variables } = await bodyOf(request);
    const { status, body } = await answerQuery(
      String(document),
      Object.fromEntries(Object.entries(Object(variables))),
    );
    if (status !== 200) refusals.push(JSON.stringify(body));
    return json(status, body);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith(`${API_BASE_PATH}/`)) return call(request, url);
    if (url.pathname === GRAPHQL_PATH) return query(request);
    if (IMAGE.test(url.pathname)) return PIXEL_ANSWER;
    if (url.pathname.startsWith('/assets/f/')) return { status: 200, type: 'application/pdf', body: PDF };
    if (url.pathname.startsWith('/assets/')) refusals.push(url.pathname);
    throw new Refusal(404, 'There is nothing here.');
  };

  const { port, close } = await serveAnswers(answer, (error) => {
    const { status, message } = error instanceof Refusal ? error : { status: 500, message: String(error) };
    if (status === 500) refusals.push(message);
    return json(status, { success: false, message });
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    received,
    refusals,
    close,
  };
}
