import type { CategoryRef, Round } from '@/lib/contract/entities/racing';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { isoDay } from '@/lib/dates/format';

export type TimetableSession = Round['sessions'][number];

export type TimetableLine = {
  readonly session: TimetableSession;
  /** By the circuit's clock; '' without a start or an end. */
  readonly start: string;
  readonly end: string;
  /** The previously planned start, with its day if that was another one; '' if the start never changed. */
  readonly was: string;
};

export type TimetableDay = {
  /** '2027-01-23', by the circuit's clock. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly TimetableLine[];
};

/** The sessions of a round grouped by day at the circuit. Those without a start aren't in a timetable. */
export function timetableDays(
  sessions: readonly TimetableSession[],
  dates: Pick<DateFormatter, 'time' | 'weekday'>,
  timeZone: string = CHAMPIONSHIP_TIME_ZONE,
): readonly TimetableDay[] {
  const dated = sessions.flatMap((session) =>
    session.starts_at === null ? [] : [{ session, starts_at: session.starts_at }],
  );
  const wasOf = (before: string | null, now: string): string => {
    if (before === null || before === now) return '';
    const time = dates.time(before, timeZone);
    const isSameDay = isoDay(before, timeZone) === isoDay(now, timeZone);
    return isSameDay ? time : `${dates.weekday(before, timeZone)}, ${time}`;
  };
  const days = Map.groupBy(dated, ({ starts_at }) => isoDay(starts_at, timeZone));
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, ofDay]) => ({
      id,
      title: dates.weekday(ofDay[0]?.starts_at ?? id, timeZone),
      lines: ofDay.map(({ session, starts_at }) => ({
        session,
        start: dates.time(starts_at, timeZone),
        end: session.ends_at === null ? '' : dates.time(session.ends_at, timeZone),
        was: wasOf(session.previous_starts_at, starts_at),
      })),
    }));
}

/** The categories that have sessions, in the order of their first session. */
export function timetableCategories(sessions: readonly TimetableSession[]): readonly CategoryRef[] {
  const byUrl = new Map<string, CategoryRef>();
  for (const { category } of sessions)
    if (category && !byUrl.has(category.url)) byUrl.set(category.url, category);
  return [...byUrl.values()];
}

/**
 * The days from `today` on ('2027-01-23', by the circuit's clock), which a timetable shows unfolded once earlier ones are over; undefined
 * if none is over, or all are.
 */
export function remainingDays(days: readonly TimetableDay[], today: string): readonly string[] | undefined {
  const ids = days.map(({ id }) => id);
  const remaining = ids.filter((id) => id >= today);
  return remaining.length === 0 || remaining.length === ids.length ? undefined : remaining;
}
