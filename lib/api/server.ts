import 'server-only';
import { env } from '@/lib/config/env';
import { knownGraphqlPath } from '@/lib/config/graphql-path';
import type { ReportProblems } from '@/lib/api/answer-problems';
import { log } from '@/lib/telemetry/log';
import { systemClock } from '@/lib/api/clock';
import { createContractCalls, type ContractCalls } from '@/lib/api/contract-calls';
import { SERVER_DEADLINE_MS, SERVER_SPACING_MS } from '@/lib/api/limits';
import { isLoopback } from '@/lib/api/loopback';
import { createSpacingQueue, type SpacingQueue } from '@/lib/api/spacing-queue';
import { anonymousSession } from '@/lib/api/tokens';
import { createApiClient } from '@/lib/api/transport';

const queues = new Map<string, SpacingQueue>();

/** The queue of all requests to a content server, whoever they are for; without spacing on this machine. */
function queueOf(contentApiUrl: string): SpacingQueue {
  const known = queues.get(contentApiUrl);
  if (known) return known;
  const made = createSpacingQueue(isLoopback(contentApiUrl) ? 0 : SERVER_SPACING_MS, systemClock);
  queues.set(contentApiUrl, made);
  return made;
}

/**
 * Creates the calls that the site's own server makes: without a session, with a short timeout, and spaced together if the content
 * server is remote (spec point 9).
 * @param contentApiUrl origin of the content server
 * @param headers sent with every call
 */
export function createServerApi(
  contentApiUrl: string,
  headers: Readonly<Record<string, string>> = {},
): ContractCalls {
  return createContractCalls(
    createApiClient({
      baseUrl: () => contentApiUrl,
      graphqlPath: knownGraphqlPath,
      fetch: (address, init) => fetch(address, withHeaders(init, headers)),
      clock: systemClock,
      session: anonymousSession,
      onLink: () => undefined,
      queue: queueOf(contentApiUrl),
      timeoutMs: SERVER_DEADLINE_MS,
      readyForcedMs: null,
    }),
    logProblems,
  );
}

/** One line for an answer, however much of it is wrong. */
const MOST_LOGGED = 20;
const logProblems: ReportProblems = (call, problems) =>
  log.warn(
    { call, problems: problems.slice(0, MOST_LOGGED), count: problems.length },
    'Parts of an answer could not be read. Defaults are shown instead, and records missing essential fields are left out.',
  );

function withHeaders(init: RequestInit = {}, more: Readonly<Record<string, string>>): RequestInit {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return { ...init, headers };
}

let made: ContractCalls | null = null;
/** Created at the first call: a build imports this file before the site's real environment is known. */
const calls = (): ContractCalls => (made ??= createServerApi(env().contentApiUrl));

/** The calls of the server loaders. */
export const serverApi: ContractCalls = {
  call: (endpoint, input, options) => calls().call(endpoint, input, options),
  query: (query, variables, options) => calls().query(query, variables, options),
};
