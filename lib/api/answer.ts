import type { Parser } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { RETRY_AFTER_FALLBACK_S } from '@/lib/api/limits';
import { isRecord, textOf } from '@/lib/shared/record';
import { jsonOf } from '@/lib/shared/text/json-of';
import { err, ok, type Result } from '@/lib/api/result';

/** A complete HTTP response. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: string };

/** text_code values that spec point 8 names. */
export const TOKEN_EXPIRED = 'TOKEN_EXPIRED';
export const TOKEN_INVALID = 'TOKEN_INVALID';
export const SIGNATURE_FAILED = 'Signature verification failed';
const TOKEN_CODES: ReadonlySet<string> = new Set([TOKEN_EXPIRED, TOKEN_INVALID, SIGNATURE_FAILED]);

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The text_code of an error, or null. Some servers put the reason into `message` instead (spec point 8). */
export function textCodeOf({ body }: Answer): string | null {
  const json = jsonOf(body);
  if (!isRecord(json)) return null;
  const found = [json['text_code'], json['message'], json['error']].find(
    (value) => typeof value === 'string' && TOKEN_CODES.has(value),
  );
  return textOf(found ?? json['text_code']) || null;
}

/** A successful response's value, or `badAnswer`. */
export function readValue<O>(output: Parser<O>, json: unknown): Result<O, ApiError> {
  const parsed = output.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  return err({ kind: 'badAnswer', issues });
}

/** What a status other than 2xx means. */
export function readError(answer: Answer): ApiError {
  const { status, headers, body } = answer;
  const json = jsonOf(body);
  const wire = isRecord(json) ? json : {};
  const message = textOf(wire['message']) || textOf(wire['error']) || firstMessage(wire['errors']);
  const textCode = textCodeOf(answer);
  switch (status) {
    case 401:
      return { kind: 'unauthorised', textCode, message };
    case 403:
      return { kind: 'forbidden', ...(message === '' ? {} : { message }) };
    case 404:
    case 410:
      return { kind: 'notFound', ...(message === '' ? {} : { message }) };
    case 429:
      return { kind: 'rateLimited', retryAfterSeconds: readRetryAfter(headers) };
    case 400:
    case 409:
    case 413:
    case 415:
    case 422:
      return textCode !== null && TOKEN_CODES.has(textCode)
        ? { kind: 'unauthorised', textCode, message }
        : { kind: 'invalid', message, fields: readFields(wire['fields']) };
    default:
      return { kind: 'server', status, message };
  }
}

/** The first message in a GraphQL response's `errors`, or ''. */
export function firstMessage(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return isRecord(first) ? textOf(first['message']) : '';
}

function readFields(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, textOf(sentence)]));
}

/** Seconds of Retry-After; the date form is not parsed, as no call of the contract uses it. */
function readRetryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) : RETRY_AFTER_FALLBACK_S;
}
