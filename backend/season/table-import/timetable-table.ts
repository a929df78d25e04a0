import {
  SESSION_KINDS,
  SESSION_STATUSES,
  type DISTANCE_UNITS,
  type SessionKind,
  type SessionStatus,
} from '../../../lib/contract/entities/racing.ts';
import type { Category } from '../../payload-types.ts';
import { NO_ROWS, readTable, type ColumnRules, type TableLine } from '../sheets/read-table.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { findCategory, unknownCategory } from './import-plan.ts';
import { dayIn, instantAt, isTwice, minutesIn, secondInstantAt, type TrackDay } from './track-time.ts';

type Column =
  'day' | 'start' | 'end' | 'minutes' | 'category' | 'session_name' | 'kind' | 'distance' | 'status' | 'note';

const COLUMNS: ColumnRules<Column> = {
  day: { names: ['day', 'date', 'dayofweek', 'weekday'] },
  start: { names: ['start', 'starts', 'starttime', 'from', 'time', 'begin', 'begins', 'on'] },
  end: { names: ['end', 'ends', 'endtime', 'to', 'until', 'finish', 'finishes', 'off'] },
  minutes: { names: ['duration', 'minutes', 'mins', 'min', 'length'] },
  category: { names: ['category', 'class', 'series', 'championship', 'grid'] },
  session_name: { names: ['session', 'name', 'event', 'activity', 'title', 'description', 'what'] },
  kind: { names: ['kind', 'type'] },
  distance: { names: ['distance', 'laps'] },
  status: { names: ['status', 'state'] },
  note: { names: ['note', 'notes', 'reason', 'remark', 'remarks'] },
};

/** A session in the table; instants in ISO 8601. */
export type ReadSession = {
  readonly line: number;
  /** Null for an activity. */
  readonly category: Category | null;
  readonly session_name: string;
  readonly kind: SessionKind;
  readonly date: string;
  readonly ends_at: string | null;
  readonly distance: number | null;
  readonly distance_unit: (typeof DISTANCE_UNITS)[number] | null;
  /** Undefined if the table doesn't give it. */
  readonly status: SessionStatus | undefined;
  readonly note: string | undefined;
};

const NO_SESSION_HEADINGS =
  'One of the first lines must name the columns: day, start, end, category, session, kind, distance, note.';

const KIND_IN_NAMES: readonly (readonly [SessionKind, RegExp])[] = [
  ['warm_up', /warm/i],
  ['qualifying', /qual|shoot-?out|pole/i],
  ['practice', /practice|testing|free/i],
];

/** The kind of a class's session by its name: a race unless the name says otherwise. */
export const kindInName = (name: string): SessionKind =>
  KIND_IN_NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'race';

function kindOf(written: string, name: string, category: Category | null): SessionKind | undefined {
  if (written !== '')
    return SESSION_KINDS.find(
      (kind) => kind.replace('_', '') === written.toLowerCase().replace(/[\s_-]/g, ''),
    );
  if (category === null) return 'activity';
  return kindInName(name);
}

const DISTANCE = /^(\d{1,4})\s*(laps?|min(?:ute)?s?)?$/i;

/** The round's days and time zone, for reading lines. */
export type Track = { readonly days: readonly TrackDay[]; readonly timeZone: string };

type Reading = {
  readonly row: TableLine<Column>;
  readonly track: Track;
  readonly report: (message: string) => void;
  readonly note: (message: string) => void;
};

const DAY_MINUTES = 24 * 60;
const NOON = DAY_MINUTES / 2;
/** A session before six in the morning may belong to the evening above it. */
const NIGHT_ENDS = DAY_MINUTES / 4;

/** The minute of the day in which a session ends: one that starts at noon or later and ends before noon ends the next day. */
const endMinutes = (start: number, end: number): number =>
  end < start && start >= NOON && end < NOON ? end + DAY_MINUTES : end;

