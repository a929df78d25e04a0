import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagOf, isUnchanged } from '../../lib/shared/node/etag.ts';
import type { Language } from '../../lib/contract/languages.ts';
import { REQUEST_ID_HEADER, requestIdOf } from '../../lib/shared/node/request-id.ts';
import { chooseEncoding, isCompressible, pack } from '../http/compress.ts';
import type { Encoding, Packed } from '../http/compress.ts';
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
  /** The compressed body; null if it is sent as it is. */
  readonly packed: Packed | null;
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
  /** What the same request was answered with before. */
  readonly earlier?: EarlierBody | null;
};

/** A body that need not be compressed again if the next one is the same. Not the whole answer, which would keep the one before it. */
export type EarlierBody = Pick<PreparedAnswer, 'etag' | 'packed'>;

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

/** @returns null for a body that is sent as it is */
async function packedBody(body: Buffer, etag: string, earlier: EarlierBody | null): Promise<Packed | null> {
  if (body.byteLength < COMPRESS_FROM_BYTES) return null;
  return earlier?.etag === etag && earlier.packed !== null ? earlier.packed : pack(body);
}

/** Prepares a response of Next for sending: compresses it, hashes its inline scripts for the CSP and lays out its headers. */
export async function prepareAnswer(captured: Captured, options: PrepareOptions): Promise<PreparedAnswer> {
  const status = options.status ?? captured.status;
  const contentType = captured.headers['content-type'] ?? '';
  const page = contentType.startsWith('text/html') ? documentOf(captured, options) : null;
  const html = page === null ? null : deferScripts(preloadFonts(coverTitle(page.html)), page.later);
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
  const packed = isCompressible(contentType) ? await packedBody(body, etag, options.earlier ?? null) : null;
  let stored = sized(packed?.br() ?? body, packed === null ? 'identity' : 'br');
  /** The answer that nearly all clients accept. Its headers are laid out anew only when the body has become smaller. */
  const usual = (): Variant => {
    const data = packed?.br() ?? body;
    if (stored.body !== data) stored = sized(data, 'br');
    return stored;
  };
  /** The same for the others. */
  const unusual = async (packed: Packed, encoding: 'gzip' | 'identity'): Promise<Variant> =>
    sized(await (encoding === 'gzip' ? packed.gzip() : packed.plain()), encoding);

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
    bytes: (packed?.bytes ?? body.byteLength) + [...headers, ...edgeHeaders].join('').length * 2,
    packed,
    write(request, response) {
      if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
        response.writeHead(304, [...notModified, ...ownHeaders(request)]);
        response.end();
        return;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (packed === null || encoding === 'br') return send(request, response, usual());
      unusual(packed, encoding).then(
        (variant) => send(request, response, variant),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      );
    },
  };
}
