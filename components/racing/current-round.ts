import { seasonMoment, type DatedRound } from '@/lib/season/moment';
import { roundDays } from '@/lib/season/round-days';

/**
 * The round that is on or next, and until when: it counts until the midnight after its last day, at the circuit. After the season it is the
 * last one, for good (null); undefined without rounds.
 */
export function currentRound<R extends DatedRound>(
  rounds: readonly R[],
  now: Date,
): { readonly round: R; readonly until: Date | null } | undefined {
  const { on, next, last } = seasonMoment(rounds, now);
  const round = on ?? next;
  if (round) return { round, until: roundDays(round).until };
  return last ? { round: last, until: null } : undefined;
}
