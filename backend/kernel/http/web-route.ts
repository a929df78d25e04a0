import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from '../../../lib/shared/accept-encoding.ts';
import { CHANGES_HEADER } from '../../../lib/shared/node/change-stream.ts';
import { MAX_BODY_BYTES } from './body.ts';
import { waitForChanges } from './wait-for-changes.ts';
import { rememberAddress } from '../limiter/client-address.ts';
import type { DirectRoute } from './direct-routes.ts';
import { textOf } from './ready-body.ts';

const compress = promisify(gzip);
/** Smaller responses fit into one packet anyway. */
const COMPRESSED_FROM = 1_000;
const COMPRESSION_LEVEL = 5;
/** Total size of cached compressed responses, in bytes. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** The host part of the URL doesn't affect the response. */
const BASE = 'http://localhost';

/** Maximum request body for the call at a path. */
type BodyLimit = (path: string) => number;

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** Reads slightly more of a body than its call accepts: the call itself rejects what is too large. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection must outlive a partly read body: the rejection is sent over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.byteLength;
    if (size > maxBytes) break;
  }
  request.resume();
  return Buffer.concat(chunks);
}

/** Converts a Node request to a web request. */
async function webRequest(request: IncomingMessage, bodyLimit: BodyLimit): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const isRead = method === 'GET' || method === 'HEAD';
  const body = isRead ? null : new Uint8Array(await readBody(request, bodyLimit(pathOf(request))));
  const webCall = new Request(`${BASE}${request.url}`, { method, headers, body });
  rememberAddress(webCall, request);
  return webCall;
}

function createCompressor() {
  const compressedCache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength || 1,
  });
  return async (text: string, etag: string | null): Promise<Buffer> => {
    const known = etag === null ? undefined : compressedCache.get(etag);
    if (known) return known;
    const bytes = await compress(text, { level: COMPRESSION_LEVEL });
    if (etag !== null) compressedCache.set(etag, bytes);
    return bytes;
  };
}

/** Whether a response is text. One without a content type counts as text. */
const isText = ({ headers }: Response): boolean =>
  /^(?:text\/|application\/(?:json|[\w.-]+\+json)\b|$)/.test(headers.get('content-type') ?? '');

/**
 * Serves a web request handler without Next in between, which would multiply the cost of a small response. Responses are sent whole, with
 * their length; text is compressed if the client supports it.
 * @param bodyLimit maximum request body by path; 1 MB if left out
 */
export function webRoute(
  answer: (request: Request) => Promise<Response>,
  bodyLimit: BodyLimit = () => MAX_BODY_BYTES,
): DirectRoute {
  const compressed = createCompressor();
  return async (request: IncomingMessage, response: ServerResponse) => {
    const place = request.headers[CHANGES_HEADER];
    if (typeof place === 'string') await waitForChanges(place);
    const found = await answer(await webRequest(request, bodyLimit));
    const headers: OutgoingHttpHeaders = Object.fromEntries(found.headers);
    const cookies = found.headers.getSetCookie();
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    if (!isText(found)) {
      const bytes = Buffer.from(await found.arrayBuffer());
      response.writeHead(found.status, { ...headers, 'content-length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    const text = await textOf(found);
    const isLong = text.length >= COMPRESSED_FROM;
    const isCompressed = isLong && acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    if (isLong) headers.vary = [found.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    if (isCompressed) headers['content-encoding'] = 'gzip';
    const body = isCompressed ? await compressed(text, found.headers.get('etag')) : Buffer.from(text);
    if (found.status !== 304 && found.status !== 204) headers['content-length'] = body.length;
    response.writeHead(found.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
