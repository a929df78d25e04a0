import { INITIAL_LANGUAGE, LANGUAGES, type Language } from '../../../lib/contract/languages.ts';
import { cookieIn } from './cookie.ts';

/** The cookie in which the site stores the visitor's chosen language. */
const LANGUAGE_COOKIE = 'lang';

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** The site language with this name; the default one for any other name. */
export const languageNamed = (name: string | null | undefined): Language =>
  name && isLanguage(name) ? name : INITIAL_LANGUAGE;

/** The site language for a tag such as de-AT, pt or zh-Hans-CN, or null. */
function languageOfTag(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  const primary = wanted.split('-')[0];
  return exact ?? LANGUAGES.find((language) => language.split('-')[0]?.toLowerCase() === primary) ?? null;
}

/** 0 to 1 (RFC 9110, 12.4.2); 1 if missing, 0 if invalid. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** The site language that an Accept-Language header prefers; null if it names none. */
function acceptedLanguage(header: string): Language | null {
  const wishes = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    return { language: languageOfTag(tag), weight: weightIn(parameters) };
  });
  // Sorting is stable, so equal weights keep the header's order.
  const [first] = wishes
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}

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
