import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { knownGraphqlPath } from '../../lib/config/graphql-path.ts';
import { API_BASE_PATH, GRAPHQL_PATH } from '../../lib/contract/endpoint.ts';
import { HTTP_TIMEOUT_MS } from '../../lib/contract/limits.ts';
import { acceptsHtml } from '../../lib/shared/accepts-html.ts';
import { CHANGES_HEADER } from '../../lib/shared/node/change-stream.ts';
import type { AssetCache } from './asset-cache.ts';
import { TRACE_HEADER } from '../../lib/shared/node/tracing.ts';
import { endCall, startCall } from './content-calls.ts';
import type { ReachedPlace } from './follow-changes.ts';
import { HOP_BY_HOP } from '../http/headers.ts';
import type { Logger } from '../process/log.ts';
import { wireError } from '../http/plain-answers.ts';
import { contentCalls } from '../process/site-meters.ts';

/** Shorter than the browser's own limit, so that it gets an explanation. */
const DEADLINE_MS = HTTP_TIMEOUT_MS - 5_000;
const MAX_SOCKETS = 128;
const RETRY_AFTER_S = 5;

/** Methods that are safe to repeat. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Path prefixes of pictures and documents. */
export const ASSETS = ['/assets/', '/v/'] as const;

/** Path prefixes that the browser requests from this origin and the content server answers. */
const PREFIXES = [`${API_BASE_PATH}/`, ...ASSETS];

/** Whether a path belongs to the content server. */
export const isProxied = (path: string): boolean =>
  path === GRAPHQL_PATH || path === API_BASE_PATH || PREFIXES.some((prefix) => path.startsWith(prefix));

export type ProxyOptions = {
  readonly contentApiUrl: string;
  readonly siteUrl: string;
  readonly assets: AssetCache;
  readonly reached?: ReachedPlace;
  /** Answers people who opened the address in a browser with the error page. Without it they get the wire format, like programs. */
  readonly showUnavailable?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly log: Logger;
  readonly deadlineMs?: number;
};

export type Proxy = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
};

const withoutHopByHop = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name),
    ),
  );
};

/** Forwards calls and requests for files, including ranges, to the content server as streams. */
export function createProxy({
  contentApiUrl,
  siteUrl,
  assets,
  reached = { place: null },
  showUnavailable,
  log,
  deadlineMs = DEADLINE_MS,
}: ProxyOptions): Proxy {
  const base = new URL(contentApiUrl);
  const site = new URL(siteUrl);
  const isHttps = base.protocol === 'https:';
  const agent = isHttps
    ? new HttpsAgent({ keepAlive: true, maxSockets: MAX_SOCKETS })
    : new HttpAgent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const send = isHttps ? httpsRequest : httpRequest;
  const basePath = base.pathname.replace(/\/$/, '');

  const requestHeaders = (request: IncomingMessage): OutgoingHttpHeaders => ({
    // Only this site may say how far it has got in the stream of changes, never a visitor.
    ...withoutHopByHop({ ...request.headers, [CHANGES_HEADER]: undefined }),
    host: base.host,
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.replace(':', ''),
    ...(reached.place === null ? {} : { [CHANGES_HEADER]: reached.place }),
  });

  const failInWireFormat = (response: ServerResponse, error: Error & { code?: string }, isLate: boolean) => {
    if (isLate) return wireError(response, 504, 'The content server took too long to respond.');
    const isDown = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENETUNREACH'].includes(
      error.code ?? '',
    );
    const retry = { 'Retry-After': String(RETRY_AFTER_S) };
    if (isDown) return wireError(response, 503, 'The content server can’t be reached at the moment.', retry);
    wireError(response, 502, 'The content server ended its response early.', retry);
  };

  const fail = (
    request: IncomingMessage,
    response: ServerResponse,
    error: Error & { code?: string },
    isLate: boolean,
  ) => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    log.warn({ err: error }, 'The content server didn’t respond to a forwarded request.');
    if (showUnavailable === undefined || !acceptsHtml(request.headers.accept))
      return failInWireFormat(response, error, isLate);
    showUnavailable(request, response).catch((cause: unknown) => {
      log.error({ err: cause }, 'The error page could not be sent in place of a forwarded response.');
      response.destroy();
    });
  };

  return {
    handle(request, response) {
      const path = request.url ?? '/';
      if (assets.serve(path, request, response)) return;
      const started = performance.now();
      const span = startCall('forward');
      const measure = (status: string) => {
        contentCalls.record((performance.now() - started) / 1000, { from: 'forward', status });
        endCall(span, status);
      };
      const isSafe = SAFE_METHODS.has(request.method ?? '');
      let isLate = false;
      let upstream: ClientRequest;
      let lastLook: NodeJS.Immediate | undefined;
      const giveUp = () => {
        isLate = true;
        upstream.destroy(new Error('deadline'));
      };
      // Node runs timers before it reads from sockets. Waiting for that read makes sure that nothing arrived while this process was busy.
      const deadline = setTimeout(() => (lastLook = setImmediate(giveUp)), deadlineMs);
      // A photo may take minutes to upload from a phone, so the time counts from the last chunk received.
      const restartClock = () => {
        clearImmediate(lastLook);
        deadline.refresh();
      };
      const stopClock = () => {
        clearImmediate(lastLook);
        clearTimeout(deadline);
        // `refresh` would restart a cleared timer.
        request.off('data', restartClock).off('end', restartClock);
      };
      const sendUpstream = () => {
        const upstreamRequest = send({
          // The other side may close a keep-alive connection just as it is used. A call that changes something can't be repeated, so it
          // gets a connection of its own.
          agent: isSafe ? agent : false,
          protocol: base.protocol,
          hostname: base.hostname.replace(/^\[|\]$/g, ''),
          port: base.port,
          method: request.method,
          path: `${basePath}${path === GRAPHQL_PATH ? knownGraphqlPath() : path}`,
          headers: {
            ...requestHeaders(request),
            ...(span === undefined ? {} : { [TRACE_HEADER]: span.traceparent }),
          },
        });
        upstreamRequest.on('response', (answer) => {
          stopClock();
          const headers = withoutHopByHop(answer.headers);
          delete headers['x-powered-by'];
          // The response already has this site's request id; another content server may have its own.
          delete headers['x-request-id'];
          measure(String(answer.statusCode));
          response.writeHead(answer.statusCode ?? 502, headers);
          assets.watch(path, request, answer);
          pipeline(answer, response, (error) => {
            if (error)
              log.debug({ err: error, path: path.split('?', 1)[0] }, 'A forwarded response ended early.');
          });
        });
        upstreamRequest.on('error', (error: Error & { code?: string }) => {
          const wasClosedBefore = isSafe && upstreamRequest.reusedSocket && error.code === 'ECONNRESET';
          if (wasClosedBefore && !isLate && !response.headersSent && !response.destroyed) {
            upstream = sendUpstream();
            upstream.end();
            return;
          }
          stopClock();
          measure('failed');
          fail(request, response, error, isLate);
        });
        return upstreamRequest;
      };
      upstream = sendUpstream();
      response.on('close', () => {
        stopClock();
        if (!response.writableFinished) upstream.destroy();
      });
      request.on('data', restartClock).on('end', restartClock);
      request.pipe(upstream);
    },
    close: () => agent.destroy(),
  };
}
