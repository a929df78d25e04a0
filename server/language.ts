import { INITIAL_LANGUAGE, LANGUAGES } from '../lib/contract/languages.ts';
import type { Language } from '../lib/contract/languages.ts';

const KNOWN: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language, language]));
const COOKIE = /(?:^|;\s*)lang=([\w-]{2,5})(?=;|$)/;

/** The interface language that a Cookie header asks for; the initial one when it names none that is known. */
export function languageOf(cookie: string | undefined): Language {
  if (cookie === undefined) return INITIAL_LANGUAGE;
  return KNOWN.get(COOKIE.exec(cookie)?.[1] ?? '') ?? INITIAL_LANGUAGE;
}

/**
 * The Cookie header that Next gets: exactly one language, the one that the cache key says. Without this, a doubled cookie
 * could put one language's page under another's key.
 */
export function withLanguage(cookie: string | undefined, language: Language): string {
  const others = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^lang\s*(?:=|$)/.test(pair));
  return [`lang=${language}`, ...others].join('; ');
}
