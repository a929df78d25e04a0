import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { MAX_BODY_BYTES } from '../contract/http/body.ts';
import type { DirectRoute } from './direct-routes.ts';

const compress = promisify(gzip);
/** Below this many bytes an answer fits into one packet anyway. */
const COMPRESSED_FROM = 1_000;
const COMPRESSION_LEVEL = 5;
/** Compressed answers that are kept, in bytes all together. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** The host of an address plays no part in what is answered. */
const BASE = 'http://localhost';

/** Reads a body up to a little more than what any call accepts: the call itself refuses what is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection has to outlive a body that is read in part: the refusal goes over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.byteLength;
    if (size > MAX_BODY_BYTES) break;
  }
  request.resume();
  return Buffer.concat(chunks);
}

/** A Node request as a web request. */
async function webRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const isRead = method === 'GET' || method === 'HEAD';
  const body = isRead ? null : new Uint8Array(await readBody(request));
  return new Request(`${BASE}${request.url}`, { method, headers, body });
}

function createCompressor() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength || 1,
  });
  return async (body: Buffer, etag: string | null): Promise<Buffer> => {
    const known = etag === null ? undefined : kept.get(etag);
    if (known) return known;
    const bytes = await compress(body, { level: COMPRESSION_LEVEL });
    if (etag !== null) kept.set(etag, bytes);
    return bytes;
  };
}

/**
 * Has a function of web requests answer without Next in between, which would take three times the work of a small answer.
 * Answers are sent whole, with their length, and compressed where the caller can read that.
 */
export function webRoute(answer: (request: Request) => Promise<Response>): DirectRoute {
  const compressed = createCompressor();
  return async (request: IncomingMessage, response: ServerResponse) => {
    const found = await answer(await webRequest(request));
    const headers: Record<string, string | number> = Object.fromEntries(found.headers);
    let body: Buffer = Buffer.from(await found.arrayBuffer());
    if (body.length >= COMPRESSED_FROM) {
      headers.vary = [found.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
      if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
        body = await compressed(body, found.headers.get('etag'));
        headers['content-encoding'] = 'gzip';
      }
    }
    if (found.status !== 304 && found.status !== 204) headers['content-length'] = body.length;
    response.writeHead(found.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
