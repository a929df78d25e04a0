import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../../lib/contract/paths.ts';
import { namesOneHost } from '../../../lib/contract/host-header.ts';
import { decodedPath } from '../../../lib/shared/decoded-path.ts';
import { log } from '../log/log.ts';
import { measureAnswer } from '../../../lib/shared/node/meters.ts';
import { KEEP_ALIVE_MS, REQUEST_MS } from '../../../lib/shared/node/keep-alive.ts';
import type { Readiness } from '../../../lib/shared/node/readiness.ts';
import { createRequestIds, REQUEST_ID_HEADER, requestIdOf } from '../../../lib/shared/node/request-id.ts';
import { TRACE_HEADER, traceAnswer } from '../../../lib/shared/node/tracing.ts';
import { createProxyCheck } from '../../../lib/shared/node/visitor-address.ts';
import { closeGracefully } from '../../../lib/shared/node/close-gracefully.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Methods that the platform's Request doesn't allow. */
const UNREADABLE_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);
const RETRY_AFTER_SECONDS = 2;

/** Path prefixes, longest first, and their names in metrics and traces. */
const KINDS = [
  [`${API_BASE_PATH}/`, 'call'],
  [GRAPHQL_PATH, 'graphql'],
  ['/assets/', 'picture'],
  ['/v/', 'picture'],
  ['/api/', 'cms call'],
  ['/admin', 'cms screen'],
  ['/_next/', 'file'],
] as const;

export type ContentServer = {
  /** From now on requests go to `handler`; until then they get 503. */
  readonly serve: (handler: Handler) => void;
  /**
   * Stops accepting connections, lets current requests finish, responds to further requests on open connections with `Connection: close`,
   * then resolves.
   */
  readonly close: () => Promise<unknown>;
};

export type ListenOptions = {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  readonly readiness: Readiness;
  /** Sets the headers common to all responses. */
  readonly prepare: (request: IncomingMessage, response: ServerResponse) => void;
};

/** The kind of a request, for metrics and traces. */
function kindOf({ url = '' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '';
  const [, kind = 'other'] = KINDS.find(([prefix]) => path.startsWith(prefix)) ?? [];
  return kind;
}

/**
 * Listens on the port right away, so that a port conflict shows before any work is done.
 * @throws the listen error, with code EADDRINUSE if the port is taken.
 */
export async function listen({
  port,
  host,
  trustedProxies,
  readiness,
  prepare,
}: ListenOptions): Promise<ContentServer> {
  const withId = createRequestIds(trustedProxies);
  const isOurs = createProxyCheck(trustedProxies);
  let handle: Handler = async (_, response) => {
    response.writeHead(503, {
      'retry-after': String(RETRY_AFTER_SECONDS),
      'content-type': 'text/plain; charset=utf-8',
    });
    response.end('The content backend is starting.\n');
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    measureAnswer(response, () => kindOf(request));
    prepare(request, response);
    response.setHeader(REQUEST_ID_HEADER, requestIdOf(request));
    if (readiness.answer(request, response)) return;
    // Next responds with 500 to a path that doesn't decode to valid UTF-8.
    const isReadable = decodedPath((request.url ?? '/').split('?', 1)[0] ?? '') !== null;
    if (!isReadable || !namesOneHost(request.rawHeaders)) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The address isn’t valid.\n');
      return;
    }
    if (UNREADABLE_METHODS.has(request.method ?? '')) {
      response.writeHead(405, {
        allow: 'GET, HEAD, POST, OPTIONS',
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end('This method isn’t accepted.\n');
      return;
    }
    const named = request.headers[TRACE_HEADER];
    const parent = typeof named === 'string' && isOurs(request.socket.remoteAddress) ? named : undefined;
    traceAnswer(request, response, { kind: kindOf(request), id: requestIdOf(request), parent }, () => {
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'A request failed with an unexpected error.');
        response.destroy();
      });
    });
  };
  const server: Server = createServer((request, response) =>
    withId(request, () => answer(request, response)),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    serve: (handler) => {
      handle = handler;
    },
    close: () => closeGracefully(server),
  };
}
