import type { RoundSummary, Venue } from '@/lib/contract/entities/racing';
import { midnightBefore, nextMidnight } from '@/lib/dates/midnight';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { takesPlace } from './takes-place';

/** The days of a round: from midnight before its first to midnight after its last, at the circuit. */
export type RoundDays = { readonly from: Date; readonly until: Date };

type Dated = Pick<RoundSummary, 'start_date' | 'end_date'> & {
  readonly venue: Pick<Venue, 'timezone'> | null;
};
type WithStatus = Pick<RoundSummary, 'round_status'>;

export function roundDays({ start_date, end_date, venue }: Dated): RoundDays {
  const zone = venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  return { from: midnightBefore(start_date, zone), until: nextMidnight(end_date, zone) };
}

/** Whether a moment is on one of the days of a round. */
export const isOnDays = ({ from, until }: RoundDays, now: Date): boolean => from <= now && now < until;

/** Whether a round takes place, and this is one of its days. */
export const isOn = (round: Dated & WithStatus, now: Date): boolean =>
  takesPlace(round) && isOnDays(roundDays(round), now);
