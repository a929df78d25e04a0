import type { SessionKind, SessionStatus } from '@/lib/contract/entities/racing';
import type { ToldPost } from './told-posts';

const MINUTE_MS = 60_000;
/** How long a session without an end in the timetable is taken to last, at most. */
const UNPLANNED_LENGTH_MS = 60 * MINUTE_MS;
/** How long after its planned end a session that nobody has called finished is still believed to be running, or to be waiting. */
const GRACE_MS = 2 * 60 * MINUTE_MS;
/** An activity that lasts longer, such as the gates being open, is the background of a day and not what is on. */
const BACKGROUND_MS = 3 * 60 * MINUTE_MS;
/** How long before its start a session that was called off is worth a mention. */
const CALLED_OFF_AHEAD_MS = 2 * 60 * MINUTE_MS;

/** A session as an open page needs it. Times are instants, ISO 8601. */
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

/** What pages list besides sessions, and what changes on a race day, too. */
export const FOLLOWED_LISTS = ['entries', 'news'] as const;
export type FollowedList = (typeof FOLLOWED_LISTS)[number];
/** A mark of each list, which differs whenever the list shows something else; without those that a page doesn't show. */
export type ListMarks = { readonly [List in FollowedList]?: string };

/** A round on its days and on the day before, with its sessions by start: the answer of GET /api/race-day. */
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
    /** Where the round is shown; '' for nowhere. */
    readonly broadcast_link: string;
    /** Differs whenever its own dates, circuit, status, reason or broadcast do. */
    readonly mark: string;
  } | null;
  readonly sessions: readonly RaceDaySession[];
  /** Those of the round, and of the site's news. */
  readonly lists?: ListMarks;
  /** The newest posts on any day, newest first; absent if the content server has none of what they need (extension live-blog). */
  readonly posts?: readonly ToldPost[];
};

export type RaceDayState = {
  /** On now: on the track before activities, the one that began last first. */
  readonly on: readonly RaceDaySession[];
  /** Should have started, but is delayed without a new time. */
  readonly waiting: readonly RaceDaySession[];
  /** The next to start; null after the last one. */
  readonly next: RaceDaySession | null;
  /** Whole minutes until the next starts, rounded up; null without one. */
  readonly minutesToNext: number | null;
  /** Cancelled or postponed, and planned for now or soon. */
  readonly calledOff: readonly RaceDaySession[];
  /** What comes after the next, soonest first. */
  readonly later: readonly RaceDaySession[];
  /** The sessions on the track that have ended, the last one first. */
  readonly finished: readonly RaceDaySession[];
  /** When anything of this changes by the clock alone, the minutes included, in epoch milliseconds; null if nothing ever does. */
  readonly changesAt: number | null;
};

type Timed = { readonly session: RaceDaySession; readonly start: number; readonly end: number };

const isActivity = ({ kind }: RaceDaySession) => kind === 'activity';

/** Whether the office has said that it starts later, and when. */
const hasNewStart = ({ session, start }: Timed) =>
  session.previous_starts_at !== null && Date.parse(session.previous_starts_at) < start;

/** Starts and ends in epoch milliseconds. Without an end, a session lasts until the next one starts, an hour at most. */
function timed(sessions: readonly RaceDaySession[]): readonly Timed[] {
  const starts = sessions.map(({ starts_at }) => Date.parse(starts_at));
  return sessions.map((session, index) => {
    const start = starts[index] ?? NaN;
    const following = Math.min(...starts.filter((other) => other > start), start + UNPLANNED_LENGTH_MS);
    const end = session.ends_at === null ? following : Math.max(Date.parse(session.ends_at), start);
    return { session, start, end };
  });
}

/** What a session is at a moment: to come, on, delayed without a new time, over, or called off. */
export type SessionStage = 'ahead' | 'on' | 'waiting' | 'over' | 'off';

/** What a session is at a moment, and when that changes by the clock alone (Infinity: never). */
function stageOf(entry: Timed, now: number): { readonly stage: SessionStage; readonly until: number } {
  const { session, start, end } = entry;
  switch (session.status) {
    case 'cancelled':
    case 'postponed':
      return { stage: 'off', until: Infinity };
    case 'finished':
      return { stage: 'over', until: Infinity };
    case 'running':
    case 'suspended': {
      // A session that nobody has called finished is not live for ever.
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

/** Gates that are open are the background of a day. */
const isBackground = ({ session, start, end }: Timed) => isActivity(session) && end - start > BACKGROUND_MS;

const byStart = (one: Timed, other: Timed) => one.start - other.start;
const onTrackFirst = (one: Timed, other: Timed) =>
  Number(isActivity(one.session)) - Number(isActivity(other.session)) || other.start - one.start;
const sessionsOf = (entries: readonly Timed[]) => entries.map(({ session }) => session);

/**
 * What is on, what comes next and what is late at a moment. Only instants count, so the zone and the summer time of whoever looks don't
 * matter.
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
    finished: sessionsOf(over.toSorted((one, other) => other.end - one.end)),
    changesAt: changes.length === 0 ? null : Math.min(...changes),
  };
}

/**
 * What each session is at a moment, for a list of all of them. What is on in the background of the day is left out.
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
