import type { z } from 'zod';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';
import type { ResponseText } from '../messages/messages.ts';
import { badFields } from '../failure.ts';
import { jsonBody } from '../http/body.ts';
import { describeIssue } from './describe-issue.ts';

/** Query parameters; an empty one counts as absent, and of repeated ones the first counts. */
function queryParameters(url: URL): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (value !== '' && !(name in found)) found[name] = value;
  }
  return found;
}

/**
 * Parses and validates a call's input: the query of a GET, the JSON body of a POST, and the path parameters. Unknown parameters are
 * ignored.
 * @throws Failure 422 with a message per field; 400, 413 or 415 for an unreadable body.
 */
export async function readInput<I extends z.ZodType>(
  endpoint: Endpoint<I>,
  request: Request,
  pathParameters: Readonly<Record<string, string>>,
): Promise<z.output<I>> {
  const sent =
    request.method === 'POST'
      ? await jsonBody(request, endpoint.maxBodyBytes)
      : queryParameters(new URL(request.url));
  return parseInput(endpoint.input, { ...sent, ...pathParameters });
}

/** Validates `given` against a schema. @throws Failure 422 with a message per field. */
export function parseInput<S extends z.ZodType>(schema: S, given: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields: Record<string, ResponseText> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) fields[name] = `${name} can’t be set.`;
      continue;
    }
    fields[String(issue.path[0] ?? 'input')] ??= describeIssue(issue, given);
  }
  throw badFields(fields);
}
