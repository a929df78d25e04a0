import { clockTime, mediumDay, sortableDay } from '../../../lib/shared/date-forms.ts';
import { instantOf, isRealDay, writtenClock, writtenDay } from './wall-time.ts';

/** The result of reading a typed text: an instant in ISO 8601, or the problem, worded for an editor. */
export type ReadMoment = { readonly instant: string } | { readonly problem: string };

export const UNREADABLE_MOMENT = 'Enter a day and a time, such as 23/11/2026 9:00 AM.';
const NO_SUCH_DAY = 'There’s no such day. The day comes first: 23/11/2026.';
const NO_SUCH_TIME = 'There’s no such time of day. Use 9:00 AM, 9:00 or 21:00.';
const SKIPPED = 'The clocks go forward and skip this time. Enter another.';

/** An instant with its zone, as programs write it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
/** A day, and a time after a space or a comma. */
const PARTS = /^(.*?\d{4}|.*?[/.-]\d{2})(?:(?:,? +|, *)(.*))?$/i;
const MIDNIGHT = { hour: 0, minute: 0, second: 0 };

/** Whether a stored value is an instant, as opposed to unreadable text. */
export const isInstant = (value: string): boolean =>
  INSTANT.test(value) && isRealDay(partsOf(value)) && !Number.isNaN(Date.parse(value));

const partsOf = (iso: string) => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
});

/** Day and time of a text; a day alone has an empty time. ISO days come first, as they look like the start of other forms. */
function splitMoment(text: string): { day: string; time: string } | null {
  const iso = /^(\d{4}-\d{1,2}-\d{1,2})(?:(?:T|,? +)(.*))?$/i.exec(text);
  const match = iso ?? PARTS.exec(text);
  return match ? { day: match[1] ?? '', time: match[2] ?? '' } : null;
}

/**
 * The instant that an editor typed or pasted: day before month, 12 or 24 hours, with or without seconds; a day alone means midnight.
 * @param timeZone IANA name of the zone whose clock applies; a text with an offset uses that
 * @param sameDayAs an instant, such as the field's previous value, whose day applies to a time alone
 */
export function readMoment(text: string, timeZone: string, sameDayAs: string | null = null): ReadMoment {
  const typed = text.replace(/\s+/gu, ' ').replace(/ at /i, ' ').trim();
  const isTimeAlone = sameDayAs !== null && writtenClock(typed) !== null;
  const given = isTimeAlone ? `${sortableDay(sameDayAs, timeZone)} ${typed}` : typed;
  if (isInstant(given)) return { instant: new Date(given).toISOString() };
  const parts = splitMoment(given);
  const written = parts && writtenDay(parts.day);
  if (!parts || !written || written.year === null) return { problem: UNREADABLE_MOMENT };
  const day = { ...written, year: written.year };
  if (day.year === 0 || !isRealDay(day)) return { problem: NO_SUCH_DAY };
  const time = parts.time === '' ? MIDNIGHT : writtenClock(parts.time);
  if (!time) return { problem: /^\d/.test(parts.time) ? NO_SUCH_TIME : UNREADABLE_MOMENT };
  const instant = instantOf(day, time, timeZone);
  return instant === null ? { problem: SKIPPED } : { instant };
}

/** An instant in the format of date fields, which `readMoment` reads: '23 Nov 2026 9:00am', with seconds if there are any. */
export function writeMoment(instant: string, timeZone: string): string {
  const seconds = new Date(instant).getUTCSeconds();
  const time = clockTime(instant, 'en', timeZone);
  const exact = seconds === 0 ? time : time.replace(/:\d\d/, `$&:${String(seconds).padStart(2, '0')}`);
  return `${mediumDay(instant, 'en', timeZone)} ${exact}`;
}
