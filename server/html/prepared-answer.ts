import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagOf, isUnchanged } from '../../lib/shared/node/etag.ts';
import type { Language } from '../../lib/contract/languages.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../../lib/shared/node/request-id.ts';
import { chooseEncoding, compressBr, gzipOf, isCompressible, plainOf } from '../http/compress.ts';
import type { Encoding } from '../http/compress.ts';
import { REVALIDATE } from '../http/cache-control.ts';
import { contentSecurityPolicy } from '../http/csp.ts';
import type { ExternalSources } from '../http/csp.ts';
import type { Captured } from '../http/inner-client.ts';
import type { HeaderList } from '../http/headers.ts';
import { coverTitle } from './cover-title.ts';
import { inlineScriptHashes, joinDataScripts } from './inline-scripts.ts';
import { isKnownByCookie } from '../http/language.ts';
import { leaveSheets } from './page-styles.ts';
import type { StyledPage, StylePage } from './page-styles.ts';
import { preloadFonts } from './preload-fonts.ts';
import { deferScripts } from './defer-scripts.ts';
import { leaveOutStaticParts } from './static-parts.ts';

/** Next's headers that are passed on because they matter to a browser. */
const PASSED_HEADER = /^(?:content-(?:type|language|disposition)|link|location|refresh|x-robots-tag)$/;
/** Headers that Next's router in the browser reads too: where its data was found and how fresh it is. */
const PASSED_DATA_HEADER = /^x-nextjs-(?!cache$)/;
const DATA_TYPE = 'text/x-component';

/** Smaller bodies are sent uncompressed: compression would cost more than it saves. */
const COMPRESS_FROM_BYTES = 512;

export type PolicyBase = {
  readonly cmsOrigins: readonly string[];
  readonly apiOrigins?: readonly string[];
  readonly isSecure: boolean;
  readonly isDev: boolean;
  /** Read for each response: the settings may change while the server runs. */
  readonly external?: ExternalSources;
};

/** A response ready to be written: headers as flat lists, bodies already compressed. */
export type PreparedAnswer = {
  readonly status: number;
  readonly etag: string;
  /** Size in memory. */
  readonly bytes: number;
  readonly write: (request: IncomingMessage, response: ServerResponse) => void;
};

export type PrepareOptions = {
  readonly security: HeaderList;
  readonly policy: PolicyBase;
  /** Defaults to Next's status. */
  readonly status?: number;
  /** Replaces "store and revalidate" for responses that are for one visitor or one moment. */
  readonly cacheControl?: string;
  readonly extraHeaders?: HeaderList;
  /** Headers that let an edge cache the response, sent to requests whose cookie names its language. */
  readonly forEdge?: { readonly language: Language; readonly headers: HeaderList };
  /** Whether every visitor gets the same response. */
  readonly isShared?: boolean;
  /** Moves a page's style sheets; by default they stay where Next puts them. */
  readonly stylePage?: StylePage;
};

type Variant = { readonly headers: string[]; readonly body: Buffer };

const joined = (value: string | string[]) => (Array.isArray(value) ? value.join(', ') : value);

const ADDRESS = /^<([^>?]+)/;
/** A Link header without duplicates (Next names a font for every layout that uses it) or sheets that the page doesn't wait for. */
const linksIn = (value: string | string[], page: StyledPage | null) =>
  [...new Set(joined(value).split(/,\s*(?=<)/))]
    .filter((link) => page?.later.has(ADDRESS.exec(link)?.[1] ?? '') !== true)
    .join(', ');

/** Next's document with its styles in place. One that everybody gets also loses the router data of static parts. */
const documentOf = (
  { body }: Captured,
  { isShared = false, stylePage = leaveSheets }: PrepareOptions,
): StyledPage => {
  const html = body.toString('utf8');
  return stylePage(joinDataScripts(isShared ? leaveOutStaticParts(html) : html));
};

