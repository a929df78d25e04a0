import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PREFIX, API_ROUTES, RAW_CODE_ROUTE, SHARE_ROUTE } from '../lib/content/app-routes.ts';
import { namesOneHost } from '../lib/contract/host-header.ts';
import { PAGE_SPEED_CALL } from '../lib/contract/page-speed.ts';
import { PREVIEW_VERSION_PATH } from '../lib/contract/preview.ts';
import { SITE_HOOK_PATH } from '../lib/contract/site-hook.ts';
import { SEARCH_CALL } from '../lib/search/answer.ts';
import { LIVE_CALL, RACE_DAY_CALL } from '../lib/season/live.ts';
import { isSearchPath } from '../lib/content/search-query.ts';
import { acceptsHtml } from '../lib/shared/accepts-html.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../lib/shared/node/request-id.ts';
import { createRateLimiter } from '../lib/shared/rate-limits/rate-limiter.ts';
import { RATE_LIMITS } from '../lib/shared/rate-limits/rate-limits.ts';
import type { Drafts } from './cache/draft.ts';
import type { Handler } from './http/handler.ts';
import type { HeaderList } from './http/headers.ts';
import { languageOf, withLanguage } from './http/language.ts';
import type { Logger } from './process/log.ts';
import type { PageSpeeds } from './content/page-speed.ts';
import type { PathFilter, Pages } from './cache/pages.ts';
import { plainText, redirect, wireError } from './http/plain-answers.ts';
import { isProxied } from './content/proxy.ts';
import type { Proxy } from './content/proxy.ts';
import type { RaceDayCalls } from './live/race-day.ts';
import { parseRequestPath } from './http/request-path.ts';
import { answerSearchLink } from './paths/search-link.ts';
import type { StandardAnswers } from './cache/standard-answers.ts';
import type { StaticFiles } from './http/static.ts';

/** Methods used by the calls of the contract and the site's own routes. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Pages can only be read. */
const READING: readonly string[] = ['GET', 'HEAD'];

/** Next's server functions are called by a POST to their page (docs/decisions/0034). */
const ACTION_ID = /^[\da-f]{40,80}$/;
const isAction = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && ACTION_ID.test(String(headers['next-action'] ?? ''));

const refuseMethod = (response: ServerResponse, allowed: readonly string[]) =>
  plainText(response, 405, 'Method not allowed', { Allow: allowed.join(', ') });

/** How many callers' rate limits are remembered; the longest unseen are forgotten first. */
const MAX_CALLERS = 10_000;
const TOO_MANY_SEARCHES = 'Too many searches at once. Please try again in a moment.';

/** Next's build output. Existing files are in the index; its image resizer isn't used and stays blocked. */
const NEXT_FILES = /^\/_next(?:\/|$)/;

type AnswersLinks = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => boolean;

export type SiteHandlerOptions = {
  readonly security: HeaderList;
  readonly files: StaticFiles;
  readonly proxy: Proxy;
  readonly pages: Pages;
  /** Answer login links and links that name a language; they return false for other addresses. */
  readonly loginLinks: AnswersLinks;
  readonly languageLinks: AnswersLinks;
  readonly raceDay: RaceDayCalls;
  readonly pageSpeeds: Pick<PageSpeeds, 'serve'>;
  readonly standard: StandardAnswers;
  /** Decides about a path, for requests other than for a page's HTML. */
  readonly decide: PathFilter['decide'];
  readonly drafts: Drafts;
  /** A visitor's network address, for rate limits. */
  readonly visitorAddress: (request: IncomingMessage) => string;
  readonly next: Handler;
  readonly log: Logger;
};

/** The requested address without its query, which may contain private data. */
const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0] ?? '';

/** Whether Next's router in the browser requests data instead of a page. */
const isRouterRequest = (request: IncomingMessage, query: string) =>
  request.headers['rsc'] !== undefined ||
  request.headers['next-router-prefetch'] !== undefined ||
  query.includes('_rsc=');

