import type { OutgoingHttpHeaders } from 'node:http';
import { UNAVAILABLE_DIGEST } from '../../lib/api/unavailable-digest.ts';
import type { Language } from '../../lib/contract/languages.ts';
import { freshnessOf, MISSING_FRESHNESS } from './freshness.ts';
import type { Freshness } from './freshness.ts';
import { cacheControlOf, NO_CACHE, PRIVATE, REVALIDATE } from '../http/cache-control.ts';
import type { Captured, InnerClient } from '../http/inner-client.ts';
import { withLanguage } from '../http/language.ts';
import { prepareAnswer } from '../html/prepared-answer.ts';
import type { EarlierBody, PolicyBase, PreparedAnswer, PrepareOptions } from '../html/prepared-answer.ts';
import type { StylePage } from '../html/page-styles.ts';
import type { HeaderList } from '../http/headers.ts';
import { startSpan } from '../../lib/shared/node/tracing.ts';
import { renders } from '../process/site-meters.ts';

/** Next's answer for one address. */
export type Rendered =
  /** The same for every visitor, with how long it may be cached. */
  | { readonly kind: 'shared'; readonly answer: PreparedAnswer; readonly freshness: Freshness }
  /** For this request only. */
  | { readonly kind: 'single'; readonly answer: PreparedAnswer }
  | { readonly kind: 'missing'; readonly answer: PreparedAnswer; readonly freshness: Freshness }
  | { readonly kind: 'failed'; readonly status: number };

export type RendererOptions = {
  readonly next: InnerClient;
  /** Its host is passed to Next, so that no page depends on the Host header of its first visitor. */
  readonly siteUrl: string;
  readonly security: HeaderList;
  readonly policy: PolicyBase;
  readonly stylePage: StylePage;
  /** The headers of a page for a shared cache in front of the site (server/cache/edge.ts). */
  readonly edgeHeaders: (path: string) => HeaderList;
};

export type Renderer = (
  url: string,
  language: Language,
  request?: {
    readonly headers: OutgoingHttpHeaders;
    readonly isShareable: boolean;
    /** Writes this request's own data into the page, whose address then isn't passed to other sites. */
    readonly edit?: (html: string) => string;
    /** What this answer is to replace. */
    readonly earlier?: EarlierBody | null;
  },
) => Promise<Rendered>;

/** Headers withheld from Next. This server handles conditional requests and encodings itself; a 304 or 206 couldn't be cached. */
const WITHHELD: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/** 503 instead of 500 if the content server became unavailable between the path check and the rendering: that is temporary. */
const failureStatus = ({ status, body }: Captured) => (body.includes(UNAVAILABLE_DIGEST) ? 503 : status);

const isHtml = (headers: Captured['headers']) => headers['content-type']?.startsWith('text/html') ?? false;

const edited = (captured: Captured, edit: (html: string) => string): Captured =>
  isHtml(captured.headers)
    ? { ...captured, body: Buffer.from(edit(captured.body.toString('utf8'))) }
    : captured;

/** The headers of a page with a private address, which no other site or search engine may learn. */
const withOwnAddress = (security: HeaderList): HeaderList => [
  ...security.filter(([name]) => name !== 'Referrer-Policy'),
  ['Referrer-Policy', 'same-origin'],
  ['X-Robots-Tag', 'noindex'],
];

/** Creates the function that requests an address in a language from Next and prepares the response. */
export function createRenderer({
  next,
  siteUrl,
  security,
  policy,
  stylePage,
  edgeHeaders,
}: RendererOptions): Renderer {
  const { host } = new URL(siteUrl);
  /** How browsers and other caches may store an answer that is the same for everybody. */
  const sharedHeaders = (url: string, language: Language, { headers }: Captured): Partial<PrepareOptions> => {
    const cacheControl = cacheControlOf(url, headers['cache-control']);
    if (cacheControl !== REVALIDATE) return { cacheControl };
    const [path = url] = url.split('?', 1);
    // The service worker stores pages by language, hence Content-Language.
    if (!isHtml(headers)) return {};
    return {
      extraHeaders: [['Content-Language', language]],
      forEdge: { language, headers: edgeHeaders(path) },
    };
  };
  const render: Renderer = async (
    url,
    language,
    { headers: given, isShareable, edit, earlier = null } = { headers: {}, isShareable: true },
  ) => {
    const passedOn = Object.entries(given).filter(
      ([name, value]) => value !== undefined && !WITHHELD.has(name),
    );
    const cookie = withLanguage(typeof given['cookie'] === 'string' ? given['cookie'] : undefined, language);
    const headers = { accept: 'text/html', ...Object.fromEntries(passedOn), host, cookie };
    const captured = await next(url, headers);
    if (captured.status >= 500) return { kind: 'failed', status: failureStatus(captured) };
    const freshness = freshnessOf(captured.headers);
    const base = { security, policy, stylePage };
    if (captured.status === 404) {
      const answer = await prepareAnswer(captured, { ...base, cacheControl: NO_CACHE });
      return { kind: 'missing', answer, freshness: freshness ?? MISSING_FRESHNESS };
    }
    if (freshness !== null && isShareable && captured.status < 400) {
      const forOthers = sharedHeaders(url, language, captured);
      return {
        kind: 'shared',
        answer: await prepareAnswer(captured, { ...base, ...forOthers, isShared: true, earlier }),
        freshness,
      };
    }
    const own =
      edit === undefined
        ? { captured, base }
        : { captured: edited(captured, edit), base: { ...base, security: withOwnAddress(security) } };
    const answer = await prepareAnswer(own.captured, { ...own.base, cacheControl: PRIVATE });
    return { kind: 'single', answer };
  };
  return async (...args) => {
    const started = performance.now();
    const span = startSpan('render', 'internal', {});
    const measure = (result: Rendered['kind']) => {
      renders.record((performance.now() - started) / 1000, { result });
      span?.set({ result });
      span?.end(result === 'failed' ? 'failed' : 'done');
    };
    try {
      const rendered = await (span === undefined ? render(...args) : span.run(() => render(...args)));
      measure(rendered.kind);
      return rendered;
    } catch (error) {
      measure('failed');
      throw error;
    }
  };
}
