import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { DateFormatter } from '@/lib/dates/server';
import { roundNumbers } from '@/lib/season/round-numbers';
import { isOn } from '@/lib/season/round-days';
import { takesPlace } from '@/lib/season/takes-place';
import { ticketsAddress } from '@/lib/season/tickets';

/** A round as displayed in a list. `isNext` marks the first that has not ended; it may be under way. */
export type RoundEntry = {
  readonly round: RoundSummary;
  /** Its number in its series' season; undefined for a round outside a series. */
  readonly number: number | undefined;
  /** By the rule of spec point 5, in the circuit's time zone. */
  readonly dateRange: string;
  readonly isPast: boolean;
  readonly isNext: boolean;
  /** Whether today is one of its days. */
  readonly isOn: boolean;
  /** Where its tickets are sold; null if they aren't. */
  readonly tickets: string | null;
};

export const hasEnded = (round: { readonly end_date: string }, now: Date) => new Date(round.end_date) < now;

const byStart = (a: RoundSummary, b: RoundSummary) => Date.parse(a.start_date) - Date.parse(b.start_date);

/** The first round that has not ended and is not called off. */
export const nextRound = (rounds: readonly RoundSummary[], now: Date): RoundSummary | undefined =>
  rounds.toSorted(byStart).find((round) => takesPlace(round) && !hasEnded(round, now));

/**
 * The round to announce: the next one that hasn't finished (spec point 7).
 * @param upcoming the content server's answer to that question, which may be older than `now`: when a round ends, it contains only that one
 * @param all every round
 */
export const roundAhead = (
  upcoming: readonly RoundSummary[],
  all: readonly RoundSummary[],
  now: Date,
): RoundSummary | undefined =>
  upcoming.find((round) => takesPlace(round) && !hasEnded(round, now)) ?? nextRound(all, now);

type OfSeason = {
  /** The season's next round, if `rounds` are only some of them; it need not be among these. */
  readonly next?: RoundSummary | undefined;
  /** The season's round numbers by URL name, if `rounds` lack some of a series' rounds. */
  readonly numbers?: ReadonlyMap<string, number>;
};

/** The rounds by start, relative to `now`. By default `rounds` are whole series, and one of them is the next round. */
export function roundEntries(
  rounds: readonly RoundSummary[],
  dates: Pick<DateFormatter, 'range'>,
  now: Date,
  { next = nextRound(rounds, now), numbers = roundNumbers(rounds) }: OfSeason = {},
): readonly RoundEntry[] {
  return rounds.toSorted(byStart).map((round) => ({
    round,
    number: numbers.get(round.url),
    dateRange: dates.range(round.start_date, round.end_date, round.venue?.timezone),
    isPast: hasEnded(round, now),
    isNext: round.url === next?.url,
    isOn: isOn(round, now),
    tickets: ticketsAddress(round, now),
  }));
}
