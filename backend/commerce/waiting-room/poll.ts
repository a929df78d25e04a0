/** Those who may be next poll often; the others together about this many times a second. */
const NEXT_POLL_S = 3;
const POLLS_PER_S = 60;
/** Whoever polls less often may count as away (`FAR_AWAY_MS`), and sees a place that is old. */
const MAX_POLL_S = 180;
/** Nobody orders and pays faster: at most so often all places are free again. */
const SHORTEST_TURN_S = 3;
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
 * In how many seconds a waiting visitor polls again: as seldom as the number of people asks for, but before they can be next, since a place
 * stays free until somebody at the front polls. When a sale starts, only those who may be let in poll at once: thousands doing so would hold
 * up everybody's pages and payments.
 */
export function pollSeconds({ ahead, waiting, places, isOut, untilStart }: Waiting): number {
  const spread = Math.min(MAX_POLL_S, Math.max(NEXT_POLL_S, Math.ceil(waiting / POLLS_PER_S)));
  /** When the visitor is next at the soonest. */
  const soonest = Math.max(0, untilStart) + Math.floor(ahead / places) * SHORTEST_TURN_S;
  const inTime = Math.min(spread, soonest);
  if (isOut) return Math.max(SLOW_POLL_S, inTime);
  if (untilStart > 0 && (ahead < places || spread <= SLOW_POLL_S))
    return Math.min(SLOW_POLL_S, Math.max(NEXT_POLL_S, untilStart));
  return Math.max(NEXT_POLL_S, inTime);
}
