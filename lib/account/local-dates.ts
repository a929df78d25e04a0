import { browserDateFormat } from '@/lib/dates/browser-format';

/** A y-MM-dd day, formatted in the visitor's language. */
export const writeDay = (day: string, lang: string): string =>
  browserDateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
