import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../lib/contract/languages.ts';
import { isSearchPath } from '../../lib/content/search-query.ts';
import { createSemaphore } from '../../lib/shared/semaphore.ts';
import { measureQueue } from '../../lib/shared/node/meters.ts';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';
import type { IsDraft } from './draft.ts';
import type { Freshness } from './freshness.ts';
import { languageOf } from '../http/language.ts';
import type { Logger } from '../process/log.ts';
import type { PageCache } from './page-cache.ts';
import type { PreparedAnswer } from '../html/prepared-answer.ts';
import type { Rendered, Renderer } from './renderer.ts';
import { redirect } from '../http/plain-answers.ts';
import { documentPageOf } from '../../lib/shop/shop-screens.ts';
import { showPaymentResult } from '../content/payment-return.ts';
import type { PaymentReturn } from '../content/payment-return.ts';
import { isNeutralQuery } from '../http/request-path.ts';
import { pageCacheUses } from '../process/site-meters.ts';
import type { StandardAnswers } from './standard-answers.ts';

/** Pause before retrying a page that could not be renewed. */
const RETRY_MS = 5_000;
/** How long a visitor waits for a new page when an old one could be shown instead. */
const STAND_IN_WAIT_MS = 2_000;
/**
 * How many pages are rendered at once just for prefetches. Every tab prefetches four at once, and after a new build each has to be
 * rendered: a page that somebody is waiting for would queue behind them all.
 */
const AHEAD_AT_ONCE = 2;
/**
 * How many outdated pages are renewed at once in the background. A minute after a crawler has read many pages, all are outdated:
 * a hundred renders at once would take several hundred MB, and processor time from visitors waiting for a page.
 */
const RENEWED_AT_ONCE = 2;
/** How many addresses are remembered whose response differs by visitor, so that renders of them aren't shared. */
const MAX_SINGLE_PLACES = 1_000;

/** What the path filter decides about a path: render it, it doesn't exist, it has moved, or that can't be known at the moment. */
export type PathDecision = 'render' | 'missing' | 'unavailable' | { readonly movedTo: string };
export type PathFilter = {
  readonly decide: (path: string) => Promise<PathDecision> | PathDecision;
  /** Records what Next found at a path, so that the next request needs no look-up. */
  readonly learn: (path: string, found: 'page' | 'missing') => void;
};

export type PagesOptions = {
  readonly cache: PageCache;
  /** Search results. There are as many as people can make up, so they have a cache of their own and evict no pages. */
  readonly searches: PageCache;
  readonly render: Renderer;
  readonly pathFilter: PathFilter;
  readonly standard: StandardAnswers;
  /** The result of the payment that a query refers to; null if it refers to none. */
  readonly paymentReturn: (path: string, query: string) => Promise<PaymentReturn | null>;
  readonly isDraft: IsDraft;
  /** Called with every requested address that has no page. */
  readonly onMissing?: (path: string, referrer: string | undefined) => void;
  readonly log: Logger;
};

export type Pages = {
  /** Answers at once if the exact address is cached and fresh, as every busy page is. @returns whether it answered */
  readonly serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly serve: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) => Promise<void>;
  /** Answers Next's router in the browser, which requests a page's data with headers that no other request has. */
  readonly serveData: Pages['serve'];
};

type Found = PreparedAnswer | { readonly movedTo: string };

/** What one rendering is requested as and cached under. */
type Place = {
  readonly key: string;
  readonly path: string;
  readonly url: string;
  readonly language: Language;
  readonly headers: OutgoingHttpHeaders;
  /** An HTML document for a browser, as opposed to data for Next's router. */
  readonly isDocument: boolean;
  /** The whole page, as opposed to a part that Next's router prefetches. */
  readonly isWhole: boolean;
};

/** The path that an address's page is cached under: all documents of a kind share a page. */
const cachedPath = (path: string): string => documentPageOf(path) ?? path;

const cacheKey = (language: Language, path: string) => `${language} ${path}`;
const pagePlace = (language: Language, path: string): Place => ({
  key: cacheKey(language, path),
  path,
  url: path,
  language,
  headers: {},
  isDocument: true,
  isWhole: true,
});

