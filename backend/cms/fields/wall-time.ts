import { TZDate } from '@date-fns/tz';

/** A calendar day; the month counts from 1. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };
/** A day as written: the year may be left out. */
export type WrittenDay = { readonly year: number | null; readonly month: number; readonly day: number };
/** A time of day on a 24-hour clock. */
export type ClockTime = { readonly hour: number; readonly minute: number; readonly second: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,? )?';
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const IN_FIGURES = new RegExp(`^${WEEKDAY}(\\d{1,2})([./-])(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?\\.?$`);
const IN_WORDS = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')})[a-z]*\\.?(?:,? (\\d{4}))?$`,
);
const CLOCK = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/i;

/** Whether the calendar has this day. */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const yearIn = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written) + (written.length === 2 ? 2000 : 0);

/** A day as people write it, before its month: '2026-11-21', '21/11/2026', '21.11.', 'Sat 21 Nov 2026'; null for anything else. */
export function writtenDay(text: string): WrittenDay | null {
  const given = text.toLowerCase().trim();
  const iso = ISO_DAY.exec(given);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const figures = IN_FIGURES.exec(given);
  if (figures) return { year: yearIn(figures[4]), month: Number(figures[3]), day: Number(figures[1]) };
  const match = IN_WORDS.exec(given);
  const month = MONTHS.indexOf(match?.[2] ?? '') + 1;
  return match ? { year: yearIn(match[3]), month, day: Number(match[1]) } : null;
}

/** A time of day as people write it: '9:00', '09.00', '0900', '1:30 pm', '13:30:15'; null for anything else. */
export function writtenClock(text: string): ClockTime | null {
  const match = CLOCK.exec(text.trim());
  if (!match) return null;
  const [, hour = '', minute, second, half] = match;
  if (minute === undefined && half === undefined) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const time = { hour: hours, minute: Number(minute ?? 0), second: Number(second ?? 0) };
  return time.hour > 23 || time.minute > 59 || time.second > 59 ? null : time;
}

/**
 * The instant when the clocks of a zone show a time, in ISO 8601; the first of two when they go back.
 * @returns null for a time that is skipped when they go forward
 */
export function instantOf(
  { year, month, day }: CalendarDay,
  { hour, minute, second }: ClockTime,
  timeZone: string,
): string | null {
  const date = new TZDate(year, month - 1, day, hour, minute, second, timeZone);
  const exists = date.getHours() === hour && date.getMinutes() === minute;
  if (!exists) return null;
  const hourBefore = new TZDate(date.getTime() - 60 * 60_000, timeZone);
  const isSecond = hourBefore.getHours() === hour && hourBefore.getMinutes() === minute;
  return new Date((isSecond ? hourBefore : date).getTime()).toISOString();
}

/** A typed day as y-MM-dd; null for text that isn't one, lacks the year, or isn't in the calendar. */
export function readDay(text: string): string | null {
  const day = writtenDay(text);
  if (day === null || day.year === null || day.year === 0) return null;
  if (!isRealDay({ ...day, year: day.year })) return null;
  const parts = [
    String(day.year).padStart(4, '0'),
    ...[day.month, day.day].map((part) => String(part).padStart(2, '0')),
  ];
  return parts.join('-');
}
