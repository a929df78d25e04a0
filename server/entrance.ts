import type { IncomingMessage } from 'node:http';
import { measureAnswer } from '../lib/shared/node/meters.ts';
import type { Readiness } from '../lib/shared/node/readiness.ts';
import { createRequestIds, REQUEST_ID_HEADER, requestIdOf } from '../lib/shared/node/request-id.ts';
import { traceAnswer } from '../lib/shared/node/tracing.ts';
import { ASSETS, isProxied } from './content/proxy.ts';
import { API_PREFIX } from '../lib/content/app-routes.ts';
import { LIVE_CALL } from '../lib/season/live.ts';
import type { Handler } from './http/handler.ts';
import { securityHeaders } from './http/headers.ts';

/** The kind of a request in metrics and traces; null for streams, which last as long as their page and are counted, not timed. */
function kindOf({ url = '', headers }: IncomingMessage): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (path === LIVE_CALL) return null;
  if (isProxied(path)) return ASSETS.some((prefix) => path.startsWith(prefix)) ? 'picture' : 'content call';
  if (path.startsWith(`${API_PREFIX}/`)) return 'site call';
  if (path.startsWith('/_next/') || /\.\w{2,12}$/.test(path)) return 'file';
  return headers['rsc'] === undefined ? 'page' : 'page data';
}

export type EntranceOptions = {
  readonly siteUrl: string;
  readonly trustedProxies: readonly string[];
  readonly readiness: Readiness;
  /** Answers everything but probes. */
  readonly answer: Handler;
};

/** Where every request comes in: gives it an id, measures and traces it, and answers health probes. */
export function createEntrance({ siteUrl, trustedProxies, readiness, answer }: EntranceOptions): Handler {
  const withId = createRequestIds(trustedProxies);
  const security = securityHeaders(siteUrl);
  return (request, response) => {
    // Visitors may not name a trace: they could have it sampled at will, or make it grow without end.
    delete request.headers.traceparent;
    delete request.headers.tracestate;
    return withId(request, () => {
      measureAnswer(response, () => kindOf(request));
      const isProbe = (request.url ?? '').startsWith(`${API_PREFIX}/`);
      if (isProbe) {
        for (const [name, value] of security) response.setHeader(name, value);
        response.setHeader(REQUEST_ID_HEADER, requestIdOf(request));
        if (readiness.answer(request, response)) return;
      }
      return traceAnswer(request, response, { kind: kindOf(request), id: requestIdOf(request) }, () =>
        answer(request, response),
      );
    });
  };
}
