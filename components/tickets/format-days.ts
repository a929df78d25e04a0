import { longDays } from '@/lib/shared/date-forms';

/**
 * Formats one or several days, each y-MM-dd, for a reader. Browsers don't know the months of every language, so they use their own
 * implementation.
 */
export type DaysFormatter = (first: string, last: string) => string;

/** The same on the server, which knows the months of every language. */
export const formatDays =
  (language: string): DaysFormatter =>
  (first, last) =>
    longDays(first, last, language);
