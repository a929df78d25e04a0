import { TZDate } from '@date-fns/tz';
import { CHAMPIONSHIP_TIME_ZONE } from '../lib/contract/time-zone.ts';
import { longDays, monthName, sortableDay, weekdayInText } from '../lib/shared/date-forms.ts';

/** The time zone of all circuits. */
export const TRACK_TIME_ZONE = CHAMPIONSHIP_TIME_ZONE;

/** A calendar date at the track, e.g. { year: 2026, month: 11, day: 20 }; months count from 1. */
export interface TrackDay {
  year: number;
  month: number;
  day: number;
}

/** The date at the track at the given instant. */
export function trackDayOf(instant: Date): TrackDay {
  const local = new TZDate(instant.getTime(), TRACK_TIME_ZONE);
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
}

/** The date a number of days later (earlier if negative). */
export function addDays({ year, month, day }: TrackDay, days: number): TrackDay {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Day of the week, 0 is Sunday. */
export function weekdayOf({ year, month, day }: TrackDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The instant of a local time at the track, as ISO 8601 in UTC. `time` is 'HH:mm'. */
export function instantAt({ year, month, day }: TrackDay, time: string): string {
  const [hours = '0', minutes = '0'] = time.split(':');
  const local = new TZDate(year, month - 1, day, Number(hours), Number(minutes), 0, TRACK_TIME_ZONE);
  return new Date(local.getTime()).toISOString();
}

/** The instant a number of minutes after another one, both ISO 8601 in UTC. */
export function addMinutes(instant: string, minutes: number): string {
  return new Date(new Date(instant).getTime() + minutes * 60_000).toISOString();
}

/** A date for body text, e.g. 'Saturday 21 November'. */
export function longDate(day: TrackDay): string {
  return weekdayInText(new Date(Date.UTC(day.year, day.month - 1, day.day)), 'en', 'UTC');
}

/** A weekend in the format of the site, e.g. '20–22 Nov' or '30 Oct – 1 Nov'. */
export function weekendDates(first: TrackDay, last: TrackDay): string {
  const month = (day: TrackDay) =>
    monthName(new Date(Date.UTC(day.year, day.month - 1, 1)), 'en', 'UTC').slice(0, 3);
  if (first.month === last.month) return `${first.day}–${last.day} ${month(last)}`;
  return `${first.day} ${month(first)} – ${last.day} ${month(last)}`;
}

/** The same for documents, e.g. '20–22 November 2026', with plain spaces, which every font has. */
export function longWeekendDates(first: TrackDay, last: TrackDay): string {
  const written = ({ year, month, day }: TrackDay) =>
    sortableDay(new Date(Date.UTC(year, month - 1, day)), 'UTC');
  return longDays(written(first), written(last)).replaceAll(/\s/gu, ' ');
}
