import { clockTime, weekdayInText } from '../../../lib/shared/date-forms.ts';
import { TZDate } from '@date-fns/tz';
import {
  instantOf,
  isRealDay,
  writtenClock,
  writtenDay,
  type CalendarDay,
} from '../../cms/fields/wall-time.ts';

/** A day in the circuit's calendar. */
export type TrackDay = CalendarDay;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The days of a round by the circuit's clock, from the first to the last. */
export function daysOfRound(start: string, end: string, timeZone: string): TrackDay[] {
  const days: TrackDay[] = [];
  const last = new TZDate(end, timeZone);
  const day = new TZDate(start, timeZone);
  day.setHours(0, 0, 0, 0);
  // A round has a few days; anything longer is an error in its dates.
  while (day <= last && days.length < 31) {
    days.push({ year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() });
    day.setDate(day.getDate() + 1);
  }
  return days;
}

/**
 * The day in a cell: '2026-11-21', '21/11/2026', '21.11.', '21 Nov', 'Saturday'. Without a year, or for a weekday, it is one of the round's
 * days.
 * @returns null if it is none of those
 */
export function dayIn(cell: string, days: readonly TrackDay[]): TrackDay | null {
  const text = cell.toLowerCase().trim();
  const written = writtenDay(text);
  if (written) {
    const day = { ...written, year: written.year ?? yearOf(written.month, days) };
    return isRealDay(day) ? day : null;
  }
  const weekday = WEEKDAYS.findIndex((name) => name === text || name.slice(0, 3) === text);
  const isThat = ({ year, month, day }: TrackDay) =>
    new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday;
  return weekday === -1 ? null : (days.find(isThat) ?? null);
}

const yearOf = (month: number, days: readonly TrackDay[]): number =>
  (days.find((day) => day.month === month) ?? days[0])?.year ?? 0;

/** The hour after midnight as some timetables write it, counted with the day before. */
const AFTER_MIDNIGHT = /^24[:.h]?([0-5]\d)$/;

/** Minutes since midnight in a cell: '9:00', '09.00', '0900', '1:30 pm', '24:45' for the next day; null if it isn't a time. */
export function minutesIn(cell: string): number | null {
  const after = AFTER_MIDNIGHT.exec(cell.trim())?.[1];
  if (after !== undefined) return 24 * 60 + Number(after);
  const time = writtenClock(cell);
  return time?.second === 0 ? time.hour * 60 + time.minute : null;
}

/**
 * The instant of a clock time at the circuit, in ISO 8601; the first of two when the clocks go back.
 * @param minutes since midnight of that day; from 24:00 on, by the next day's clock
 * @returns null for a time skipped at the start of daylight saving
 */
export function instantAt({ year, month, day }: TrackDay, minutes: number, timeZone: string): string | null {
  const date = new Date(Date.UTC(year, month - 1, day, 0, minutes));
  return instantOf(
    { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    { hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: 0 },
    timeZone,
  );
}

const HOUR_MS = 60 * 60_000;

/** The second instant of a clock time that occurs twice, an hour later; null for any other. */
export function secondInstantAt(day: TrackDay, minutes: number, timeZone: string): string | null {
  const first = instantAt(day, minutes, timeZone);
  if (first === null) return null;
  const second = new TZDate(Date.parse(first) + HOUR_MS, timeZone);
  const isSame = second.getHours() * 60 + second.getMinutes() === minutes % (24 * 60);
  return isSame ? new Date(second.getTime()).toISOString() : null;
}

/** Whether a clock time occurs twice because the clocks go back that night. */
export const isTwice = (day: TrackDay, minutes: number, timeZone: string): boolean =>
  secondInstantAt(day, minutes, timeZone) !== null;

/** A clock time as in messages: '9:05am'. */
export const clockOf = (instant: string, timeZone: string): string => clockTime(instant, 'en', timeZone);

/** A day as in messages: 'Saturday 21 November'. */
export const dayOf = (instant: string, timeZone: string): string => weekdayInText(instant, 'en', timeZone);
