import { browserDateFormat } from './browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from './time-zone';

/**
 * A day for what a browser renders after page load, without the server's date library: the same order of day, month and year in the
 * championship's time zone. '' for none.
 */
export function browserDay(instant: string | null, language: string): string {
  if (instant === null) return '';
  return browserDateFormat(language, { dateStyle: 'medium', timeZone: CHAMPIONSHIP_TIME_ZONE }).format(
    new Date(instant),
  );
}
