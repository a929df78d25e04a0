import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES, type CategoryPlan } from './categories.ts';
import { clockTime } from '../lib/shared/date-forms.ts';
import { addMinutes, instantAt, TRACK_TIME_ZONE, type TrackDay } from './nz-time.ts';
import type { DemoPlannedSession, DemoSessionChange } from './records/racing.ts';
import { circuitOf } from './venues.ts';

/** Planned race laps take this multiple of a category's lap time. */
export const RACE_PACE = 1.008;
const PRACTICE_MINUTES = 20;
const QUALIFYING_MINUTES = 15;
const ENDURANCE_MINUTES = 180;
const ENDURANCE = 'endurance-cup';
/** The round with the long race, at which other categories have two races. */
const ENDURANCE_ROUND = 'round-4-ruapuna';
/** The postponed round, which has no new dates yet. */
export const POSTPONED_ROUND = {
  url: 'hampton-downs-heritage-festival',
  reason: 'The new surface at turn one needs longer to cure. New dates will follow; tickets stay valid.',
};

/** Fastest lap of a category at a round's circuit, in milliseconds. */
export const baseLapAt = (weekend: Weekend, { pace }: CategoryPlan): number =>
  circuitOf(weekend.venue).referenceLap * pace;

/** Laps of a category's sprint races at a round. */
export const raceLaps = (weekend: Weekend, category: CategoryPlan): number =>
  Math.max(6, Math.round((category.raceMinutes * 60_000) / (baseLapAt(weekend, category) * RACE_PACE)));

/** Identifies a session of a category. */
export const sessionKey = (round: string, category: string, name: string): string =>
  `${round}/${category}/${name}`;

type Slot = Pick<DemoPlannedSession, 'session_name' | 'kind' | 'distance' | 'distance_unit'> & {
  readonly at: string;
  readonly minutes: number;
};

/** Activities that visitors may want to attend, by day. */
function activities(weekend: Weekend): DemoPlannedSession[] {
  const { firstDay, saturday, lastDay } = weekend;
  const list: readonly (readonly [TrackDay, string, number, string])[] = [
    [firstDay, '07:30', 600, 'Gates open'],
    [firstDay, '08:15', 30, 'Drivers’ briefing'],
    [firstDay, '15:00', 45, 'Pit walk'],
    [firstDay, '17:30', 60, 'Track walk'],
    [saturday, '07:30', 600, 'Gates open'],
    [saturday, '11:45', 40, 'Pit walk'],
    [saturday, '17:00', 30, 'Autographs'],
    [lastDay, '07:30', 600, 'Gates open'],
    [lastDay, '17:10', 20, 'Prize-giving ceremony'],
  ];
  return list.map(([day, time, minutes, name]) => {
    const date = instantAt(day, time);
    return {
      ...planned(weekend, date, minutes),
      key: `${weekend.url}/${date}/${name}`,
      category: null,
      session_name: name,
      kind: 'activity',
      sort_order: 0,
      distance: null,
      distance_unit: null,
    };
  });
}

const planned = (weekend: Weekend, date: string, minutes: number) => ({
  round: weekend.url,
  date,
  ends_at: addMinutes(date, minutes),
  session_status: weekend.isPast ? ('finished' as const) : ('scheduled' as const),
  status_note: '',
  previous_starts_at: null,
  live_timing_link: '',
  streams: [],
  changes: [],
});

/** Where the races of the next round can be watched. Links of other rounds have expired or aren't known yet. */
const followed = ({ url }: Weekend, category: string) => ({
  live_timing_link: `https://takahetiming.example/${url}/${category}`,
  streams: [{ name: 'Southern Cross stream', link: 'https://youtube.example/southerncrossseries' }],
});

/** The sessions of a category in running order. `slot` is its place among the categories of the day. */
function categorySessions(weekend: Weekend, category: CategoryPlan, slot: number): DemoPlannedSession[] {
  const isEndurance = category.slug === ENDURANCE;
  const isLongRound = weekend.url === ENDURANCE_ROUND;
  const at = (day: TrackDay, time: string, step: number) => addMinutes(instantAt(day, time), slot * step);
  const timed = (name: string, kind: Slot['kind'], when: string, minutes: number): Slot => ({
    session_name: name,
    kind,
    at: when,
    minutes,
    distance: minutes,
    distance_unit: 'minutes',
  });
  const laps = raceLaps(weekend, category);
  const race = (name: string, when: string): Slot => ({
    session_name: name,
    kind: 'race',
    at: when,
    minutes: category.raceMinutes,
    distance: laps,
    distance_unit: 'laps',
  });
  const { firstDay, saturday, lastDay } = weekend;
  const before = [
    timed('Practice', 'practice', at(firstDay, '09:00', 40), PRACTICE_MINUTES),
    timed('Qualifying', 'qualifying', at(saturday, '08:45', 22), QUALIFYING_MINUTES),
  ];
  const races = isEndurance
    ? [timed('Three Hour', 'race', instantAt(lastDay, '13:30'), ENDURANCE_MINUTES)]
    : [
        race('Race 1', at(saturday, '12:30', 32)),
        race('Race 2', at(lastDay, '09:00', 30)),
        ...(isLongRound ? [] : [race('Race 3', at(lastDay, '13:15', 29))]),
      ];
  return [...before, ...races].map(({ at: date, minutes, ...session }, index) => ({
    ...planned(weekend, date, minutes),
    ...(weekend.isNext && session.kind === 'race' ? followed(weekend, category.slug) : {}),
    ...session,
    key: sessionKey(weekend.url, category.slug, session.session_name),
    category: category.slug,
    sort_order: slot * 10 + index + 1,
  }));
}

