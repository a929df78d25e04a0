import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';

/** One round of the calendar. `isNext` marks the first that has not ended; it may be running. */
export type CalendarEntry = {
  readonly round: RoundSummary;
  readonly dateRange: string;
  readonly isPast: boolean;
  readonly isNext: boolean;
};

/** Rounds in order of their start, each seen from `now`. */
export function calendarEntries(
  rounds: readonly RoundSummary[],
  dates: Pick<DateFormatter, 'range'>,
  now: Date,
): readonly CalendarEntry[] {
  const ordered = rounds.toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const isPast = (round: RoundSummary) => Date.parse(round.end_date) < now.getTime();
  const next = ordered.find((round) => !isPast(round));
  return ordered.map((round) => ({
    round,
    dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone),
    isPast: isPast(round),
    isNext: round === next,
  }));
}

/** Where the calendar starts: at the next round, and at its end when the season is over. */
export function startOf(entries: readonly CalendarEntry[]): number {
  const next = entries.findIndex((entry) => entry.isNext);
  return next === -1 ? Math.max(0, entries.length - 1) : next;
}
