import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { INITIAL_LANGUAGE, LANGUAGES } from '../../lib/contract/languages.ts';
import type { Language } from '../../lib/contract/languages.ts';
import { acceptedLanguage } from '../../lib/shared/accept-language.ts';

const KNOWN: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language, language]));
const COOKIE = /(?:^|;\s*)lang=([\w-]{2,5})(?=;|$)/;

/** The language that a visitor has chosen on the site; undefined if the cookie names no known one. */
const chosenLanguage = (cookie: string | undefined): Language | undefined =>
  cookie === undefined ? undefined : KNOWN.get(COOKIE.exec(cookie)?.[1] ?? '');

/** Browsers send only a few hundred different headers. Longer ones are parsed each time. */
const MAX_REMEMBERED_LENGTH = 200;
const accepted = new LRUCache<string, Language>({ max: 1_000 });

function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return INITIAL_LANGUAGE;
  const remembered = accepted.get(header);
  if (remembered !== undefined) return remembered;
  const language = acceptedLanguage(header) ?? INITIAL_LANGUAGE;
  if (header.length <= MAX_REMEMBERED_LENGTH) accepted.set(header, language);
  return language;
}

/**
 * The interface language of a request: the one in the cookie, else the best match for what the browser asks for, else the default one
 * (docs/decisions/0023).
 */
export const languageOf = ({ cookie, 'accept-language': header }: IncomingHttpHeaders): Language =>
  chosenLanguage(cookie) ?? preferredLanguage(header);

/**
 * Whether the cookie alone determines that a response is in this language. A cache with only the cookie in its key takes a request
 * without one to be in the default language, and must not store anything else for it.
 */
export const isKnownByCookie = (cookie: string | undefined, language: Language): boolean =>
  (chosenLanguage(cookie) ?? INITIAL_LANGUAGE) === language;

/**
 * The Cookie header passed to Next, with exactly one language: that of the cache key. Otherwise a duplicated cookie could store a
 * page in one language under the key of another.
 */
export function withLanguage(cookie: string | undefined, language: Language): string {
  const others = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^lang\s*(?:=|$)/.test(pair));
  return [`lang=${language}`, ...others].join('; ');
}
