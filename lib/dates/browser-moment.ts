import { clockTime } from '@/lib/shared/date-forms';
import { browserDateFormat, hasWords } from './browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from './time-zone';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

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

/**
 * How long ago something was, in full hours, after a day in full days: '3 hours ago'. In a language that the browser has no names in, the
 * moment itself.
 * @param now epoch milliseconds
 */
export function browserAgo(instant: string, language: string, now: number): string {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  const [found] = format.resolvedOptions().locale.split('-');
  if (found !== language.split('-')[0] || !hasWords(language)) return browserMoment(instant, language);
  const hours = Math.floor((now - Date.parse(instant)) / HOUR_MS);
  return hours < DAY_HOURS
    ? format.format(-hours, 'hour')
    : format.format(-Math.floor(hours / DAY_HOURS), 'day');
}
