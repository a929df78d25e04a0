import { LANGUAGES, type Language } from '../contract/languages.ts';

const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';
const NAMED = new Map(LANGUAGES.map((language) => [language.toLowerCase(), language]));
const BY_PRIMARY = new Map(LANGUAGES.map((language) => [primaryOf(language), language]));

/** The site's language for a tag such as de-AT, pt or zh-Hant-TW: an exact match, otherwise one with the same primary language; null for none. */
export function languageOfTag(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  return NAMED.get(wanted) ?? BY_PRIMARY.get(primaryOf(wanted)) ?? null;
}

/** The weight of a language, 0 to 1 (RFC 9110, 12.4.2); 1 if missing, 0 if invalid. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** Nobody reads more languages; this bounds the work for a made-up header. */
const MAX_LANGUAGES = 20;

/** The site's language that an Accept-Language header prefers; null if it names none. */
export function acceptedLanguage(header: string): Language | null {
  const accepted = header.split(',', MAX_LANGUAGES).map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    return { language: languageOfTag(tag), weight: weightIn(parameters) };
  });
  // Sorting is stable, so equal weights keep the header's order.
  const [first] = accepted
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}
