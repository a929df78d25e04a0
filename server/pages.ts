import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '../lib/contract/languages.ts';
import { isSearchPath } from '../lib/search/query.ts';
import type { IsDraft } from './draft.ts';
import type { Freshness } from './freshness.ts';
import { languageOf } from './language.ts';
import type { Logger } from './log.ts';
import type { PageCache } from './page-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Rendered, Renderer } from './renderer.ts';
import { redirect } from './plain-answers.ts';
import { isDocumentPath } from '../lib/content/shop-screens.ts';
import { showArrival } from './payment-return.ts';
import type { Arrival } from './payment-return.ts';
import { isNeutralQuery } from './request-path.ts';
import { createSingleFlight } from './single-flight.ts';
import type { StandardAnswers } from './standard-answers.ts';

/** Pause before a page that could not be renewed is tried again. */
const RETRY_MS = 5_000;
/** How long a visitor waits for a new page when an old one could be shown instead. */
const STAND_IN_WAIT_MS = 2_000;
/** Places known to differ by visitor; they are not asked for on behalf of several. */
const MAX_SINGLE_PLACES = 1_000;

/** What the known-path gate says of a path: render it, it does not exist, it moved, or nobody can tell at the moment. */
export type Verdict = 'render' | 'missing' | 'unavailable' | { readonly movedTo: string };
export type Gate = {
  readonly judge: (path: string) => Promise<Verdict> | Verdict;
  /** Tells the gate what Next found, so that it need not ask twice. */
  readonly learn: (path: string, found: 'page' | 'missing') => void;
};

export type PagesOptions = {
  readonly cache: PageCache;
  readonly render: Renderer;
  readonly gate: Gate;
  readonly standard: StandardAnswers;
  /** What came of the payment in a query; null where it has none. */
  readonly paymentReturn: (path: string, query: string) => Promise<Arrival | null>;
  readonly isDraft: IsDraft;
  /** Told of every address without a page that a visitor asked for. */
  readonly onMissing?: (path: string, referrer: string | undefined) => void;
  readonly log: Logger;
};

export type Pages = {
  /** Answers at once when the address, as it stands in the request, is held and fresh. The path every busy page takes. */
  readonly serveFresh: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly serve: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) => Promise<void>;
  /** Answers Next's router in the browser, which asks for a page's data with headers that no other request has. */
  readonly serveData: Pages['serve'];
};

type Found = PreparedAnswer | { readonly movedTo: string };

/** What one rendering is asked for and kept under. */
type Place = {
  readonly key: string;
  readonly path: string;
  readonly url: string;
  readonly language: Language;
  readonly headers: OutgoingHttpHeaders;
  /** A whole page, as a browser asks for it, and not data for Next's router. */
  readonly isDocument: boolean;
};

const cacheKey = (language: Language, path: string) => `${language} ${path}`;
const pagePlace = (language: Language, path: string): Place => ({
  key: cacheKey(language, path),
  path,
  url: path,
  language,
  headers: {},
  isDocument: true,
});

/** Part of a page that Next's router fetches ahead. The same for every visitor, unlike what it fetches on a click. */
const SEGMENT = 'next-router-segment-prefetch';
const SEGMENT_NAME = /^\/[\w$!.%@()[\]/-]{0,300}$/;
const DATA_HEADERS = ['rsc', 'next-router-prefetch', SEGMENT, 'next-url'] as const;

const dataPlace = (request: IncomingMessage, path: string, query: string): Place | null => {
  const segment = request.headers[SEGMENT];
  if (typeof segment !== 'string' || !SEGMENT_NAME.test(segment)) return null;
  if (request.headers['next-router-state-tree'] !== undefined || !isNeutralQuery(query)) return null;
  const language = languageOf(request.headers.cookie);
  const headers = Object.fromEntries(DATA_HEADERS.map((name) => [name, request.headers[name]]));
  return {
    key: `${cacheKey(language, path)} ${segment}`,
    path,
    url: request.url ?? path,
    language,
    headers,
    isDocument: false,
  };
};

