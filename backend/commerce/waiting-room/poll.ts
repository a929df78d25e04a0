/** Those who may be next poll often; the others together about this many times a second. */
const NEXT_POLL_S = 3;
const POLLS_PER_S = 60;
/** Whoever polls less often may count as away (`AWAY_MS`). */
const MAX_POLL_S = 40;
/** Nothing happens soon. */
export const SLOW_POLL_S = 20;

type Waiting = {
  readonly ahead: number;
  readonly waiting: number;
  readonly places: number;
  readonly isOut: boolean;
  /** Seconds until the sale starts; 0 or less once it has. */
  readonly untilStart: number;
};

/**
 * In how many seconds a waiting visitor polls again. When a sale starts, only those who may be let in poll at once: thousands doing so would
 * hold up everybody's pages and payments.
 */
export function pollSeconds({ ahead, waiting, places, isOut, untilStart }: Waiting): number {
  const spread = Math.min(MAX_POLL_S, Math.max(NEXT_POLL_S, Math.ceil(waiting / POLLS_PER_S)));
  const slow = Math.max(SLOW_POLL_S, spread);
  if (isOut) return slow;
  const isNext = ahead < places;
  if (untilStart <= 0) return isNext ? NEXT_POLL_S : spread;
  return isNext || spread <= SLOW_POLL_S ? Math.min(SLOW_POLL_S, Math.max(NEXT_POLL_S, untilStart)) : slow;
}
