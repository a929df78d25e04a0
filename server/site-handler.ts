import type { IncomingMessage, ServerResponse } from 'node:http';
import { INITIAL_LANGUAGE } from '../lib/contract/languages.ts';
import { isSearchPath } from '../lib/search/query.ts';
import { createRateLimit } from '../lib/search/rate.ts';
import type { Handler } from './handler.ts';
import type { HeaderList } from './headers.ts';
import { languageOf } from './language.ts';
import type { Logger } from './log.ts';
import type { Pages } from './pages.ts';
import { plainText, redirect, wireError } from './plain-answers.ts';
import { isProxied } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { parseRequestPath } from './request-path.ts';
import type { StandardAnswers } from './standard-answers.ts';
import type { StaticFiles } from './static.ts';

/** What the calls of the contract and the site's own routes are made with. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A page is read, and nothing else. */
const READING: readonly string[] = ['GET', 'HEAD'];

/** A server function of Next's is called by a POST to the page that it is on (docs/decisions/0034). */
const ACTION_ID = /^[\da-f]{40,80}$/;
const isAction = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && ACTION_ID.test(String(headers['next-action'] ?? ''));

const refuseMethod = (response: ServerResponse, allowed: readonly string[]) =>
  plainText(response, 405, 'Method not allowed', { Allow: allowed.join(', ') });

/** Each new query is a page that Next renders, and addresses with queries can be made up without end. */
const SEARCH_RATE = { burst: 60, perSecond: 5 };

/** Route handlers of the site: no page, no content path. */
const ROUTE_HANDLERS = /^\/api(?:\/|$)/;
/** Next's built files. Those that exist are in the index; its image resizer is not used and stays shut. */
const NEXT_FILES = /^\/_next(?:\/|$)/;

export type SiteHandlerOptions = {
  readonly security: HeaderList;
  readonly files: StaticFiles;
  readonly proxy: Proxy;
  readonly pages: Pages;
  /** Answers login links; false for every other address. */
  readonly loginLinks: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) => boolean;
  readonly standard: StandardAnswers;
  /** Whether a path has a page, for requests that are not for a page's HTML. */
  readonly exists: (path: string) => Promise<boolean> | boolean;
  readonly next: Handler;
  readonly log: Logger;
};

/** The address as it was sent, without its query, which may hold what no log should. */
const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0] ?? '';

/** Whether Next's router in the browser asks for data instead of a page. */
const isRouterRequest = (request: IncomingMessage, query: string) =>
  request.headers['rsc'] !== undefined ||
  request.headers['next-router-prefetch'] !== undefined ||
  query.includes('_rsc=');

/** Answers every request of the site, in the order that lets the busiest ones leave first. */
export function createSiteHandler(options: SiteHandlerOptions): Handler {
  const { security, files, proxy, pages, loginLinks, standard, exists, next, log } = options;
  const takeSearch = createRateLimit(SEARCH_RATE);

  const answer = async (request: IncomingMessage, response: ServerResponse, isRead: boolean) => {
    const parsed = parseRequestPath(request.url ?? '');
    if (parsed.kind === 'bad')
      return plainText(response, parsed.status, parsed.status === 414 ? 'Address too long' : 'Bad address');
    const rawPath = pathOf(request);
    if (!METHODS.has(request.method ?? '')) return refuseMethod(response, [...METHODS]);
    if (isProxied(rawPath)) return proxy.handle(request, response);
    if (isRead && files.serve(rawPath, request, response)) return;
    if (parsed.kind === 'redirect') return redirect(response, parsed.to, '');
    const { path, query } = parsed;
    if (NEXT_FILES.test(path)) return plainText(response, 404, 'No such file');
    if (ROUTE_HANDLERS.test(path)) return next(request, response);
    if (!isRead) {
      const isCalled = isAction(request) && (await exists(path));
      return isCalled ? next(request, response) : refuseMethod(response, READING);
    }
    if (isSearchPath(path) && !takeSearch())
      return plainText(response, 429, 'Too many searches at once', { 'Retry-After': '2' });
    if (isRouterRequest(request, query)) {
      // The router loads the address as a page when it gets no data, and then sees the 404 page.
      if (!(await exists(path))) return plainText(response, 404, 'No such page');
      return pages.serveData(request, response, path, query);
    }
    if (loginLinks(request, response, path, query)) return;
    return pages.serve(request, response, path, query);
  };

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    log.error({ err: error, path: pathOf(request) }, 'A request failed.');
    if (response.headersSent || response.destroyed) response.destroy();
    else if (isProxied(pathOf(request))) wireError(response, 500, 'The server failed to answer.');
    else {
      const language =
        request.headers.cookie === undefined ? INITIAL_LANGUAGE : languageOf(request.headers.cookie);
      (await standard.failed(language, 500)).write(request, response);
    }
  };

  return async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers['rsc'] === undefined && pages.serveFresh(request, response)) return;
    for (const [name, value] of security) response.setHeader(name, value);
    try {
      await answer(request, response, isRead);
    } catch (error) {
      await fail(request, response, error);
    }
  };
}
