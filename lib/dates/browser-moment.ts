import { clockTime } from '@/lib/shared/date-forms';
import { browserDateFormat } from './browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from './time-zone';

/*
 * Dates for what a browser renders after page load, without the server's date library: in the same order of day, month and year, and in
 * the championship's time zone. '' for none.
 */

export function browserDay(instant: string | null, language: string): string {
  if (instant === null) return '';
  return browserDateFormat(language, { dateStyle: 'medium', timeZone: CHAMPIONSHIP_TIME_ZONE }).format(
    new Date(instant),
  );
}

/** A day with its time: '27 Jan 2027 2:20pm'. */
export function browserMoment(instant: string | null, language: string): string {
  if (instant === null) return '';
  return `${browserDay(instant, language)} ${clockTime(instant, language, CHAMPIONSHIP_TIME_ZONE)}`;
}
