import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import type { Locale } from 'date-fns';

/** An instant: a Date or its ISO 8601 form. */
export type Instant = Date | string;

const DAY_PATTERN = 'MMM dd';

/**
 * The range of spec point 5 in the time zone of the venue: same day 'MMM dd', same month 'MMM dd-dd', otherwise
 * 'MMM dd - MMM dd'. The year counts: the same month of two years is two months.
 * @param timeZone IANA name
 */
export function formatDateRange(start: Instant, end: Instant, timeZone: string, locale: Locale): string {
  const options = { in: tz(timeZone), locale };
  const part = (instant: Instant, pattern: string) => format(instant, pattern, options);
  const first = part(start, DAY_PATTERN);
  if (part(start, 'yyyy-MM-dd') === part(end, 'yyyy-MM-dd')) return first;
  if (part(start, 'yyyy-MM') === part(end, 'yyyy-MM')) return `${first}-${part(end, 'dd')}`;
  return `${first} - ${part(end, DAY_PATTERN)}`;
}

/** A day in full, in the locale's own order: 'Jan 27, 2027' (English), '27 janv. 2027' (French). */
export function formatDay(instant: Instant, timeZone: string, locale: Locale): string {
  return format(instant, 'PP', { in: tz(timeZone), locale });
}

/** A day without its year (spec point 9: 'do MMM'). */
export function formatShortDay(instant: Instant, timeZone: string, locale: Locale): string {
  return format(instant, 'do MMM', { in: tz(timeZone), locale });
}

/** Day and time of day in the locale's own order. */
export function formatDateTime(instant: Instant, timeZone: string, locale: Locale): string {
  return format(instant, 'PP p', { in: tz(timeZone), locale });
}

/** Time of day, 24 hours (spec point 9: 'HH:mm'). */
export function formatTime(instant: Instant, timeZone: string, locale: Locale): string {
  return format(instant, 'HH:mm', { in: tz(timeZone), locale });
}

/** The calendar day in a time zone, for `datetime` attributes and for grouping by day: '2027-01-27'. */
export function isoDay(instant: Instant, timeZone: string): string {
  return format(instant, 'yyyy-MM-dd', { in: tz(timeZone) });
}
