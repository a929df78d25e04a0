import { LANGUAGES, type Language } from '../contract/languages.ts';

const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';
const NAMED = new Map(LANGUAGES.map((language) => [language.toLowerCase(), language]));
const BY_PRIMARY = new Map(LANGUAGES.map((language) => [primaryOf(language), language]));

/** The site's language for a tag such as de-AT, pt or zh-Hant-TW, or null: the one of that name, else the one that it is a variant of. */
export function languageOfTag(tag: string): Language | null {
  const wanted = tag.trim().toLowerCase();
  return NAMED.get(wanted) ?? BY_PRIMARY.get(primaryOf(wanted)) ?? null;
}

/** 0 to 1 (RFC 9110, 12.4.2); 1 if missing, 0 if invalid. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** Nobody reads more languages; the limit bounds the work that a made-up header costs. */
const MOST_WISHES = 20;

/** The site's language that an Accept-Language header prefers; null if it names none. */
export function acceptedLanguage(header: string): Language | null {
  const wishes = header.split(',', MOST_WISHES).map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    return { language: languageOfTag(tag), weight: weightIn(parameters) };
  });
  // Sorting is stable, so equal weights keep the header's order.
  const [first] = wishes
    .filter(({ language, weight }) => language !== null && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return first?.language ?? null;
}
