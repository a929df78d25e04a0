import type { CategoryRef, SessionStatus } from '@/lib/contract/entities/racing';
import { sortableDay } from '@/lib/shared/date-forms';

/**
 * GET: the sessions of the round that is on or next, as JSON (`ComingSessions`), of which a browser shows those of the visitor's favourite
 * categories; `?lang=` is the visitor's language.
 */
export const COMING_SESSIONS_CALL = '/api/coming-sessions';
export const LANGUAGE_PARAMETER = 'lang';

/** A planned session of a category, in the visitor's language. Times are instants, ISO 8601. */
export type ComingSession = {
  readonly id: number;
  readonly name: string;
  /** Whether the name is the office's own, in the language of the content. */
  readonly is_own_name: boolean;
  /** Its status, if that is worth showing; '' while it's as planned. */
  readonly mark: string;
  readonly category: CategoryRef;
  readonly starts_at: string;
  readonly ends_at: string | null;
  readonly status: SessionStatus | null;
};

export type ComingSessions = {
  /** The round that is on or next; null between seasons, and without timetables. */
  readonly round: {
    readonly name: string;
    readonly url: string;
    /** IANA name of the circuit's time zone. */
    readonly time_zone: string;
  } | null;
  /** Of all categories, by start. */
  readonly sessions: readonly ComingSession[];
};

const HOUR_MS = 60 * 60_000;
/** How long a session without an end in the timetable is taken to last. */
const UNPLANNED_LENGTH_MS = HOUR_MS;
/** How long after its planned end a session that nobody has ended still counts as running or waiting. */
const GRACE_MS = 2 * HOUR_MS;

/** Whether a session is over, by its status or by its time. */
function isOver({ starts_at, ends_at, status }: ComingSession, now: number): boolean {
  if (status === 'finished') return true;
  const end = ends_at === null ? Date.parse(starts_at) + UNPLANNED_LENGTH_MS : Date.parse(ends_at);
  const isUnderWay = status === 'running' || status === 'suspended' || status === 'delayed';
  return now >= (isUnderWay ? end + GRACE_MS : end);
}

/** The sessions of favourite categories that aren't over, by start. @param now epoch milliseconds */
export const sessionsToCome = (
  { sessions }: ComingSessions,
  isMine: (category: CategoryRef) => boolean,
  now: number,
): readonly ComingSession[] =>
  sessions.filter((session) => isMine(session.category) && !isOver(session, now));

/** The sessions on the first day that has any, on the circuit's clock; null if there are none. */
export function nextDayOf(
  sessions: readonly ComingSession[],
  timeZone: string,
): readonly [ComingSession, ...ComingSession[]] | null {
  const dayOf = ({ starts_at }: ComingSession) => sortableDay(starts_at, timeZone);
  const [first] = sessions;
  if (first === undefined) return null;
  return [first, ...sessions.slice(1).filter((session) => dayOf(session) === dayOf(first))];
}
