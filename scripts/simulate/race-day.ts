import type { SentMessage, TimingUpdate } from '../../lib/contract/timing.ts';
import { drive, lapsWithin, numbersFrom, rowsAt, type Car } from './running-order.ts';

export type DaySession = {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly starts: number;
  readonly ends: number;
  readonly isRace: boolean;
  /** Number of laps of a race; null for a session by time. */
  readonly laps: number | null;
  /** Empty for an activity. */
  readonly cars: readonly Car[];
};

type Moment = Pick<TimingUpdate, 'flag' | 'laps_to_go' | 'seconds_to_go' | 'messages'>;

/** An update sent for a session at a moment of the race day (`at`, in epoch milliseconds). */
export type Step = { readonly at: number; readonly session: number; readonly update: TimingUpdate };

/** A race is under a yellow flag between these shares of its time. */
const YELLOW = [0.4, 0.48] as const;
const YELLOW_MESSAGE = 'Yellow flag: car stopped at turn 3';

const FAST_LAP_MS = 75_000;
const OFFICIAL_AFTER_MS = 30 * 60_000;

/** The time of a fast lap, such that a race with a number of laps ends a little early. */
const lapOf = ({ laps, starts, ends }: DaySession): number =>
  laps === null ? FAST_LAP_MS : ((ends - starts) * 0.9) / laps;

function stepsOf(session: DaySession, everyMs: number): Step[] {
  const { id, starts, ends, isRace, cars } = session;
  const step = (at: number, update: TimingUpdate): Step => ({ at, session: id, update });
  if (cars.length === 0) return [step(starts, { status: 'running' }), step(ends, { status: 'finished' })];
  const length = ends - starts;
  const runs = drive(cars, lapOf(session), length, numbersFrom(id));
  const laps = session.laps ?? Infinity;
  const rows = (elapsed: number) => rowsAt(runs, elapsed, isRace, laps);
  const driven = (after: number, until: number) => lapsWithin(runs, [after, until], isRace, laps);
  const moments = Array.from(
    { length: Math.ceil(length / everyMs) - 1 },
    (_, index) => (index + 1) * everyMs,
  );
  const lastMoment = moments.at(-1) ?? 0;
  const isYellow = (elapsed: number) =>
    isRace && elapsed >= YELLOW[0] * length && elapsed < YELLOW[1] * length;
  /** All messages from race control up to a moment. */
  const messagesAt = (elapsed: number): SentMessage[] => {
    const message = (number: number, after: number, text: string): SentMessage => ({
      id: String(number),
      at: new Date(starts + after).toISOString(),
      text,
    });
    const all = [
      { after: 0, text: 'Green flag' },
      ...(isRace
        ? [
            { after: YELLOW[0] * length, text: YELLOW_MESSAGE },
            { after: YELLOW[1] * length, text: 'Track clear: green flag' },
          ]
        : []),
      { after: length, text: 'Chequered flag' },
    ];
    return all.flatMap(({ after, text }, index) =>
      after <= elapsed ? [message(index + 1, after, text)] : [],
    );
  };
  /** The flag, the remaining laps or time, and race control's messages. */
  const moment = (elapsed: number): Moment => {
    const leader = Math.max(0, ...rows(elapsed).map(({ laps: done }) => Number(done)));
    return {
      flag: elapsed >= length ? 'finish' : isYellow(elapsed) ? 'yellow' : 'green',
      ...(session.laps === null
        ? { seconds_to_go: Math.max(0, Math.round((length - elapsed) / 1000)) }
        : { laps_to_go: Math.max(0, session.laps - leader) }),
      messages: messagesAt(elapsed),
    };
  };
  const official = ends + OFFICIAL_AFTER_MS;
  return [
    step(starts, { status: 'running', rows: rows(0), ...moment(0) }),
    ...moments.map((elapsed) =>
      step(starts + elapsed, {
        status: 'running',
        rows: rows(elapsed),
        laps: driven(elapsed - everyMs, elapsed),
        ...moment(elapsed),
      }),
    ),
    step(ends, {
      status: 'finished',
      classification: 'provisional',
      rows: rows(length),
      laps: driven(lastMoment, length),
      ...moment(length),
    }),
    step(official, { status: 'finished', classification: 'official', rows: rows(length) }),
  ];
}

/** All updates of a race day in order: each session starts, runs, finishes provisionally and becomes official. */
export const planRaceDay = (sessions: readonly DaySession[], everyMs: number): Step[] =>
  sessions.flatMap((session) => stepsOf(session, everyMs)).toSorted((a, b) => a.at - b.at);
