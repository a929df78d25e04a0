import type { RoundSummary } from '@/lib/contract/entities/racing';

/** A postponed or cancelled round doesn't take place on its dates. */
export const takesPlace = ({ round_status }: Pick<RoundSummary, 'round_status'>): boolean =>
  round_status !== 'postponed' && round_status !== 'cancelled';
