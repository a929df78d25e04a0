import { clockTime, weekdayInText } from '../../../lib/shared/date-forms.ts';
import { TZDate } from '@date-fns/tz';
import {
  instantOf,
  isRealDay,
  writtenClock,
  writtenDay,
  type CalendarDay,
} from '../../cms/fields/wall-time.ts';

/** A day by the calendar of the circuit. */
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
 * The day in a cell: '2026-11-21', '21/11/2026', '21.11.', '21 Nov', 'Saturday'. Without a year, or for a weekday, it is one of the round's.
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

/** Minutes since midnight in a cell: '9:00', '09.00', '0900', '1:30 pm'; null if it is no time. */
export function minutesIn(cell: string): number | null {
  const time = writtenClock(cell);
  return time?.second === 0 ? time.hour * 60 + time.minute : null;
}

/**
 * The instant of a clock time at the circuit, in ISO 8601.
 * @returns null for one that the change to summer time leaves out
 */
export const instantAt = (day: TrackDay, minutes: number, timeZone: string): string | null =>
  instantOf(day, { hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }, timeZone);

/** A clock time as in messages: '9:05am'. */
export const clockOf = (instant: string, timeZone: string): string => clockTime(instant, 'en', timeZone);

/** A day as in messages: 'Saturday 21 November'. */
export const dayOf = (instant: string, timeZone: string): string => weekdayInText(instant, 'en', timeZone);
