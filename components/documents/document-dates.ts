import { browserDateFormat } from '@/lib/dates/browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';

/** The day of an instant in New Zealand. */
export const documentDay = (instant: string, language: string): string =>
  browserDateFormat(language, { dateStyle: 'long', timeZone: CHAMPIONSHIP_TIME_ZONE }).format(
    new Date(instant),
  );

/** A day or a range of days (y-MM-dd each); '' for none. */
export function documentDays(start: string, end: string, language: string): string {
  if (start === '') return '';
  const format = browserDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  return end === '' || end === start ? format.format(day(start)) : format.formatRange(day(start), day(end));
}
