import { firstMessage, readValue } from '@/lib/api/answer';
import type { Parser } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { isRecord, textOf } from '@/lib/shared/record';
import { err, type Result } from '@/lib/api/result';

/** The two members of a GraphQL response, not yet parsed. */
export type Execution = { readonly data?: unknown; readonly errors?: unknown };

/**
 * The value of a GraphQL response. Data beside an error counts as failed: half a page must not pass for a whole one.
 */
export function readExecution<R>(result: Parser<R>, { data, errors }: Execution): Result<R, ApiError> {
  return Array.isArray(errors) && errors.length > 0
    ? err(readExecutionError(errors))
    : readValue(result, data);
}

function readExecutionError(errors: readonly unknown[]): ApiError {
  const [first] = errors;
  const extensions = isRecord(first) && isRecord(first['extensions']) ? first['extensions'] : {};
  const message = firstMessage(errors);
  switch (extensions['code']) {
    case 'UNAUTHENTICATED':
      return { kind: 'unauthorised', textCode: textOf(extensions['text_code']) || null, message };
    case 'FORBIDDEN':
      return { kind: 'forbidden' };
    case 'NOT_FOUND':
      return { kind: 'notFound' };
    case 'BAD_USER_INPUT':
    case 'GRAPHQL_VALIDATION_FAILED':
      return { kind: 'invalid', message, fields: {} };
    default:
      // GraphQL reports its own failures with status 200.
      return { kind: 'server', status: 500, message };
  }
}
