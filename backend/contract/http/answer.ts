import type { WireError } from '../../../lib/contract/endpoint.ts';
import { Failure } from '../failure.ts';
import { textResponse } from '../../server/ready-body.ts';
import { etagOf, isUnchanged } from './etag.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again later.';

/**
 * Answers a public GET. The caller keeps a copy but asks each time (`no-cache` with an ETag): the site caches by itself, and a
 * change in the CMS has to be seen at once.
 */
export function publicJson(request: Request, body: string, etag: string = etagOf(body)): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  if (isUnchanged(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return textResponse(body, { headers: { ...headers, 'Content-Type': JSON_TYPE } });
}

/** Answers a call whose answer belongs to one caller, or is not to be kept. */
export function privateJson(value: unknown, status = 200): Response {
  return Response.json(value, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': JSON_TYPE },
  });
}

/** The wire form of a failure (spec point 8); a fault of ours says nothing of its cause. */
export function failureBody(error: unknown): {
  status: number;
  headers: Record<string, string>;
  body: WireError;
} {
  const failure = error instanceof Failure ? error : new Failure(500, INTERNAL_MESSAGE);
  const { textCode, fields, headers } = failure.details;
  return {
    status: failure.status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store', ...headers },
    body: {
      success: false,
      message: failure.message,
      ...(textCode ? { text_code: textCode } : {}),
      ...(fields ? { fields: { ...fields } } : {}),
    },
  };
}

/** Answers a failure in its wire form. */
export function failureAnswer(error: unknown): Response {
  const { status, headers, body } = failureBody(error);
  return Response.json(body, { status, headers });
}
