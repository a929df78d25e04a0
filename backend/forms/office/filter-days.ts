import { TZDate } from '@date-fns/tz';
import { CHAMPIONSHIP_TIME_ZONE, newZealandMidnight } from '../../../lib/contract/time-zone.ts';

const DAY_MS = 24 * 60 * 60_000;

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The start of a day in New Zealand, or of a later one; '' for none. */
export const instantOf = (day: string, later: number): string =>
  day === '' ? '' : newZealandMidnight(daysLater(day, later)).toISOString();

/** The day in New Zealand of an instant, y-MM-dd, or a later one; '' for none. */
export function dayIn(instant: string, later = 0): string {
  if (instant === '' || Number.isNaN(Date.parse(instant))) return '';
  const at = new TZDate(instant, CHAMPIONSHIP_TIME_ZONE);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return daysLater(day.map((part) => String(part).padStart(2, '0')).join('-'), later);
}
