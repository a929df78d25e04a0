import { TZDate } from '@date-fns/tz';

/** A day by the calendar of the circuit. */
export type TrackDay = { readonly year: number; readonly month: number; readonly day: number };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const isReal = ({ year, month, day }: TrackDay): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

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
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return checked({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const numeric = /^(?:[a-z]+,? )?(\d{1,2})[./](\d{1,2})(?:[./](\d{2}|\d{4}))?\.?$/.exec(text);
  const worded = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*(?:,? (\d{4}))?$/.exec(text);
  const match = numeric ?? worded;
  if (match) {
    const [, day = '', written = '', year = ''] = match;
    const month = numeric ? Number(written) : MONTHS.indexOf(written) + 1;
    return checked({ year: yearOf(year, month, days), month, day: Number(day) });
  }
  const weekday = WEEKDAYS.findIndex((name) => name === text || name.slice(0, 3) === text);
  const isThat = ({ year, month, day }: TrackDay) =>
    new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday;
  return weekday === -1 ? null : (days.find(isThat) ?? null);
}

const checked = (day: TrackDay): TrackDay | null => (isReal(day) ? day : null);

const yearOf = (written: string, month: number, days: readonly TrackDay[]): number => {
  if (written !== '') return Number(written) + (written.length === 2 ? 2000 : 0);
  return (days.find((day) => day.month === month) ?? days[0])?.year ?? 0;
};

/** Minutes since midnight in a cell: '9:00', '09.00', '0900', '1:30 pm'; null if it is no time. */
export function minutesIn(cell: string): number | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:[:.]00)?\s*([ap]\.?m\.?)?$/i.exec(cell.trim());
  if (!match) return null;
  const [, hour = '', minute, half] = match;
  if (minute === undefined && half === undefined) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const total = hours * 60 + Number(minute ?? 0);
  return hours > 23 || Number(minute ?? 0) > 59 ? null : total;
}

/**
 * The instant of a clock time at the circuit, in ISO 8601.
 * @returns null for one that the change to summer time leaves out
 */
export function instantAt({ year, month, day }: TrackDay, minutes: number, timeZone: string): string | null {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const date = new TZDate(year, month - 1, day, hour, minute, 0, timeZone);
  const exists = date.getHours() === hour && date.getMinutes() === minute;
  return exists ? new Date(date.getTime()).toISOString() : null;
}

/** A clock time as in messages: '09:05'. */
export const clockOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-NZ', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(instant),
  );

/** A day as in messages: 'Sat, 21 Nov'. */
export const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-NZ', { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(instant),
  );
