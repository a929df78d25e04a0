import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';

const localeOf = (language: string) => (language === 'en' ? 'en-NZ' : language);

/** The day of an instant, as it was in New Zealand. */
export const documentDay = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: CHAMPIONSHIP_TIME_ZONE }).format(
    new Date(instant),
  );

/** A day or a range of days (y-MM-dd each); '' for none. */
export function documentDays(start: string, end: string, language: string): string {
  if (start === '') return '';
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  return end === '' || end === start ? format.format(day(start)) : format.formatRange(day(start), day(end));
}
