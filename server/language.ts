import { INITIAL_LANGUAGE, LANGUAGES } from '../lib/contract/languages.ts';
import type { Language } from '../lib/contract/languages.ts';

const KNOWN: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language, language]));
const COOKIE = /(?:^|;\s*)lang=([\w-]{2,5})(?=;|$)/;

/** The interface language in a Cookie header; the default one if it names no known language. */
export function languageOf(cookie: string | undefined): Language {
  if (cookie === undefined) return INITIAL_LANGUAGE;
  return KNOWN.get(COOKIE.exec(cookie)?.[1] ?? '') ?? INITIAL_LANGUAGE;
}

/**
 * The Cookie header that Next gets: exactly one language, the one in the cache key. Without this, a duplicated cookie could store
 * one language's page under another's key.
 */
export function withLanguage(cookie: string | undefined, language: Language): string {
  const others = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !/^lang\s*(?:=|$)/.test(pair));
  return [`lang=${language}`, ...others].join('; ');
}
