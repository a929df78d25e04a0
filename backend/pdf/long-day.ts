import type { Language } from '../../lib/contract/languages.ts';

/** A day (y-MM-dd) as readers of a language write it, in English as in New Zealand: 27 January 2030. */
export const longDay = (day: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-NZ' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${day}T00:00:00Z`));
