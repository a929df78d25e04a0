import type { Language } from '../../lib/contract/languages.ts';
import { MISSING_PATH, UNAVAILABLE_PATH } from '../../lib/content/app-routes.ts';
import { freshnessOf, MISSING_FRESHNESS } from './freshness.ts';
import { NO_CACHE, NO_STORE } from '../http/cache-control.ts';
import type { HeaderList } from '../http/headers.ts';
import type { InnerClient } from '../http/inner-client.ts';
import { withLanguage } from '../http/language.ts';
import type { Logger } from '../process/log.ts';
import { prepareAnswer } from '../html/prepared-answer.ts';
import type { StylePage } from '../html/page-styles.ts';
import type { PolicyBase, PreparedAnswer } from '../html/prepared-answer.ts';
import { htmlDocument } from '../../lib/shared/html-document.ts';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';

/** Seconds after which a visitor, or a search engine, should retry. */
const RETRY_AFTER_S = 30;

const LAST_RESORT = Buffer.from(
  htmlDocument({
    language: 'en',
    title: 'Back soon',
    body: '<h1>Back soon</h1><p>This page can’t be shown right now. Please try again in a moment.</p>',
  }),
);

export type StandardAnswers = {
  /** The 404 page of a language: one for all addresses. */
  readonly missing: (language: Language) => Promise<PreparedAnswer>;
  /**
   * The error page.
   * @param status Next's status, which becomes 503 with Retry-After while the content server is unreachable; 429 for too many requests
   */
  readonly failed: (language: Language, status: number) => Promise<PreparedAnswer>;
  /** Renders the error pages of these languages in advance, one after the other. @param signal ends it early */
  readonly warmUp: (languages: readonly Language[], signal?: AbortSignal) => Promise<void>;
};

export type StandardAnswersOptions = {
  readonly next: InnerClient;
  readonly isContentReachable: () => Promise<boolean>;
  /** Increases with every purge, after which the menus and notices of the 404 page may be outdated too. */
  readonly generation: () => number;
  readonly security: HeaderList;
  readonly policy: PolicyBase;
  readonly stylePage: StylePage;
  readonly log: Logger;
  readonly now?: () => number;
};

/** Creates the responses that belong to no page: not found, and unavailable. */
export function createStandardAnswers(options: StandardAnswersOptions): StandardAnswers {
  const { next, isContentReachable, generation, security, policy, stylePage, log } = options;
  const { now = () => performance.now() } = options;
  const missing = new Map<Language, { answer: PreparedAnswer; freshUntil: number; generation: number }>();
  const failures = new Map<string, PreparedAnswer>();
  const flight = createSingleFlight<PreparedAnswer>();

  const makeMissing = (language: Language) => {
    const current = generation();
    return flight(`missing ${language} ${String(current)}`, async () => {
      const captured = await next(`/${MISSING_PATH}`, {
        accept: 'text/html',
        cookie: withLanguage(undefined, language),
      });
      if (captured.status !== 200) return missing.get(language)?.answer ?? failed(language, 503);
      const answer = await prepareAnswer(captured, {
        security,
        policy,
        stylePage,
        status: 404,
        cacheControl: NO_CACHE,
        isShared: true,
      });
      const { freshMs } = freshnessOf(captured.headers) ?? MISSING_FRESHNESS;
      missing.set(language, { answer, freshUntil: now() + freshMs, generation: current });
      return answer;
    });
  };

  const makeFailure = async (language: Language, status: 429 | 500 | 503): Promise<PreparedAnswer> => {
    const captured = await next(`/${UNAVAILABLE_PATH}`, {
      accept: 'text/html',
      cookie: withLanguage(undefined, language),
    }).catch((error: unknown) => {
      log.error({ err: error }, 'The error page could not be rendered.');
      return null;
    });
    const isUsable = captured?.status === 200;
    const page = isUsable
      ? captured
      : { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: LAST_RESORT };
    const extraHeaders: HeaderList = status !== 500 ? [['Retry-After', String(RETRY_AFTER_S)]] : [];
    const answer = await prepareAnswer(page, {
      security,
      policy,
      stylePage,
      status,
      cacheControl: NO_STORE,
      extraHeaders,
    });
    if (isUsable) failures.set(`${language} ${String(status)}`, answer);
    return answer;
  };

  const failed: StandardAnswers['failed'] = async (language, status) => {
    const shown = status === 429 ? 429 : status === 503 || !(await isContentReachable()) ? 503 : 500;
    return failures.get(`${language} ${String(shown)}`) ?? makeFailure(language, shown);
  };

  return {
    failed,
    async missing(language) {
      const current = missing.get(language);
      if (current === undefined) return makeMissing(language);
      if (current.freshUntil <= now() || current.generation !== generation()) {
        current.freshUntil = now() + 1000;
        current.generation = generation();
        makeMissing(language).catch((error: unknown) =>
          log.warn({ err: error }, 'The 404 page could not be refreshed. The old one stays in use.'),
        );
      }
      return current.answer;
    },
    async warmUp(languages, signal) {
      for (const language of languages) if (signal?.aborted !== true) await makeFailure(language, 503);
    },
  };
}