/** Names the part of a page that Next's router prefetches. It is the same for every visitor, unlike what is fetched on a click. */
const SEGMENT = 'next-router-segment-prefetch';
const SEGMENT_NAME = /^\/[\w$!.%@()[\]/-]{0,300}$/;
const DATA_HEADERS = ['rsc', 'next-router-prefetch', SEGMENT, 'next-url'] as const;
/** Next answers with a part only if both headers have this value; otherwise with a whole page, or all of its data. */
const asksForPart = ({ headers }: IncomingMessage) =>
  headers['rsc'] === '1' && headers['next-router-prefetch'] === '1';
/** With this status, Next sends a request for data to the same address with another `_rsc`, a hash of the request's headers. */
const OTHER_HASH = 307;

const dataPlace = (request: IncomingMessage, path: string, query: string): Place | null => {
  const segment = request.headers[SEGMENT];
  // Search results are fetched on a click, and prefetches of them are not worth caching.
  if (isSearchPath(path) || !asksForPart(request)) return null;
  if (typeof segment !== 'string' || !SEGMENT_NAME.test(segment)) return null;
  if (request.headers['next-router-state-tree'] !== undefined || !isNeutralQuery(query)) return null;
  const language = languageOf(request.headers);
  const headers = Object.fromEntries(DATA_HEADERS.map((name) => [name, request.headers[name]]));
  return {
    key: `${cacheKey(language, path)} ${segment}`,
    path,
    url: query === '' ? path : `${path}?${query}`,
    language,
    headers,
    isDocument: false,
    isWhole: false,
  };
};

const timeout = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** Only used as a fallback while the content server is down. */
const OUTDATED: Freshness = { freshMs: 0, staleMs: 0 };

