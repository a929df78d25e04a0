import { INITIAL_LANGUAGE, LANGUAGES, type Language } from '../../lib/contract/languages.ts';
import { cookieIn } from './cookie.ts';

/** The cookie in which the site keeps the language that a visitor chose. */
const LANGUAGE_COOKIE = 'lang';

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** The language of the site that a name stands for; the site's first one for every other name. */
export const languageNamed = (name: string | null | undefined): Language =>
  name && isLanguage(name) ? name : INITIAL_LANGUAGE;

/** The site's language that a tag such as de-AT, pt or zh-Hans-CN stands for, or null. */
function languageOfTag(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted);
  const primary = wanted.split('-')[0];
  return exact ?? LANGUAGES.find((language) => language.split('-')[0]?.toLowerCase() === primary) ?? null;
}

/** 0 to 1 (RFC 9110, 12.4.2); 1 where nothing is said, 0 for what is no weight. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** The language that an Accept-Language header prefers among those of the site; null where it names none. */
function acceptedLanguage(header: string): Language | null {
  const wishes = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    return { language: languageOfTag(tag), weight: weightIn(parameters) };
  });
  // Sorting keeps the order of equal weights, and so of the header.
  const [first] = wishes
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}

/**
 * The language of whoever asks: the one chosen on the site, where a browser sends the cookie with it (pages and files that it is sent
 * to; scripts send none), else what the Accept-Language header prefers, else English.
 * @param headerOf gives a header of the request by its name in small letters
 */
export function languageOf(headerOf: (name: string) => string | null | undefined): Language {
  const chosen = cookieIn(headerOf('cookie'), LANGUAGE_COOKIE);
  const known = chosen === null ? null : languageOfTag(chosen);
  return known ?? acceptedLanguage(headerOf('accept-language') ?? '') ?? INITIAL_LANGUAGE;
}

/** `languageOf` for a web request. */
export const languageOfRequest = ({ headers }: Request): Language => languageOf((name) => headers.get(name));