/** The request's id, added when a response is written, since the prepared page is shared by many requests. */
const idOf = (request: IncomingMessage): readonly string[] => {
  const id = requestIdOf(request);
  return id === '' ? [] : [REQUEST_ID_HEADER, id];
};

/** Prepares a response of Next for sending: compresses it, hashes its inline scripts for the CSP and lays out its headers. */
export async function prepareAnswer(captured: Captured, options: PrepareOptions): Promise<PreparedAnswer> {
  const status = options.status ?? captured.status;
  const contentType = captured.headers['content-type'] ?? '';
  const page = contentType.startsWith('text/html') ? documentOf(captured, options) : null;
  const html = page === null ? null : deferScripts(preloadFonts(coverTitle(page.html)));
  const body = html === null ? captured.body : Buffer.from(html);
  const etag = etagOf(body);
  const isData = contentType.startsWith(DATA_TYPE);
  const headers: string[] = [
    'Cache-Control',
    options.cacheControl ?? REVALIDATE,
    'Vary',
    `${isData ? joined(captured.headers.vary ?? 'rsc') : 'Accept-Encoding'}, Accept-Language, Cookie`,
  ];
  for (const [name, value] of [...options.security, ...(options.extraHeaders ?? [])])
    headers.push(name, value);
  const notModified = [...headers, 'ETag', etag];
  for (const [name, value] of Object.entries(captured.headers)) {
    const isPassedOn = PASSED_HEADER.test(name) || (isData && PASSED_DATA_HEADER.test(name));
    if (!isPassedOn || value === undefined) continue;
    const passedValue = name === 'link' ? linksIn(value, page) : joined(value);
    if (passedValue !== '') headers.push(name, passedValue);
  }
  for (const cookie of captured.headers['set-cookie'] ?? []) headers.push('Set-Cookie', cookie);
  if (html !== null) {
    const scripts = inlineScriptHashes(html);
    headers.push('Content-Security-Policy', contentSecurityPolicy({ ...options.policy, scripts }));
  }
  if (status === 200) headers.push('ETag', etag);

  const sized = (data: Buffer, encoding: Encoding): Variant => ({
    headers: [
      ...headers,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(data.byteLength),
    ],
    body: data,
  });
  const isCompressed = body.byteLength >= COMPRESS_FROM_BYTES && isCompressible(contentType);
  const stored = isCompressed ? sized(await compressBr(body), 'br') : sized(body, 'identity');
  let gzip: Promise<Variant> | null = null;
  /** The body as a client accepts it. It is stored in brotli, and in gzip too once a client has asked for that. */
  const variantFor = async (encoding: Encoding): Promise<Variant> => {
    if (!isCompressed || encoding === 'br') return stored;
    if (encoding === 'identity') return sized(await plainOf(stored.body), 'identity');
    gzip ??= gzipOf(stored.body).then((data) => sized(data, 'gzip'));
    return gzip;
  };

  const { forEdge } = options;
  const edgeHeaders = forEdge?.headers.flat() ?? [];
  /** Headers that depend on the request. */
  const ownHeaders = (request: IncomingMessage): readonly string[] =>
    forEdge !== undefined && isKnownByCookie(request.headers.cookie, forEdge.language)
      ? [...edgeHeaders, ...idOf(request)]
      : idOf(request);

  const send = (request: IncomingMessage, response: ServerResponse, variant: Variant) => {
    response.writeHead(status, [...variant.headers, ...ownHeaders(request)]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  };
  return {
    status,
    etag,
    // With room for gzip, which is about as large.
    bytes: (isCompressed ? 2 : 1) * stored.body.byteLength + [...headers, ...edgeHeaders].join('').length * 2,
    write(request, response) {
      if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
        response.writeHead(304, [...notModified, ...ownHeaders(request)]);
        response.end();
        return;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (!isCompressed || encoding === 'br') return send(request, response, stored);
      variantFor(encoding).then(
        (variant) => send(request, response, variant),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    },
  };
}
