import type { SessionStatus } from '../../../lib/contract/entities/racing.ts';

/** Sessions that don't take place at the time they have. */
export const WITHOUT_TIME: readonly SessionStatus[] = ['postponed', 'cancelled'];

/** When a session is: instants in ISO 8601, and its status. */
export type Timed = {
  readonly date?: string | null;
  readonly ends_at?: string | null;
  readonly session_status?: SessionStatus | null;
};

/** One that is over and has no end may have been entered with the day of its result alone: it takes no time. */
const takesTime = ({ date, ends_at, session_status: status }: Timed): boolean =>
  Boolean(date) && !WITHOUT_TIME.some((off) => off === status) && (Boolean(ends_at) || status !== 'finished');

/** Whether a session has begun and not ended when another one begins. Without an end it is taken until that moment, the next of its class. */
function isOnAtStartOf(session: Timed, other: Timed): boolean {
  const [start, begins] = [Date.parse(session.date ?? ''), Date.parse(other.date ?? '')];
  return (
    start === begins ||
    (start < begins && Boolean(session.ends_at) && begins < Date.parse(session.ends_at ?? ''))
  );
}

/** Whether two sessions of one class are at the same time, whichever of them is looked at first: the rule of forms and imports. */
export const areTogether = (one: Timed, other: Timed): boolean =>
  takesTime(one) && takesTime(other) && (isOnAtStartOf(one, other) || isOnAtStartOf(other, one));
