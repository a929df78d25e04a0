import type { Payload } from 'payload';
import { languageOfRequest } from '../words/language.ts';
import { Failure } from './failure.ts';
import { failureAnswer } from './http/answer.ts';
import { preflight, withCors } from './http/cors.ts';
import { logFault } from './log-fault.ts';
import { chooseRoute, type Match } from './router.ts';

export type DispatchSettings = {
  readonly basePath: string;
  readonly siteUrl: string;
  readonly match: (segments: readonly string[]) => Match | null;
  readonly getPayload: () => Promise<Payload>;
};

/** Decoded segments below the base path. @throws Failure 400 for a path that is not valid UTF-8. */
function pathSegments(url: URL, basePath: string): string[] {
  try {
    return url.pathname.slice(basePath.length).split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new Failure(400, 'The address is not valid.');
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
  return route.run({
    request,
    payload: await settings.getPayload(),
    pathParameters: found.pathParameters,
  });
}

/** Answers one REST call; every failure gets the wire form, and a fault of ours is logged with its cause. */
export async function dispatch(request: Request, settings: DispatchSettings): Promise<Response> {
  const response = await answer(request, settings).catch((error: unknown) => {
    logFault(request.method, new URL(request.url).pathname, error);
    return failureAnswer(error, languageOfRequest(request));
  });
  return withCors(request, response, settings.siteUrl);
}