/** What didn't go to plan: a start that was moved, or a session that was cancelled a few hours ahead. */
type Incident = {
  readonly reason: string;
  /** How much later it starts, in minutes; undefined if it is cancelled. */
  readonly minutes?: number;
};

const lastOf = (round: string): string => (ROUND_CATEGORIES[round] ?? []).at(-1) ?? '';
const INCIDENTS: ReadonlyMap<string, Incident> = new Map([
  [
    // Nothing follows it that day, so it can wait.
    sessionKey('round-5-teretonga', lastOf('round-5-teretonga'), 'Race 1'),
    { minutes: 20, reason: 'Barrier repairs at turn three' },
  ],
  [
    sessionKey('round-5-teretonga', lastOf('round-5-teretonga'), 'Race 3'),
    { reason: 'The crews’ ferry home sails on Sunday afternoon; points are awarded over two races' },
  ],
  [
    sessionKey(ENDURANCE_ROUND, ENDURANCE, 'Three Hour'),
    { minutes: 30, reason: 'Fog over the infield; the rescue helicopter could not land' },
  ],
]);

const NOTICE_MINUTES = 26 * 60;

function withIncident(session: DemoPlannedSession): DemoPlannedSession {
  const incident = INCIDENTS.get(session.key);
  if (incident === undefined) return session;
  const { reason, minutes } = incident;
  const isOver = session.session_status === 'finished';
  const recorded = (change: Omit<DemoSessionChange, 'at' | 'reason'>): DemoSessionChange => ({
    at: addMinutes(session.date, isOver ? -60 : -NOTICE_MINUTES * 14),
    reason,
    ...change,
  });
  if (minutes === undefined)
    return {
      ...session,
      session_status: 'cancelled',
      status_note: reason,
      changes: [recorded({ kind: 'status', before: 'scheduled', after: 'cancelled' })],
    };
  // A finished race has its actual start time; the planned one was earlier.
  const [before, date] = isOver
    ? [addMinutes(session.date, -minutes), session.date]
    : [session.date, addMinutes(session.date, minutes)];
  return {
    ...session,
    date,
    ends_at: isOver ? session.ends_at : addMinutes(session.ends_at, minutes),
    session_status: isOver ? 'finished' : 'delayed',
    status_note: reason,
    previous_starts_at: before,
    changes: [recorded({ kind: 'start', before, after: date })],
  };
}

/** The timetable of a round from gates to ceremony, by start. The single source of all times that the demo mentions. */
export function planTimetable(weekend: Weekend): DemoPlannedSession[] {
  const sessions = (ROUND_CATEGORIES[weekend.url] ?? []).flatMap((slug, slot) =>
    categorySessions(weekend, categoryOf(slug), slot),
  );
  const isPostponed = weekend.url === POSTPONED_ROUND.url;
  return [...activities(weekend), ...sessions]
    .map(withIncident)
    .map((session) => (isPostponed ? { ...session, session_status: 'postponed' as const } : session))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.sort_order - b.sort_order);
}

/** The start of the first session that matches, by the clock at the circuit: '9:00am'. @throws if there is none */
export function firstStart(
  sessions: readonly DemoPlannedSession[],
  matches: (session: DemoPlannedSession) => boolean,
): string {
  const first = sessions.find(matches);
  if (!first) throw new Error('No such session in the timetable');
  return shortTime(first.date);
}

/** A time at the circuit in the site's format: '9:00am'. */
export const shortTime = (instant: string): string => clockTime(instant, 'en', TRACK_TIME_ZONE);

/** What each half of the three days starts with, for body text. */
export function timetableAtAGlance(
  weekend: Weekend,
): readonly (readonly [morning: string, afternoon: string])[] {
  const sessions = planTimetable(weekend);
  const named = (name: string) => firstStart(sessions, ({ session_name }) => session_name === name);
  const isLongRound = weekend.url === ENDURANCE_ROUND;
  return [
    [`Practice from ${named('Practice')}`, `Practice; track walk at ${named('Track walk')}`],
    [`Qualifying from ${named('Qualifying')}`, `First races from ${named('Race 1')}`],
    [
      `Second races from ${named('Race 2')}`,
      isLongRound ? `Three Hour at ${named('Three Hour')}` : `Finals from ${named('Race 3')}`,
    ],
  ];
}