const timeout = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** Good only to stand in while the content server is down. */
const OUTDATED: Freshness = { freshMs: 0, staleMs: 0 };

/** Serves pages: from the cache, else through the gate from Next. */
export function createPages({
  cache,
  render,
  gate,
  standard,
  paymentReturn,
  isDraft,
  onMissing,
  log,
}: PagesOptions): Pages {
  const flight = createSingleFlight<Rendered>();
  const singlePlaces = new LRUCache<string, true>({ max: MAX_SINGLE_PLACES });

  /** Renders for everyone, and keeps what may be kept. */
  const renew = ({ key, path, url, language, headers }: Place) => {
    const { generation } = cache;
    // A rendering that began before a purge may show the former content: nobody who comes after joins it, and it is not kept as fresh.
    return flight(`${String(generation)} ${key}`, async () => {
      const rendered = await render(url, language, { headers, isShareable: true });
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
    renew(place).catch((error: unknown) => {
      cache.postpone(place.key, RETRY_MS);
      log.warn({ err: error, path: place.path }, 'A page could not be renewed; the old one stays.');
    });
  };

  const answerFor = async (
    rendered: Rendered,
    { path, language, isDocument }: Place,
  ): Promise<PreparedAnswer> => {
    if (rendered.kind === 'failed') return standard.failed(language, rendered.status);
    gate.learn(path, rendered.kind === 'missing' ? 'missing' : 'page');
    // What Next makes of a missing page is an empty document for a script to fill; its router, though, reads the answer.
    return rendered.kind === 'missing' && isDocument ? standard.missing(language) : rendered.answer;
  };

  /** What is held for a place; null when there is nothing to show. Sees to it that what is shown gets renewed. */
  const held = async (place: Place): Promise<PreparedAnswer | null> => {
    const found = cache.lookup(place.key);
    if (found === null) return null;
    if (found.state === 'stale') renewInBackground(place);
    if (found.state !== 'stand-in') return found.answer;
    const rendered = await Promise.race([renew(place).catch(() => null), timeout(STAND_IN_WAIT_MS)]);
    if (rendered !== null && rendered.kind !== 'failed') return answerFor(rendered, place);
    cache.postpone(place.key, RETRY_MS);
    return found.answer;
  };

  /** Renders for all, or for this request when the answer turns out to be for one visitor only. */
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
    const language = languageOf(request.headers.cookie);
    const seesDrafts = isDraft(request.headers.cookie);
    // There is no end to what can be searched for, so results are nobody's but this visitor's.
    const isShareable = !seesDrafts && isNeutralQuery(query) && !isSearchPath(path) && !isDocumentPath(path);
    const place = pagePlace(language, path);
    const kept = isShareable ? await held(place) : null;
    if (kept !== null) return kept;
    const verdict = seesDrafts ? 'render' : await gate.judge(path);
    if (verdict === 'missing') return standard.missing(language);
    if (verdict === 'unavailable') return standard.failed(language, 503);
    const arrival = verdict === 'render' ? await paymentReturn(path, query) : null;
    if (arrival !== null) {
      // What was paid is this visitor's alone: Next is not told of it, and the page is made and kept for nobody else.
      const { headers } = request;
      const edit = (html: string) => showArrival(html, arrival);
      return answerFor(await render(path, language, { headers, isShareable: false, edit }), place);
    }
    return verdict === 'render' ? rendered(request, place, isShareable) : verdict;
  };

  return {
    serveFresh(request, response) {
      const { cookie } = request.headers;
      if (isDraft(cookie)) return false;
      const found = cache.lookup(cacheKey(languageOf(cookie), request.url ?? ''));
      if (found?.state !== 'fresh') return false;
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
      const place = isDraft(request.headers.cookie) ? null : dataPlace(request, path, query);
      const fallback = { ...pagePlace(languageOf(request.headers.cookie), path), isDocument: false };
      const answer =
        (place && (await held(place))) ?? (await rendered(request, place ?? fallback, place !== null));
      answer.write(request, response);
    },
  };
}
