import type { WireError } from '../../../lib/contract/endpoint.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { Failure } from '../failure.ts';
import { textResponse } from '../../server/ready-body.ts';
import { inWords, isSpoken } from '../../words/in-words.ts';
import { say, type Words } from '../../words/sentences.ts';
import { etagOf, isUnchanged } from './etag.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

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
export function privateJson(value: unknown, status = 200, more: Record<string, string> = {}): Response {
  return Response.json(value, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': JSON_TYPE, ...more },
  });
}

/** Headers of an answer whose words depend on the language of whoever asked (`languageOf`). */
export const spokenHeaders = (language: Language) => ({
  'Content-Language': language,
  Vary: 'Accept-Language, Cookie',
});

/** The wire form of a failure (spec point 8), in words of a language; a fault of ours says nothing of its cause. */
export function failureBody(
  error: unknown,
  language: Language,
): {
  status: number;
  headers: Record<string, string>;
  body: WireError;
} {
  const failure = error instanceof Failure ? error : new Failure(500, say('call.fault'));
  const { textCode, fields, headers } = failure.details;
  return {
    status: failure.status,
    headers: {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      ...(isSpoken(failure.words) ? spokenHeaders(language) : {}),
      ...headers,
    },
    body: {
      success: false,
      message: inWords(failure.words, language),
      ...(textCode ? { text_code: textCode } : {}),
      ...(fields ? { fields: fieldsIn(fields, language) } : {}),
    },
  };
}

const fieldsIn = (fields: Readonly<Record<string, Words>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, inWords(words, language)]));

/** Answers a failure in its wire form, in words of a language. */
export function failureAnswer(error: unknown, language: Language): Response {
  const { status, headers, body } = failureBody(error, language);
  return Response.json(body, { status, headers });
}
