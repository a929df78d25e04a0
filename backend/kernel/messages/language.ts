import { INITIAL_LANGUAGE, LANGUAGES, type Language } from '../../../lib/contract/languages.ts';
import { acceptedLanguage, languageOfTag } from '../../../lib/shared/accept-language.ts';
import { cookieIn } from './cookie.ts';

/** The cookie in which the site stores the visitor's chosen language. */
const LANGUAGE_COOKIE = 'lang';

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** The site language with this name; the default one for any other name. */
export const languageNamed = (name: string | null | undefined): Language =>
  name && isLanguage(name) ? name : INITIAL_LANGUAGE;

/**
 * The caller's language: the one chosen on the site, if the browser sends the cookie (for pages and files; scripts don't), else the one
 * preferred by Accept-Language, else English.
 * @param headerOf returns a request header by its lower-case name
 */
export function languageOf(headerOf: (name: string) => string | null | undefined): Language {
  const chosen = cookieIn(headerOf('cookie'), LANGUAGE_COOKIE);
  const known = chosen === null ? null : languageOfTag(chosen);
  return known ?? acceptedLanguage(headerOf('accept-language') ?? '') ?? INITIAL_LANGUAGE;
}

/** `languageOf` for a web request. */
export const languageOfRequest = ({ headers }: Request): Language => languageOf((name) => headers.get(name));
