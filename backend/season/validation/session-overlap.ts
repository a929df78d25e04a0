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

const MINUTE_MS = 60_000;
const minuteOf = (instant: string | null | undefined) => Math.floor(Date.parse(instant ?? '') / MINUTE_MS);

/** Whether a session is on in the minute when another one begins. Without an end it is taken until then: until the next of its class. */
function isOnAtStartOf({ date, ends_at }: Timed, other: Timed): boolean {
  const isBefore = minuteOf(date) < minuteOf(other.date);
  if (!isBefore) return minuteOf(date) === minuteOf(other.date);
  return Boolean(ends_at) && Date.parse(other.date ?? '') < Date.parse(ends_at ?? '');
}

/** Whether two sessions of one class are at the same time, whichever of them is looked at first: the rule of forms and imports. */
export const areTogether = (one: Timed, other: Timed): boolean =>
  takesTime(one) && takesTime(other) && (isOnAtStartOf(one, other) || isOnAtStartOf(other, one));
