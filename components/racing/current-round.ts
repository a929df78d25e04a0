import type { RoundSummary, Venue } from '@/lib/contract/entities/racing';
import { nextMidnight } from '@/lib/dates/midnight';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { takesPlace } from '@/lib/season/takes-place';

type Dated = Pick<RoundSummary, 'start_date' | 'end_date' | 'round_status'> & {
  readonly venue: Pick<Venue, 'timezone'> | null;
};

/** When a round's last day ends at its circuit. */
const lastMidnight = ({ end_date, venue }: Dated): Date =>
  nextMidnight(end_date, venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE);

/**
 * The round that is on or next, and until when: it counts until the midnight after its last day, at the circuit. After the season it is the
 * last one, for good (null); undefined without rounds.
 */
export function currentRound<R extends Dated>(
  rounds: readonly R[],
  now: Date,
): { readonly round: R; readonly until: Date | null } | undefined {
  const inOrder = rounds
    .filter(takesPlace)
    .toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const round = inOrder.find((each) => lastMidnight(each) > now);
  if (round) return { round, until: lastMidnight(round) };
  const last = inOrder.at(-1);
  return last && { round: last, until: null };
}
