import { seasonMoment, type DatedRound } from '@/lib/season/moment';
import { roundDays } from '@/lib/season/round-days';

/** The stage of a round: ahead, on, finished racing on its last day, or the last one of the season. */
export type RoundStage = 'next' | 'on' | 'finished' | 'season-over';

type CurrentRound<R> = {
  readonly round: R;
  /** Until when it is current; null for good. */
  readonly until: Date | null;
  readonly stage: RoundStage;
  /** When its week begins; null unless the round is ahead. */
  readonly weekStart: Date | null;
  /** When the stage changes by the clock alone; null if it never does. */
  readonly changesAt: Date | null;
};

/**
 * The current or next round, and until when: it counts until midnight after its last day, at the circuit. After the season it is the last
 * round, for good (null); undefined without rounds.
 */
export function currentRound<R extends DatedRound>(
  rounds: readonly R[],
  now: Date,
): CurrentRound<R> | undefined {
  const { name, on, next, last, weekStart, changesAt } = seasonMoment(rounds, now);
  if (on) {
    const stage = name === 'race-day' ? 'on' : 'finished';
    return { round: on, until: roundDays(on).until, stage, weekStart: null, changesAt };
  }
  if (next) return { round: next, until: roundDays(next).until, stage: 'next', weekStart, changesAt };
  return last ? { round: last, until: null, stage: 'season-over', weekStart: null, changesAt } : undefined;
}

/**
 * Until when days to a round are counted: its start or, on its days, the midnight before them, so that its first morning is today. The
 * ticket banner counts to the start throughout (spec point 4).
 */
export const countedUntil = <R extends DatedRound>({ round, stage }: CurrentRound<R>): Date =>
  stage === 'next' ? new Date(round.start_date) : roundDays(round).from;
