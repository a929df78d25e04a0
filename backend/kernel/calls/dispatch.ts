import type { Payload } from 'payload';
import { currentSpan } from '../../../lib/shared/node/tracing.ts';
import { languageOfRequest } from '../messages/language.ts';
import { Failure } from '../failure.ts';
import { failureAnswer } from '../http/answer.ts';
import { preflight, withCors } from '../http/cors.ts';
import { logFault } from '../log/log-fault.ts';
import type { FindCustomer } from './caller.ts';
import { chooseRoute, type Match } from './router.ts';

export type DispatchSettings = {
  readonly basePath: string;
  readonly siteUrl: string;
  readonly match: (segments: readonly string[]) => Match | null;
  readonly getPayload: () => Promise<Payload>;
  readonly findCustomer: FindCustomer;
};

/** Decoded segments below the base path. @throws Failure 400 for a path that isn't valid UTF-8. */
function pathSegments(url: URL, basePath: string): string[] {
  try {
    return url.pathname.slice(basePath.length).split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new Failure(400, 'The address isn’t valid.');
  }
}

async function answer(request: Request, settings: DispatchSettings): Promise<Response> {
  const url = new URL(request.url);
  const found = settings.match(pathSegments(url, settings.basePath));
  if (!found) throw new Failure(404, 'There is no such call.');
  const allowed = [...new Set(found.routes.map((route) => route.endpoint.method)), 'OPTIONS'];
  if (request.method === 'OPTIONS') return preflight(request, settings.siteUrl, allowed);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = chooseRoute(found.routes, method, url.searchParams);
  if (!route) {
    const methods = allowed.join(', ');
    throw new Failure(405, `This call accepts ${methods}.`, { headers: { Allow: methods } });
  }
  currentSpan()?.set({ 'http.route': settings.basePath + route.endpoint.path });
  return route.run({
    request,
    payload: await settings.getPayload(),
    findCustomer: settings.findCustomer,
    pathParameters: found.pathParameters,
  });
}

/** Handles one REST call; every failure gets the wire format, and our own faults are logged with their cause. */
export async function dispatch(request: Request, settings: DispatchSettings): Promise<Response> {
  const response = await answer(request, settings).catch((error: unknown) => {
    logFault(request.method, new URL(request.url).pathname, error);
    return failureAnswer(error, languageOfRequest(request));
  });
  return withCors(request, response, settings.siteUrl);
}
