import type { ResultSummary } from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { isoDay } from '@/lib/dates/format';
import type { Translator } from '@/lib/i18n/translate';

type Session = Omit<ResultSummary, 'round'>;
export type SessionEntry = {
  readonly session: Session;
  /** Time of day, '' without a date. */ readonly time: string;
};
export type SessionDay = {
  /** An anchor: 'day-2027-01-23', or 'day-open' for sessions without a date. */
  readonly id: string;
  readonly title: string;
  readonly sessions: readonly SessionEntry[];
};

const OPEN_DAY = 'day-open';
const dayId = (date: string | null, zone: string) => (date === null ? OPEN_DAY : `day-${isoDay(date, zone)}`);

/** The sessions of a round grouped by day at the circuit, in the given order; those without a date come last. */
export function sessionDays(
  sessions: readonly Session[],
  dates: DateFormatter,
  t: Translator,
  timeZone: string = CHAMPIONSHIP_TIME_ZONE,
): readonly SessionDay[] {
  const days = Map.groupBy(sessions, ({ date }) => dayId(date, timeZone));
  const titleOf = (date: string | null) =>
    date === null ? t('results.noDate') : dates.weekday(date, timeZone);
  return [...days]
    .toSorted(([a], [b]) => Number(a === OPEN_DAY) - Number(b === OPEN_DAY) || a.localeCompare(b))
    .map(([id, ofDay]) => ({
      id,
      title: titleOf(ofDay[0]?.date ?? null),
      sessions: ofDay.map((session) => ({
        session,
        time: session.date === null ? '' : dates.time(session.date, timeZone),
      })),
    }));
}

/** The day to show first: that of the first result with a date (spec point 2). */
export function defaultDay(
  sessions: readonly Session[],
  timeZone: string = CHAMPIONSHIP_TIME_ZONE,
): string | undefined {
  const dated = sessions.find(({ date }) => date !== null);
  return dated ? dayId(dated.date, timeZone) : undefined;
}
