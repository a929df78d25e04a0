import type { SessionKind, SessionStatus } from '@/lib/contract/entities/racing';
import type { PostSummary } from './newest-posts';

const MINUTE_MS = 60_000;
/** The longest that a session without an end in the timetable is assumed to last. */
const UNPLANNED_LENGTH_MS = 60 * MINUTE_MS;
/** How long after its planned end a session that nobody has ended still counts as running or waiting. */
const GRACE_MS = 2 * 60 * MINUTE_MS;
/** A longer activity, such as open gates, is the background of a day rather than what is on. */
const BACKGROUND_MS = 3 * 60 * MINUTE_MS;
/** How long before its start a cancelled or postponed session is mentioned. */
const CALLED_OFF_AHEAD_MS = 2 * 60 * MINUTE_MS;

/** A session for open pages. Times are instants, ISO 8601. */
export type RaceDaySession = {
  readonly id: number;
  readonly name: string;
  /** Null for an activity. */
  readonly category: { readonly name: string; readonly url: string } | null;
  readonly kind: SessionKind | null;
  readonly starts_at: string;
  readonly ends_at: string | null;
  readonly status: SessionStatus | null;
  readonly status_note: string;
  /** Race control's newest message, as long as there is no sheet; absent if there is none. */
  readonly notice?: string;
  /** What the timetable said before; null if the start never changed. */
  readonly previous_starts_at: string | null;
  /** Addresses that are safe to link to; '' for none. */
  readonly live_timing_link: string;
  readonly streams: readonly { readonly name: string; readonly link: string }[];
  /**
   * Differs whenever the office changed what pages show of it. The part after a dot is that of its timing sheet; as long as it has none, that
   * of race control's messages follows a tilde.
   */
  readonly mark: string;
};

/** Lists besides sessions that also change on a race day. */
export const FOLLOWED_LISTS = ['entries', 'news'] as const;
export type FollowedList = (typeof FOLLOWED_LISTS)[number];
/** A mark of each list that a page shows; it changes whenever the list does. */
export type ListMarks = { readonly [List in FollowedList]?: string };

/** A round on its days and the day before, with its sessions by start: the response of GET /api/race-day. */
export type RaceDay = {
  /** Null while no round is near. */
  readonly round: {
    readonly name: string;
    readonly url: string;
    /** IANA name of the circuit's time zone. */
    readonly time_zone: string;
    /** The midnights around its days at the circuit. */
    readonly from: string;
    readonly until: string;
    /** Link to the broadcast; '' for none. */
    readonly broadcast_link: string;
    /** Changes whenever its dates, circuit, status, reason or broadcast do. */
    readonly mark: string;
  } | null;
  readonly sessions: readonly RaceDaySession[];
  /** Marks of the round's entries and of the site's news. */
  readonly lists?: ListMarks;
  /** The newest posts on any day, newest first; absent without the extension live-blog. */
  readonly posts?: readonly PostSummary[];
};

export type RaceDayState = {
  /** On now: track sessions before activities, latest start first. */
  readonly on: readonly RaceDaySession[];
  /** Should have started, but delayed without a new time. */
  readonly waiting: readonly RaceDaySession[];
  /** The next to start; null after the last one. */
  readonly next: RaceDaySession | null;
  /** Whole minutes until the next starts, rounded up; null without one. */
  readonly minutesToNext: number | null;
  /** Cancelled or postponed, but planned for now or soon. */
  readonly calledOff: readonly RaceDaySession[];
  /** Those after the next, soonest first. */
  readonly later: readonly RaceDaySession[];
  /** Track sessions that have ended, latest first. */
  readonly finished: readonly RaceDaySession[];
  /** When any of this next changes by the clock alone, the minutes included, in epoch milliseconds; null if never. */
  readonly changesAt: number | null;
};

/** What a session's stage follows from. */
export type PlannedSession = Pick<
  RaceDaySession,
  'kind' | 'starts_at' | 'ends_at' | 'status' | 'previous_starts_at'
>;

type Timed<S extends PlannedSession = RaceDaySession> = {
  readonly session: S;
  readonly start: number;
  readonly end: number;
};

const isActivity = ({ kind }: PlannedSession) => kind === 'activity';

/** Whether the office has set a later start. */
const hasNewStart = ({ session, start }: Timed<PlannedSession>) =>
  session.previous_starts_at !== null && Date.parse(session.previous_starts_at) < start;

/** Starts and ends in epoch milliseconds. Without an end, a session lasts until the next one starts, an hour at most. */
function timed<S extends PlannedSession>(sessions: readonly S[]): readonly Timed<S>[] {
  const starts = sessions.map(({ starts_at }) => Date.parse(starts_at));
  return sessions.map((session, index) => {
    const start = starts[index] ?? NaN;
    const following = Math.min(...starts.filter((other) => other > start), start + UNPLANNED_LENGTH_MS);
    const end = session.ends_at === null ? following : Math.max(Date.parse(session.ends_at), start);
    return { session, start, end };
  });
}

/** A session's stage at a moment: ahead, on, waiting (delayed without a new time), over, or off (cancelled or postponed). */
export type SessionStage = 'ahead' | 'on' | 'waiting' | 'over' | 'off';

