import { clockTime } from '@/lib/shared/date-forms';
import { browserDateFormat, hasWords } from './browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from './time-zone';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/*
 * Dates that a browser renders after page load, without the server's date library: in the same order of day, month and year, and in the
 * championship's time zone. '' for null.
 */

export function browserDay(
  instant: string | null,
  language: string,
  timeZone: string = CHAMPIONSHIP_TIME_ZONE,
): string {
  if (instant === null) return '';
  return browserDateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** A day with its time: '27 Jan 2027 2:20pm'. */
export function browserMoment(instant: string | null, language: string): string {
  if (instant === null) return '';
  return `${browserDay(instant, language)} ${clockTime(instant, language, CHAMPIONSHIP_TIME_ZONE)}`;
}

/** Null for a language that the browser lacks. */
function agoFormat(language: string): Intl.RelativeTimeFormat | null {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  const [found] = format.resolvedOptions().locale.split('-');
  return found === language.split('-')[0] && hasWords(language) ? format : null;
}

/**
 * How long ago something was, in whole hours, after a day in whole days: '3 hours ago'. In a language that the browser lacks, the moment
 * itself.
 * @param now epoch milliseconds
 */
export function browserAgo(instant: string, language: string, now: number): string {
  const format = agoFormat(language);
  if (format === null) return browserMoment(instant, language);
  const hours = Math.floor((now - Date.parse(instant)) / HOUR_MS);
  return hours < DAY_HOURS
    ? format.format(-hours, 'hour')
    : format.format(-Math.floor(hours / DAY_HOURS), 'day');
}

/**
 * The same for something shown with its time: in minutes within the first hour, and '' after a day, for a future moment, and in a language
 * that the browser lacks.
 * @param now epoch milliseconds
 */
export function browserAge(instant: string, language: string, now: number): string {
  const age = now - Date.parse(instant);
  if (!(age >= 0 && age < DAY_HOURS * HOUR_MS)) return '';
  const format = agoFormat(language);
  if (format === null) return '';
  return age < HOUR_MS
    ? format.format(-Math.max(1, Math.floor(age / MINUTE_MS)), 'minute')
    : format.format(-Math.floor(age / HOUR_MS), 'hour');
}
