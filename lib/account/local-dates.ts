import { browserDateFormat } from '@/lib/dates/browser-format';

/** Formats a y-MM-dd day in the visitor's language. */
export const formatLocalDay = (day: string, lang: string): string =>
  browserDateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