/** Serves pages from the cache, or from Next if the path filter lets the path through. */
export function createPages({
  cache,
  searches,
  render,
  pathFilter,
  standard,
  paymentReturn,
  isDraft,
  onMissing,
  log,
}: PagesOptions): Pages {
  const flight = createSingleFlight<Rendered>();
  const inTurn = createSemaphore(AHEAD_AT_ONCE);
  const inBackground = createSemaphore(RENEWED_AT_ONCE);
  const renewing = new Set<string>();
  measureQueue('renders ahead', inTurn);
  measureQueue('renewals', inBackground);
  const singlePlaces = new LRUCache<string, true>({ max: MAX_SINGLE_PLACES });
  const cacheOf = ({ path }: Pick<Place, 'path'>) => (isSearchPath(path) ? searches : cache);

  /** Renders for all visitors, and caches the result if it may be cached. */
  const renew = (place: Place) => {
    const { key, path, url, language, headers, isWhole } = place;
    const cache = cacheOf(place);
    const { generation } = cache;
    // A rendering that began before a purge may show old content, so later requests don't join it and it isn't cached as fresh.
    return flight(`${String(generation)} ${key}`, async () => {
      const earlier = cache.bodyOf(key);
      const make = () => render(url, language, { headers, isShareable: true, earlier });
      const rendered = await (isWhole ? make() : inTurn(make));
      // Anybody can send a wrong hash, so this says nothing about the part.
      if (!isWhole && rendered.kind === 'single' && rendered.answer.status === OTHER_HASH) return rendered;
      if (rendered.kind === 'shared') {
        const isCurrent = generation === cache.generation;
        cache.store(key, path, rendered.answer, isCurrent ? rendered.freshness : OUTDATED);
      } else if (rendered.kind === 'failed') cache.postpone(key, RETRY_MS);
      else cache.remove(key);
      if (rendered.kind === 'single') singlePlaces.set(key, true);
      return rendered;
    });
  };

  const renewInBackground = (place: Place) => {
    const { key, path } = place;
    if (renewing.has(key)) return;
    renewing.add(key);
    inBackground(() => renew(place))
      .catch((error: unknown) => {
        cacheOf(place).postpone(key, RETRY_MS);
        log.warn({ err: error, path }, 'A page could not be refreshed. The cached one stays in use.');
      })
      .finally(() => renewing.delete(key));
  };

  const answerFor = async (
    rendered: Rendered,
    { path, language, isDocument, isWhole }: Place,
  ): Promise<PreparedAnswer> => {
    if (rendered.kind === 'failed') return standard.failed(language, rendered.status);
    // Anybody can make up the name of a part, so a missing part says nothing about its page.
    if (rendered.kind !== 'missing') pathFilter.learn(path, 'page');
    else if (isWhole) pathFilter.learn(path, 'missing');
    // For a missing page, Next renders an empty document that a script fills in. Its router can use that response; a browser can't.
    return rendered.kind === 'missing' && isDocument ? standard.missing(language) : rendered.answer;
  };

  /** The cached response for a place; null if there is none to show. Starts a renewal if necessary. */
  const cachedAnswer = async (place: Place): Promise<PreparedAnswer | null> => {
    const cache = cacheOf(place);
    const found = cache.lookup(place.key);
    pageCacheUses.count({ state: found?.state ?? 'miss' });
    if (found === null) return null;
    if (found.state === 'stale') renewInBackground(place);
    if (found.state !== 'stand-in') return found.answer;
    const rendered = await Promise.race([renew(place).catch(() => null), timeout(STAND_IN_WAIT_MS)]);
    if (rendered !== null && rendered.kind !== 'failed') return answerFor(rendered, place);
    cache.postpone(place.key, RETRY_MS);
    return found.answer;
  };

  /** Renders for all visitors, or for this request alone if the response turns out to be for one visitor. */
  const rendered = async (request: IncomingMessage, place: Place, isShareable: boolean) => {
    if (isShareable && !singlePlaces.has(place.key)) {
      const shared = await renew(place);
      if (shared.kind !== 'single') return answerFor(shared, place);
    }
    const own = await render(request.url ?? place.url, place.language, {
      headers: request.headers,
      isShareable: false,
    });
    return answerFor(own, place);
  };

  const find = async (request: IncomingMessage, path: string, query: string): Promise<Found> => {
    const language = languageOf(request.headers);
    const seesDrafts = isDraft(request.headers.cookie);
    const isShareable = !seesDrafts && isNeutralQuery(query);
    const place = pagePlace(language, cachedPath(path));
    const cached = isShareable ? await cachedAnswer(place) : null;
    if (cached !== null) return cached;
    const decision = seesDrafts ? 'render' : await pathFilter.decide(path);
    if (decision === 'missing') return standard.missing(language);
    if (decision === 'unavailable') return standard.failed(language, 503);
    const returned = decision === 'render' ? await paymentReturn(path, query) : null;
    if (returned !== null) {
      // A payment's result is private: Next never sees the token, and the page is neither shared nor cached.
      const { headers } = request;
      const edit = (html: string) => showPaymentResult(html, returned);
      return answerFor(await render(path, language, { headers, isShareable: false, edit }), place);
    }
    return decision === 'render' ? rendered(request, place, isShareable) : decision;
  };

  return {
    serveFresh(request, response) {
      const { cookie } = request.headers;
      if (isDraft(cookie)) return false;
      const url = request.url ?? '';
      const found = cacheOf({ path: url }).lookup(cacheKey(languageOf(request.headers), url));
      if (found?.state !== 'fresh') return false;
      pageCacheUses.count({ state: 'fresh' });
      found.answer.write(request, response);
      return true;
    },
    async serve(request, response, path, query) {
      if (isDraft(request.headers.cookie)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      const found = await find(request, path, query);
      if ('movedTo' in found) return redirect(response, found.movedTo, query);
      if (found.status === 404) onMissing?.(path, request.headers.referer);
      found.write(request, response);
    },
    async serveData(request, response, path, query) {
      const place = isDraft(request.headers.cookie) ? null : dataPlace(request, cachedPath(path), query);
      const fallback = {
        ...pagePlace(languageOf(request.headers), cachedPath(path)),
        isDocument: false,
        isWhole: request.headers[SEGMENT] === undefined,
      };
      const answer =
        (place && (await cachedAnswer(place))) ??
        (await rendered(request, place ?? fallback, place !== null));
      answer.write(request, response);
    },
  };
}