/** Creates the handler of all the site's requests. It checks the most frequent kinds first. */
export function createSiteHandler(options: SiteHandlerOptions): Handler {
  const {
    security,
    files,
    proxy,
    pages,
    loginLinks,
    languageLinks,
    raceDay,
    pageSpeeds,
    standard,
    decide,
    drafts: { isDraft, frameOf },
    visitorAddress,
    next,
    log,
  } = options;
  const limiter = createRateLimiter(() => performance.now(), MAX_CALLERS);

  /** People get an error page in their language: a whole grandstand may share one network address. */
  const refuseSearch = async (
    request: IncomingMessage,
    response: ServerResponse,
    wait: number,
    refuse: typeof plainText,
  ) => {
    if (acceptsHtml(request.headers.accept))
      (await standard.failed(languageOf(request.headers), 429)).write(request, response);
    else refuse(response, 429, TOO_MANY_SEARCHES, { 'Retry-After': String(wait) });
  };

  /** Answers one of the site's own calls; only existing ones reach Next. */
  const answerCall = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (path === PAGE_SPEED_CALL) {
      const wait = limiter.take(RATE_LIMITS.pageSpeeds, visitorAddress(request));
      if (wait > 0)
        return wireError(response, 429, 'Too many reports at once.', { 'Retry-After': String(wait) });
      return pageSpeeds.serve(request, response);
    }
    const [, page] = RAW_CODE_ROUTE.exec(path) ?? [];
    // An editor's preview shows the code of an unpublished page in a frame.
    const isPage = page !== undefined && (isDraft(request.headers.cookie) || (await hasPage(page)));
    if (!isPage && !API_ROUTES.has(path)) return wireError(response, 404, 'There is no such call.');
    const wait = path === SEARCH_CALL ? limiter.take(RATE_LIMITS.quickSearches, visitorAddress(request)) : 0;
    if (wait > 0) return refuseSearch(request, response, wait, wireError);
    if (path === RACE_DAY_CALL || path === LIVE_CALL) {
      if (!READING.includes(request.method ?? '')) return refuseMethod(response, READING);
      if (path === RACE_DAY_CALL) return raceDay.serve(request, response);
      return raceDay.openStream(request, response, visitorAddress(request));
    }
    // Once a report of changes has been answered, everything cached is purged.
    if (path === SITE_HOOK_PATH) {
      response.once('finish', () => {
        if (response.statusCode === 200) raceDay.refresh();
      });
    }
    return next(request, response);
  };

  /** Answers with the share picture of a page, if it exists and the caller hasn't requested too many. */
  const answerShare = async (request: IncomingMessage, response: ServerResponse, page: string) => {
    const decision = await decide(page);
    if (decision === 'unavailable')
      return plainText(response, 503, 'Not available at the moment', { 'Retry-After': '30' });
    if (decision !== 'render') return plainText(response, 404, 'No such picture');
    const wait = limiter.take(RATE_LIMITS.sharePictures, visitorAddress(request));
    if (wait > 0)
      return plainText(response, 429, 'Too many pictures at once', { 'Retry-After': String(wait) });
    return next(request, response);
  };
  const hasPage = async (name: string) => (await decide(`/${decodeURIComponent(name)}`)) === 'render';

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
    if (path === PREVIEW_VERSION_PATH && isRead) {
      const frame = frameOf(new URLSearchParams(query).get('token') ?? '');
      if (frame === null) return plainText(response, 403, 'This has ended. Open it again in the CMS.');
      // For this response only: the frame gets no cookie of its own, and the browser's cookies don't count.
      request.url = frame.path;
      request.headers.cookie = frame.cookie;
      return pages.serve(request, response, frame.path, '');
    }
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) return answerCall(request, response, path);
    if (!isRead) {
      const isCalled = isAction(request) && (await decide(path)) === 'render';
      if (!isCalled) return refuseMethod(response, READING);
      // The response becomes part of the page that the visitor sees.
      request.headers.cookie = withLanguage(request.headers.cookie, languageOf(request.headers));
      return next(request, response);
    }
    if (answerSearchLink(request, response, path, query)) return;
    const [, shared] = SHARE_ROUTE.exec(path) ?? [];
    if (shared !== undefined) return answerShare(request, response, shared);
    const wait = isSearchPath(path) ? limiter.take(RATE_LIMITS.searches, visitorAddress(request)) : 0;
    if (wait > 0) return refuseSearch(request, response, wait, plainText);
    if (isRouterRequest(request, query)) {
      const decision = isDraft(request.headers.cookie) ? 'render' : await decide(path);
      // If it gets no data, the router loads the address as a page and shows the result.
      if (decision === 'missing') return plainText(response, 404, 'No such page');
      if (decision === 'unavailable')
        return plainText(response, 503, 'Not available at the moment', { 'Retry-After': '30' });
      return pages.serveData(request, response, path, query);
    }
    if (loginLinks(request, response, path, query) || languageLinks(request, response, path, query)) return;
    return pages.serve(request, response, path, query);
  };

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    log.error({ err: error, path: pathOf(request) }, 'A request failed with an unexpected error.');
    if (response.headersSent || response.destroyed) response.destroy();
    else if (isProxied(pathOf(request))) wireError(response, 500, 'The server failed to answer.');
    else {
      (await standard.failed(languageOf(request.headers), 500)).write(request, response);
    }
  };

  return async (request, response) => {
    if (!namesOneHost(request.rawHeaders)) return plainText(response, 400, 'One Host header, please');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers['rsc'] === undefined && pages.serveFresh(request, response)) return;
    for (const [name, value] of security) response.setHeader(name, value);
    response.setHeader(REQUEST_ID_HEADER, requestIdOf(request));
    try {
      await answer(request, response, isRead);
    } catch (error) {
      await fail(request, response, error);
    }
  };
}
