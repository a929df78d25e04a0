import type { Language } from '../../../lib/contract/languages.ts';

const formatOf = (language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-NZ' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A date (y-MM-dd) in a language's long format; in English, New Zealand's: 27 January 2030. */
export const longDay = (day: string, language: Language = 'en'): string =>
  formatOf(language).format(dateOf(day));

/** The same for one or several days: 27–28 January 2030. */
export const longDays = (first: string, last: string, language: Language = 'en'): string =>
  last === '' || last === first
    ? longDay(first, language)
    : formatOf(language).formatRange(dateOf(first), dateOf(last));
