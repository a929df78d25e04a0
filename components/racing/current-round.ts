import { seasonMoment, type DatedRound } from '@/lib/season/moment';
import { roundDays } from '@/lib/season/round-days';

/** Where a round stands: it is ahead, on, its racing is over on its last day, or it was the last one of the season. */
export type RoundStage = 'next' | 'on' | 'finished' | 'season-over';

export type CurrentRound<R> = {
  readonly round: R;
  /** Until when it counts; null for good. */
  readonly until: Date | null;
  readonly stage: RoundStage;
  /** When its week begins; null unless it is ahead. */
  readonly weekStart: Date | null;
  /** When the moment of the season changes by the clock alone; null if it never does. */
  readonly changesAt: Date | null;
};

/**
 * The round that is on or next, and until when: it counts until the midnight after its last day, at the circuit. After the season it is the
 * last one, for good (null); undefined without rounds.
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
