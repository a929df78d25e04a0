import type { Result } from '@/lib/api/result';
import { UNAVAILABLE_DIGEST } from './unavailable-digest';

/** One problem in a response: where, and what was expected. */
export type AnswerIssue = { readonly path: string; readonly message: string };

/** Every way a call can fail; a view translates by `kind` and shows `message` only where spec point 8 says so. */
export type ApiError =
  /** No response at all; `reason` is for the log. */
  | { readonly kind: 'network'; readonly reason: string }
  | { readonly kind: 'timeout' }
  /** `textCode` is the server's text_code, or null if it named none; `message` is '' if it gave none. */
  | { readonly kind: 'unauthorised'; readonly textCode: string | null; readonly message: string }
  /** `message` is the server's, if it sent one. */
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** `message` is the server's, if it sent one. */
  | { readonly kind: 'notFound'; readonly message?: string }
  /** The server rejected the input; `fields` has a message per field. */
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'rateLimited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'server'; readonly status: number; readonly message: string }
  /** A response that doesn't match the contract. */
  | { readonly kind: 'badAnswer'; readonly issues: readonly AnswerIssue[] };

/** A failed call for callers that expect exceptions (loaders, query functions). */
export class ApiFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError, message = `The call failed: ${describe(error)}`) {
    super(message);
    this.name = 'ApiFailure';
    this.error = error;
  }
}

/** The content server did not return what it should have; this says nothing about whether the content exists. */
export class ContentUnavailableError extends ApiFailure {
  /** Next passes only this through its cache and to error screens; the class and the message are lost. */
  readonly digest = UNAVAILABLE_DIGEST;

  constructor(error: ApiError) {
    super(error, `The content server could not be used: ${describe(error)}`);
    this.name = 'ContentUnavailableError';
  }
}

/** Whether a caught value is a ContentUnavailableError, even after passing through Next's cache. */
export function isContentUnavailable(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'digest' in thrown &&
    thrown.digest === UNAVAILABLE_DIGEST
  );
}

/** Whether the same call may succeed later without any change. */
export function isTransient(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true;
    case 'server':
      return error.status >= 500;
    default:
      return false;
  }
}

/**
 * The value of a content call. A content server that refuses the site's request is as little use as one that is down.
 * @throws ContentUnavailableError if there is none (for a missing record see `unwrapOrNull`)
 */
export function unwrap<T>(result: Result<T, ApiError>): T {
  if (result.ok) return result.value;
  throw new ContentUnavailableError(result.error);
}

/** Like `unwrap`, with null for a record that the server says does not exist. */
export function unwrapOrNull<T>(result: Result<T, ApiError>): T | null {
  return !result.ok && result.error.kind === 'notFound' ? null : unwrap(result);
}

function describe(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return `no answer, ${error.reason}`;
    case 'server':
      return `status ${error.status}, ${error.message}`;
    case 'invalid':
      return `invalid, ${error.message}`;
    case 'rateLimited':
      return `too many calls, again in ${error.retryAfterSeconds} s`;
    case 'badAnswer':
      return `unexpected answer, ${error.issues.map((issue) => `${issue.path || '(root)'}: ${issue.message}`).join('; ')}`;
    default:
      return error.kind;
  }
}
