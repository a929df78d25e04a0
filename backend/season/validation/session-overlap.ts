import type { SessionStatus } from '../../../lib/contract/entities/racing.ts';

/** Statuses of sessions that don't take place at their time. */
export const WITHOUT_TIME: readonly SessionStatus[] = ['postponed', 'cancelled'];

/** A session's time, as instants in ISO 8601, and its status. */
export type Timed = {
  readonly date?: string | null;
  readonly ends_at?: string | null;
  readonly session_status?: SessionStatus | null;
};

/** A finished session without an end may have been entered with only the day of its result: it takes no time. */
const takesTime = ({ date, ends_at, session_status: status }: Timed): boolean =>
  Boolean(date) && !WITHOUT_TIME.some((off) => off === status) && (Boolean(ends_at) || status !== 'finished');

const MINUTE_MS = 60_000;
const minuteOf = (instant: string | null | undefined) => Math.floor(Date.parse(instant ?? '') / MINUTE_MS);

/** Whether a session is still on when another starts. Without an end, it lasts until the next of its class starts. */
function isOnAtStartOf({ date, ends_at }: Timed, other: Timed): boolean {
  const isBefore = minuteOf(date) < minuteOf(other.date);
  if (!isBefore) return minuteOf(date) === minuteOf(other.date);
  return Boolean(ends_at) && Date.parse(other.date ?? '') < Date.parse(ends_at ?? '');
}

/** Whether two sessions of one class overlap, in either order: the rule of forms and imports. */
export const doOverlap = (one: Timed, other: Timed): boolean =>
  takesTime(one) && takesTime(other) && (isOnAtStartOf(one, other) || isOnAtStartOf(other, one));
