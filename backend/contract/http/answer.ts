import { createHash } from 'node:crypto';
import type { WireError } from '../../../lib/contract/endpoint.ts';
import { Failure } from '../failure.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again later.';

/** The strong ETag of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`;

/** True when the caller already holds the body with this ETag. */
export function isUnchanged(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match');
  if (held === null) return false;
  return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Answers a public GET. The caller keeps a copy but asks each time (`no-cache` with an ETag): the site caches by itself, and a
 * change in the CMS has to be seen at once.
 */
export function publicJson(request: Request, body: string, etag: string = etagOf(body)): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': JSON_TYPE } });
}

/** Answers a call whose answer belongs to one caller, or is not to be kept. */
export function privateJson(value: unknown, status = 200): Response {
  return Response.json(value, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': JSON_TYPE },
  });
}

/** The wire form of a failure (spec point 8); a fault of ours says nothing of its cause. */
export function failureAnswer(error: unknown): Response {
  const failure = error instanceof Failure ? error : new Failure(500, INTERNAL_MESSAGE);
  const { textCode, fields, headers } = failure.details;
  const body: WireError = {
    success: false,
    message: failure.message,
    ...(textCode ? { text_code: textCode } : {}),
    ...(fields ? { fields } : {}),
  };
  return Response.json(body, {
    status: failure.status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store', ...headers },
  });
}
