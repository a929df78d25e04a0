import { minuteOfDay } from '../../../lib/shared/date-forms.ts';

/** When a visitor wants no notifications, in minutes of the day by their own clock. The period may cross midnight. */
export type QuietHours = { readonly from: number; readonly until: number };

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

const isWithin = ({ from, until }: QuietHours, minute: number): boolean =>
  from < until ? from <= minute && minute < until : minute >= from || minute < until;

/**
 * When the quiet hours around a moment end; null if it is outside them. Goes by the local clock, even on a day when the clocks change.
 * @param timeZone IANA name
 */
export function endOfQuiet(quiet: QuietHours | null, timeZone: string, now: Date): Date | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const minute = minuteOfDay(new Date(start), timeZone);
  if (!isWithin(quiet, minute)) return null;
  const planned = start + ((quiet.until - minute + DAY) % DAY) * MINUTE_MS;
  // The clocks may change before then. A time skipped in spring is over an hour later.
  const off = ((quiet.until - minuteOfDay(new Date(planned), timeZone) + 1.5 * DAY) % DAY) - DAY / 2;
  const corrected = planned + off * MINUTE_MS;
  return new Date(isWithin(quiet, minuteOfDay(new Date(corrected), timeZone)) ? planned : corrected);
}
