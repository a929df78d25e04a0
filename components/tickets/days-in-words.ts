import { longDays } from '@/lib/shared/date-forms';

/** Writes one or several days, each y-MM-dd, for a reader. Browsers don't know the months of every language, so they have a way of their own. */
export type DaysInWords = (first: string, last: string) => string;

/** The same on the server, which knows them all. */
export const daysInWords =
  (language: string): DaysInWords =>
  (first, last) =>
    longDays(first, last, language);
