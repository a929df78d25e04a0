import type { WireError } from '../../../lib/contract/endpoint.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { asFailure } from '../failure.ts';
import { textResponse } from './ready-body.ts';
import { formatMessage, isTranslated } from '../messages/format-message.ts';
import type { ResponseText } from '../messages/messages.ts';
import { etagOf, isUnchanged } from '../../../lib/shared/node/etag.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Responds to a public GET. The client keeps a copy but revalidates it each time (`no-cache` with an ETag): the site does its own caching,
 * and a change in the CMS has to show at once.
 */
export function publicJson(request: Request, body: string, etag: string = etagOf(body)): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  if (isUnchanged(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return textResponse(body, { headers: { ...headers, 'Content-Type': JSON_TYPE } });
}

/** A response for one caller, or one that must not be cached. */
export function privateJson(value: unknown, status = 200, more: Record<string, string> = {}): Response {
  return Response.json(value, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': JSON_TYPE, ...more },
  });
}

/**
 * A response with a message for the CMS's own screens: what was done, or why not.
 * @param more anything else that the screen needs, such as the errors by field
 */
export const messageAnswer = (status: number, message: string, more: object = {}): Response =>
  privateJson({ message, ...more }, status);

/** Headers of a response whose text depends on the caller's language (`languageOf`). */
export const languageHeaders = (language: Language) => ({
  'Content-Language': language,
  Vary: 'Accept-Language, Cookie',
});

/** A failure in wire format (spec point 8), in a given language; our own faults reveal nothing about the cause. */
export function failureAnswer(error: unknown, language: Language): Response {
  const { status, text, details } = asFailure(error);
  const { textCode, fields, headers } = details;
  const body: WireError = {
    success: false,
    message: formatMessage(text, language),
    ...(textCode ? { text_code: textCode } : {}),
    ...(fields ? { fields: fieldsIn(fields, language) } : {}),
  };
  return Response.json(body, {
    status,
    headers: {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      ...(isTranslated(text) ? languageHeaders(language) : {}),
      ...headers,
    },
  });
}

const fieldsIn = (
  fields: Readonly<Record<string, ResponseText>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, formatMessage(text, language)]));
