import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '../lib/contract/languages.ts';
import { languageOf } from './language.ts';
import type { Logger } from './log.ts';
import type { PageCache } from './page-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Rendered, Renderer } from './renderer.ts';
import { redirect } from './plain-answers.ts';
import { isNeutralQuery } from './request-path.ts';
import { createSingleFlight } from './single-flight.ts';
import type { StandardAnswers } from './standard-answers.ts';

/** Pause before a page that could not be renewed is tried again. */
const RETRY_MS = 5_000;
/** How long a visitor waits for a new page when an old one could be shown instead. */
const STAND_IN_WAIT_MS = 2_000;
/** Paths known to differ by visitor; they are not asked for on behalf of several. */
const MAX_SINGLE_PATHS = 1_000;

const DRAFT_COOKIE = '__prerender_bypass';

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
  readonly serveData: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

type Found = PreparedAnswer | { readonly movedTo: string };

const cacheKey = (language: Language, path: string) => `${language} ${path}`;

const timeout = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });

/** Serves pages: from the cache, else through the gate from Next. */
export function createPages({ cache, render, gate, standard, log }: PagesOptions): Pages {
  const flight = createSingleFlight<Rendered>();
  const singlePaths = new LRUCache<string, true>({ max: MAX_SINGLE_PATHS });

  /** Renders for everyone, and keeps what may be kept. */
  const renew = (key: string, path: string, language: Language) =>
    flight(key, async () => {
      const rendered = await render(path, language);
      if (rendered.kind === 'shared') cache.store(key, path, rendered.answer, rendered.freshness);
      else if (rendered.kind === 'failed') cache.postpone(key, RETRY_MS);
      else cache.remove(key);
      if (rendered.kind === 'single') singlePaths.set(path, true);
      return rendered;
    });

  const renewInBackground = (key: string, path: string, language: Language) => {
    renew(key, path, language).catch((error: unknown) => {
      cache.postpone(key, RETRY_MS);
      log.warn({ err: error, path }, 'A page could not be renewed; the old one stays.');
    });
  };

  const answerFor = async (rendered: Rendered, path: string, language: Language): Promise<PreparedAnswer> => {
    if (rendered.kind === 'failed') return standard.failed(language, rendered.status);
    if (rendered.kind === 'missing') {
      gate.learn(path, 'missing');
      standard.keepMissing(language, rendered.answer, rendered.freshness);
      return rendered.answer;
    }
    gate.learn(path, 'page');
    return rendered.answer;
  };

  const serveStandIn = async (key: string, path: string, language: Language, old: PreparedAnswer) => {
    const rendered = await Promise.race([
      renew(key, path, language).catch(() => null),
      timeout(STAND_IN_WAIT_MS),
    ]);
    if (rendered === null || rendered.kind === 'failed') {
      cache.postpone(key, RETRY_MS);
      return old;
    }
    return answerFor(rendered, path, language);
  };

  const find = async (request: IncomingMessage, path: string, query: string): Promise<Found> => {
    const language = languageOf(request.headers.cookie);
    const isDraft = request.headers.cookie?.includes(DRAFT_COOKIE) ?? false;
    const isShareable = !isDraft && isNeutralQuery(query);
    const key = cacheKey(language, path);
    const held = isShareable ? cache.lookup(key) : null;
    if (held !== null) {
      if (held.state === 'stand-in') return serveStandIn(key, path, language, held.answer);
      if (held.state === 'stale') renewInBackground(key, path, language);
      return held.answer;
    }
    const verdict = isDraft ? 'render' : await gate.judge(path);
    if (verdict === 'missing') return standard.missing(language);
    if (verdict === 'unavailable') return standard.failed(language, 503);
    if (verdict !== 'render') return verdict;
    if (isShareable && !singlePaths.has(path)) {
      const rendered = await renew(key, path, language);
      if (rendered.kind !== 'single') return answerFor(rendered, path, language);
    }
    const url = query === '' ? path : `${path}?${query}`;
    const own = await render(url, language, { headers: request.headers, isShareable: false });
    return answerFor(own, path, language);
  };

  return {
    serveFresh(request, response) {
      const { cookie } = request.headers;
      if (cookie?.includes(DRAFT_COOKIE)) return false;
      const held = cache.lookup(cacheKey(languageOf(cookie), request.url ?? ''));
      if (held?.state !== 'fresh') return false;
      held.answer.write(request, response);
      return true;
    },
    async serve(request, response, path, query) {
      const found = await find(request, path, query);
      if ('movedTo' in found) redirect(response, found.movedTo, query);
      else found.write(request, response);
    },
    async serveData(request, response) {
      const language = languageOf(request.headers.cookie);
      const data = await render(request.url ?? '/', language, {
        headers: request.headers,
        isShareable: false,
      });
      const answer = data.kind === 'failed' ? await standard.failed(language, data.status) : data.answer;
      answer.write(request, response);
    },
  };
}
