import type { IncomingMessage } from 'node:http';
import { json, PIXEL_ANSWER, segmentsIn, serveAnswers, type Answer } from '../stand-in/server.ts';
import { accountCalls } from './account-calls.ts';
import { answersWith, Refusal, type Call } from './answers.ts';
import { contentCalls } from './content-calls.ts';
import { queriesWith } from './graphql.ts';
import { shopCalls, type Received } from './shop-calls.ts';
import { sessions } from './tokens.ts';
import { isFields, type Fields, type Variations } from './variations.ts';

export type SpecServer = {
  readonly url: string;
  readonly received: Received;
  /** What was asked for that the specification doesn't have, one request a line. */
  readonly beyond: readonly string[];
  readonly close: () => Promise<void>;
};

/** Point 7: the base path. */
const BASE = '/api/v1';
/** In point 7, but it doesn't show what they answer, so a server made from it can't have them. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'POST /cognito/payment/creditCardSurchargeOf',
  'POST /cognito/payment/paymentSurchargesOf',
]);
/** Point 3: where images are, in the aspects of point 9. */
const IMAGE = /^\/assets\/i\/[0-9a-f]+\/(?:16x3|16x9|8x5|4x3|1x1|3x4|5x8|9x16)\/\d+\.(?:jpg|webp|avif)$/;
const FILE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/f\/.+\.pdf$/, 'application/pdf'],
  [/^\/assets\/f\/.+\.mp3$/, 'audio/mpeg'],
  [/^\/v\/.+\.mp4$/, 'video/mp4'],
];

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  try {
    const read: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    return isFields(read) ? read : {};
  } catch {
    throw new Refusal(422, 'This is not JSON.');
  }
}

/**
 * Starts a content server that is written from the specification and nothing else, on a free local port. A call that the specification
 * doesn't have gets 404, a field 422, a GraphQL field 400.
 * @param without calls that it lacks, such as 'GET /cognito/faq' or 'POST /graphql'
 */
export async function startSpecServer(
  variations: Variations = {},
  without: readonly string[] = [],
): Promise<SpecServer> {
  const answers = answersWith(variations);
  const tokens = sessions();
  const account = accountCalls(answers, tokens);
  const shop = shopCalls(answers, account.credit);
  const calls = [...contentCalls(variations, answers), ...account.calls, ...shop.calls].filter(
    ({ method, path }) => !without.includes(`${method} ${path}`),
  );
  const execute = queriesWith(variations);
  const graphqlPath = without.includes('POST /graphql') ? null : (variations.graphqlPath ?? '/graphql');
  const beyond: string[] = [];

  /** The call that is meant; one with a name in its path before one with a value there. */
  const find = (method: string, path: string): readonly [Call, Fields] | null => {
    const fitting = calls.flatMap((call) => {
      const segments = call.method === method ? segmentsIn(call.path, path) : null;
      return segments ? [[call, segments] as const] : [];
    });
    return fitting.toSorted(([, a], [, b]) => Object.keys(a).length - Object.keys(b).length)[0] ?? null;
  };

  const call = async (request: IncomingMessage, { pathname, searchParams }: URL): Promise<Answer> => {
    const { method = 'GET' } = request;
    const path = pathname.slice(BASE.length);
    const [found, segments] = find(method, path) ?? [];
    if (!found) {
      const name = `${method} ${path}`;
      if (!NOT_SHOWN.has(name) && !without.includes(name)) beyond.push(name);
      throw new Refusal(404, 'There is no such call.');
    }
    const given = method === 'GET' ? Object.fromEntries(searchParams) : await bodyOf(request);
    const foreign = Object.keys(given).filter((name) => !found.takes.includes(name));
    if (foreign.length > 0) {
      beyond.push(`${method} ${path}: ${foreign.join(', ')}`);
      throw new Refusal(422, `Unknown: ${foreign.join(', ')}.`);
    }
    const caller = tokens.callerOf(request.headers.authorization);
    return json(200, found.answer({ ...given, ...segments }, caller));
  };

  const query = async (request: IncomingMessage): Promise<Answer> => {
    const { query: document, variables } = await bodyOf(request);
    const { status, body } = await execute(String(document), isFields(variables) ? variables : {});
    if (status !== 200) beyond.push(`POST ${String(graphqlPath)}: ${JSON.stringify(body)}`);
    return json(status, body);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    if (pathname === graphqlPath) return query(request);
    if (pathname === '/graphql' || pathname === `${BASE}/graphql`) throw new Refusal(404, 'Not here.');
    if (pathname.startsWith(`${BASE}/`)) return call(request, url);
    if (IMAGE.test(pathname)) return PIXEL_ANSWER;
    const file = FILE_TYPES.find(([pattern]) => pattern.test(pathname));
    if (file) return { status: 200, type: file[1], body: '' };
    beyond.push(pathname);
    throw new Refusal(404, 'There is nothing here.');
  };

  const { port, close } = await serveAnswers(answer, (error, request) => {
    if (error instanceof Refusal) {
      const { status, message, textCode } = error;
      return json(status, { success: false, message, text_code: textCode });
    }
    beyond.push(`${String(request.url)}: ${String(error)}`);
    return json(500, { success: false, message: String(error) });
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    received: shop.received,
    beyond,
    close,
  };
}
