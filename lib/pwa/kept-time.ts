import { browserDateFormat } from '@/lib/dates/browser-format';

/** When something was kept, as the visitor's clock and the page's language write it. */
export const writeKeptTime = (moment: Date, language: string): string =>
  browserDateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