/** A session's stage at a moment, and when it changes by the clock alone (Infinity: never). */
function stageOf(
  entry: Timed<PlannedSession>,
  now: number,
): { readonly stage: SessionStage; readonly until: number } {
  const { session, start, end } = entry;
  switch (session.status) {
    case 'cancelled':
    case 'postponed':
      return { stage: 'off', until: Infinity };
    case 'finished':
      return { stage: 'over', until: Infinity };
    case 'running':
    case 'suspended': {
      // A session that nobody has ended isn't live for ever.
      const until = end + GRACE_MS;
      return now < until ? { stage: 'on', until } : { stage: 'over', until: Infinity };
    }
    case 'delayed':
      if (now >= start && !hasNewStart(entry)) {
        const until = end + GRACE_MS;
        return now < until ? { stage: 'waiting', until } : { stage: 'over', until: Infinity };
      }
      break;
    case 'scheduled':
    case null:
      break;
  }
  if (now < start) return { stage: 'ahead', until: start };
  return now < end ? { stage: 'on', until: end } : { stage: 'over', until: Infinity };
}

/** Whether it is only the background of a day, such as open gates. */
const isBackground = ({ session, start, end }: Timed<PlannedSession>) =>
  isActivity(session) && end - start > BACKGROUND_MS;

const byStart = (a: Timed, b: Timed) => a.start - b.start;
const onTrackFirst = (a: Timed, b: Timed) =>
  Number(isActivity(a.session)) - Number(isActivity(b.session)) || b.start - a.start;
const sessionsOf = (entries: readonly Timed[]) => entries.map(({ session }) => session);

/**
 * What is on, next and late at a moment. Only instants count, so the visitor's time zone and daylight saving don't matter.
 * @param sessions of one round, in any order
 * @param now epoch milliseconds
 */
export function raceDayState(sessions: readonly RaceDaySession[], now: number): RaceDayState {
  const staged = timed(sessions).map((entry) => ({ ...entry, ...stageOf(entry, now) }));
  const inStage = (stage: SessionStage) => staged.filter((entry) => entry.stage === stage);
  const [next = null, ...later] = inStage('ahead').toSorted(byStart);
  const off = inStage('off');
  const isMentioned = ({ start, end }: Timed) => now >= start - CALLED_OFF_AHEAD_MS && now < end;
  const over = inStage('over').filter(({ session }) => !isActivity(session));
  const changes = [
    ...staged.map(({ until }) => until),
    ...off.flatMap(({ start, end }) => [start - CALLED_OFF_AHEAD_MS, end]),
    ...(next === null ? [] : [now + ((next.start - now) % MINUTE_MS || MINUTE_MS)]),
  ].filter((change) => change > now && Number.isFinite(change));
  return {
    on: sessionsOf(
      inStage('on')
        .filter((entry) => !isBackground(entry))
        .toSorted(onTrackFirst),
    ),
    waiting: sessionsOf(inStage('waiting').toSorted(byStart)),
    next: next?.session ?? null,
    minutesToNext: next === null ? null : Math.ceil((next.start - now) / MINUTE_MS),
    calledOff: sessionsOf(off.filter(isMentioned).toSorted(byStart)),
    later: sessionsOf(later),
    finished: sessionsOf(over.toSorted((a, b) => b.end - a.end)),
    changesAt: changes.length === 0 ? null : Math.min(...changes),
  };
}

/**
 * The stage of each session at a moment, for a list of all of them. Activities in the background of the day are left out.
 * @param sessions of one round, in any order
 * @param now epoch milliseconds
 * @returns by the session's id
 */
export const sessionStages = (
  sessions: readonly RaceDaySession[],
  now: number,
): ReadonlyMap<number, SessionStage> =>
  new Map(
    timed(sessions).flatMap((entry) => {
      const { stage } = stageOf(entry, now);
      return stage === 'on' && isBackground(entry) ? [] : [[entry.session.id, stage] as const];
    }),
  );

/** Whether a list of the day can leave it behind: it is over, its time has passed, or it is only the background of the day. */
function isBehind(entry: Timed<PlannedSession>, now: number): boolean {
  const { stage } = stageOf(entry, now);
  if (stage === 'off') return entry.end <= now;
  return stage === 'over' || (stage === 'on' && isBackground(entry));
}

/**
 * Where a list with room for some of a day's sessions begins: with the last one that is behind, followed by those that are on and next. At
 * the end of the day it has the last ones.
 * @param sessions of one day, by start
 * @param count how many there is room for
 * @param now epoch milliseconds
 * @returns the index of the first, and when the clock alone leaves room for no more than the one that is on; null if that never happens
 */
export function sessionsAround(
  sessions: readonly PlannedSession[],
  count: number,
  now: number,
): { readonly first: number; readonly until: number | null } {
  const entries = timed(sessions);
  const current = entries.findIndex((entry) => !isBehind(entry, now));
  const last = Math.max(0, entries.length - count);
  const first = current === -1 ? last : Math.min(Math.max(0, current - 1), last);
  if (first === last) return { first, until: null };
  const until = Math.max(
    ...entries
      .slice(first, first + count - 1)
      .map((entry) => (isBackground(entry) ? entry.start : entry.end)),
  );
  return { first, until: until > now ? until : null };
}
