import type { RoundSummary, Venue } from '@/lib/contract/entities/racing';
import { midnightBefore } from '@/lib/dates/midnight';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { isOnDays, roundDays } from './round-days';
import { takesPlace } from './takes-place';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** A round's week begins this many days before its first day. */
const WEEK_DAYS = 7;
/** How many days pages look back on a round, unless the next one's week begins. */
const LOOK_BACK_DAYS = 7;
/** The minimum, even if the next round is only a week later. */
const MIN_LOOK_BACK_DAYS = 3;
/** A round further away than this belongs to another season. */
const BREAK_DAYS = 56;

/**
 * Moments of the season:
 * season-break: no round is ahead, or only one of the next season · run-up: a round is ahead · race-week: the next round's week ·
 * race-day: a round's days, nights included · evening-after: its racing is over, but not its last day · week-after: the days that follow.
 */
export type MomentName =
  'season-break' | 'run-up' | 'race-week' | 'race-day' | 'evening-after' | 'week-after';

export type Moment<R> = {
  readonly name: MomentName;
  /** The round that is on, until midnight after its last day; null without one. */
  readonly on: R | null;
  /** The next one to begin; null after the season's last. */
  readonly next: R | null;
  /** When the next round's week begins; null without one. */
  readonly weekStart: Date | null;
  /** The round whose racing ended last, which may be the one that is on; null before the first. */
  readonly last: R | null;
  /** The same for as long as pages look back on it, even if another has begun; null from a week after it. */
  readonly recent: R | null;
  /** When any of this changes by the clock alone; null if nothing ever does. */
  readonly changesAt: Date | null;
};

/** The fields of a round that matter. Postponed and cancelled rounds are ignored. */
export type DatedRound = Pick<RoundSummary, 'start_date' | 'end_date' | 'round_status'> & {
  readonly venue: Pick<Venue, 'timezone'> | null;
};

/** A round with the instants at which it changes the moment of the season. */
type Timed<R> = {
  readonly round: R;
  readonly from: Date;
  /** When its racing ends. */
  readonly end: Date;
  readonly until: Date;
  readonly weekStart: Date;
  readonly breakEnd: Date;
  readonly lookBackEnd: Date;
};

/** The midnight some days from another in the same time zone: days have 23 to 25 hours. */
const midnightAfter = (midnight: Date, days: number, zone: string): Date =>
  midnightBefore(new Date(midnight.getTime() + (days + 0.5) * DAY_HOURS * HOUR_MS), zone);

const latest = (...moments: readonly Date[]) => new Date(Math.max(0, ...moments.map(Number)));
const earliest = (...moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)));

/** Rounds in order of their start, each with its instants on the circuit's clock. */
function timed<R extends DatedRound>(rounds: readonly R[]): readonly Timed<R>[] {
  const inOrder = rounds.map((round) => ({
    round,
    zone: round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
    ...roundDays(round),
  }));
  return inOrder.map(({ round, zone, from, until }) => {
    const before = latest(...inOrder.map((other) => other.until).filter((ended) => ended <= from));
    return {
      round,
      from,
      end: racingEnd(round.end_date, zone, until),
      until,
      weekStart: earliest(
        from,
        latest(midnightAfter(from, -WEEK_DAYS, zone), midnightAfter(before, MIN_LOOK_BACK_DAYS, zone)),
      ),
      breakEnd: midnightAfter(from, -BREAK_DAYS, zone),
      lookBackEnd: midnightAfter(until, LOOK_BACK_DAYS, zone),
    };
  });
}

/** Further back or ahead than any round matters. */
const NEAR_MS = (BREAK_DAYS + LOOK_BACK_DAYS) * DAY_HOURS * HOUR_MS;

/**
 * The rounds that can matter at a moment, in order of their start: those near it, the last before and the first after them. Calculating
 * midnights is slow, and a championship has the rounds of many years.
 */
function nearRounds<R extends DatedRound>(rounds: readonly R[], now: Date): readonly R[] {
  const inOrder = rounds
    .filter(takesPlace)
    .toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const isOver = ({ end_date }: R) => Date.parse(end_date) < now.getTime() - NEAR_MS;
  const isFar = ({ start_date }: R) => Date.parse(start_date) > now.getTime() + NEAR_MS;
  const last = inOrder.findLast(isOver);
  const next = inOrder.find(isFar);
  return inOrder.filter((round) => round === last || round === next || !(isOver(round) || isFar(round)));
}

/**
 * When a round's racing ends. A content server without times of day writes midnight, at the circuit or in UTC, which is the start of a day, not
 * the end of its racing.
 */
function racingEnd(endDate: string, zone: string, until: Date): Date {
  const end = new Date(endDate);
  const isMidnight = end.getTime() % (DAY_HOURS * HOUR_MS) === 0 || midnightBefore(end, zone) >= end;
  return isMidnight ? until : end;
}

function momentOf<R>(season: readonly Timed<R>[], now: Date): Omit<Moment<R>, 'changesAt'> {
  const onTrack = season.find((each) => isOnDays(each, now) && now < each.end);
  const on = onTrack ?? season.findLast((each) => isOnDays(each, now));
  const next = season.find(({ from }) => now < from);
  const last = season
    .filter(({ end }) => end <= now)
    .toSorted((a, b) => a.end.getTime() - b.end.getTime())
    .at(-1);
  const name = (): MomentName => {
    if (on) return onTrack ? 'race-day' : 'evening-after';
    if (next && next.weekStart <= now) return 'race-week';
    if (last && now < last.lookBackEnd) return 'week-after';
    return next && next.breakEnd <= now ? 'run-up' : 'season-break';
  };
  return {
    name: name(),
    on: on?.round ?? null,
    next: next?.round ?? null,
    weekStart: next?.weekStart ?? null,
    last: last?.round ?? null,
    recent: last && now < last.lookBackEnd ? last.round : null,
  };
}

/**
 * The moment of the season, on the clocks at the circuits. Everything that depends on how far the season is uses this.
 * @param rounds in any order
 */
export function seasonMoment<R extends DatedRound>(rounds: readonly R[], now: Date): Moment<R> {
  const season = timed(nearRounds(rounds, now));
  const current = momentOf(season, now);
  const changesAt = season
    .flatMap(({ from, end, until, weekStart, breakEnd, lookBackEnd }) => [
      from,
      end,
      until,
      weekStart,
      breakEnd,
      lookBackEnd,
    ])
    .filter((instant) => instant > now)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((instant) => {
      const { name, on, next, last, recent } = momentOf(season, instant);
      return (
        name !== current.name ||
        on !== current.on ||
        next !== current.next ||
        last !== current.last ||
        recent !== current.recent
      );
    });
  return { ...current, changesAt: changesAt ?? null };
}
