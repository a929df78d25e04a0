import { browserDateFormat } from '@/lib/dates/browser-format';
import { clockTime } from '@/lib/shared/date-forms';

/** Formats the time at which something was cached, in the visitor's time zone and the page's language. */
export const formatCachedTime = (moment: Date, language: string): string =>
  `${browserDateFormat(language, { dateStyle: 'medium' }).format(moment)} ${clockTime(moment, language)}`;