/** The start and end: a cell each, a range in one ('9:00–9:20'), or a duration. Null without a start. */
function timesIn({ row: { at, line }, track, report, note }: Reading, day: TrackDay) {
  const [from = '', to = at('end')] = at('start').split(/\s*(?:[–—]|\bto\b|(?<=\d)\s*-\s*(?=\d))\s*/);
  const minutesOf = (cell: string, label: string): number | null => {
    const minutes = minutesIn(cell);
    if (minutes === null)
      report(
        cell === ''
          ? `${label === 'start' ? 'Start' : 'End'} missing.`
          : `The ${label} “${cell}” isn’t a time such as 13:30.`,
      );
    return minutes;
  };
  const instant = (cell: string, label: string, minutes: number): string | null => {
    const found = instantAt(day, minutes, track.timeZone);
    if (found === null) report(`The ${label} ${cell} doesn’t exist on that day: the clocks go forward.`);
    return found;
  };
  const start = minutesOf(from, 'start');
  const date = start === null ? null : instant(from, 'start', start);
  const length = /^(\d{1,4})\s*(?:min(?:ute)?s?)?$/i.exec(at('minutes'))?.[1];
  if (at('minutes') !== '' && length === undefined) report(`“${at('minutes')}” isn’t a number of minutes.`);
  const written = to === '' ? null : minutesOf(to, 'end');
  if (date === null || start === null) return null;
  const noteTwice = (cell: string, which: 'first' | 'second') =>
    note(`Line ${String(line)}: ${cell} occurs twice that night, and was read as the ${which} one.`);
  if (isTwice(day, start, track.timeZone)) noteTwice(from, 'first');
  if (written !== null) {
    const end = endMinutes(start, written);
    const first = instant(to, 'end', end);
    // On the night when an hour occurs twice, a session from 2:50 to 2:10 takes 20 minutes.
    const hasTwo = isTwice(day, end, track.timeZone);
    const isSecond = first !== null && first <= date && hasTwo;
    if (hasTwo) noteTwice(to, isSecond ? 'second' : 'first');
    return { date, ends_at: isSecond ? secondInstantAt(day, end, track.timeZone) : first };
  }
  const ends = length === undefined ? null : new Date(Date.parse(date) + Number(length) * 60_000);
  return { date, ends_at: ends?.toISOString() ?? null };
}

function readSession(reading: Reading, day: TrackDay, categories: readonly Category[]): ReadSession | null {
  const { row, report } = reading;
  const { line, at } = row;
  const session_name = at('session_name');
  if (session_name === '') report('Session name missing.');
  const written = at('category');
  const category = written === '' ? null : findCategory(categories, written);
  if (category === undefined) report(unknownCategory(written, categories));
  const kind = kindOf(at('kind'), session_name, category ?? null);
  if (kind === undefined)
    report(`“${at('kind')}” isn’t a kind of session. Use one of these: ${SESSION_KINDS.join(', ')}.`);
  const [, distance, unit = 'laps'] = DISTANCE.exec(at('distance')) ?? [];
  if (at('distance') !== '' && distance === undefined)
    report(`“${at('distance')}” isn’t a distance such as 12 laps or 20 minutes.`);
  const status = SESSION_STATUSES.find((candidate) => candidate === at('status').toLowerCase());
  if (at('status') !== '' && status === undefined)
    report(`“${at('status')}” isn’t a status. Use one of these: ${SESSION_STATUSES.join(', ')}.`);
  const times = timesIn(reading, day);
  if (times === null || category === undefined || kind === undefined) return null;
  return {
    line,
    category,
    session_name,
    kind,
    ...times,
    distance: distance === undefined ? null : Number(distance),
    distance_unit: distance === undefined ? null : /^l/i.test(unit) ? 'laps' : 'minutes',
    status,
    note: at('note') || undefined,
  };
}

/**
 * Reads a timetable. A line with one filled cell names the day of those below it; otherwise the day of the line above applies.
 * @param categories the round's
 */
export function readSessions(
  text: string,
  categories: readonly Category[],
  track: Track,
): {
  readonly sessions: readonly ReadSession[];
  readonly problems: readonly LineProblem[];
  readonly notes: string[];
  readonly ignored: string[];
} {
  const table = readTable(text, COLUMNS, ['start', 'session_name']);
  if (table === null || !table.columns.has('start') || !table.columns.has('session_name'))
    return { sessions: [], problems: [{ line: 1, message: NO_SESSION_HEADINGS }], notes: [], ignored: [] };
  const notes = [...table.notes];
  const problems: LineProblem[] = [...table.problems];
  const ignored = [...table.ignored];
  const sessions: ReadSession[] = [];
  let day = track.days.length === 1 ? (track.days[0] ?? null) : null;
  for (const row of table.lines) {
    const report = (message: string) => problems.push({ line: row.line, message });
    if (row.heading !== null) {
      const named = dayIn(row.heading, track.days);
      if (named === null) ignored.push(row.heading);
      day = named ?? day;
      continue;
    }
    const cell = row.at('day');
    if (cell !== '') day = dayIn(cell, track.days);
    if (day === null) {
      report(cell === '' ? 'Day missing.' : `“${cell}” isn’t a day such as Saturday or 21/11/2026.`);
      continue;
    }
    const note = (message: string) => notes.push(message);
    const session = readSession({ row, track, report, note }, day, categories);
    if (session === null) continue;
    const isNight = session.date < (instantAt(day, NIGHT_ENDS, track.timeZone) ?? '');
    if (cell === '' && isNight && session.date < (sessions.at(-1)?.date ?? ''))
      note(
        `Line ${String(row.line)}: ${row.at('start')} is earlier than the line above, on the same day. If you mean the night that follows, enter the next day.`,
      );
    sessions.push(session);
  }
  if (table.lines.length === 0) problems.push({ line: 1, message: NO_ROWS });
  return { sessions, problems, notes, ignored };
}
