import { refId } from '../../cms/records/refs.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { areTogether } from '../validation/session-overlap.ts';
import type { StoredSession } from './match-sessions.ts';
import type { ReadSession } from './timetable-table.ts';
import { clockOf, dayOf } from './track-time.ts';

/** A session as a timetable writes it. */
export type Planned = Pick<
  StoredSession,
  | 'session_name'
  | 'category'
  | 'kind'
  | 'date'
  | 'ends_at'
  | 'distance'
  | 'distance_unit'
  | 'session_status'
  | 'status_note'
>;

/** A line of the table as it will be stored. What the table doesn't say stays as the stored session has it. */
export const plannedFrom = (line: ReadSession, before: StoredSession | undefined): Planned => ({
  session_name: line.session_name,
  category: line.category?.id ?? null,
  kind: line.kind,
  date: line.date,
  ends_at: line.ends_at ?? keptEnd(line, before),
  distance: line.distance ?? before?.distance ?? null,
  distance_unit: line.distance_unit ?? before?.distance_unit ?? null,
  session_status: line.status ?? before?.session_status ?? 'scheduled',
  status_note: line.note ?? before?.status_note ?? '',
});

/** Without an end in the table, a session that starts at another time takes as long as before. */
function keptEnd(line: ReadSession, before: StoredSession | undefined): string | null {
  if (!before?.date || !before.ends_at) return null;
  const length = Date.parse(before.ends_at) - Date.parse(before.date);
  return new Date(Date.parse(line.date) + length).toISOString();
}

const distanceText = ({ distance, distance_unit }: Partial<Planned>) =>
  distance == null ? '' : `${String(distance)} ${distance_unit ?? ''}`.trim();

/** What of a session is shown before it is written, by the circuit's clock. */
export const shown = (session: Planned, timeZone: string): Record<string, string> => ({
  name: session.session_name,
  start: session.date ? `${dayOf(session.date, timeZone)}, ${clockOf(session.date, timeZone)}` : '',
  end: session.ends_at ? clockOf(session.ends_at, timeZone) : '',
  kind: session.kind ?? '',
  distance: distanceText(session),
  status: session.session_status ?? '',
  note: session.status_note ?? '',
});

/** A session that the round will have, with its line of the table if it is in it. */
export type Future = { readonly line: number | null; readonly session: Planned };

/** Sessions of one category at the same time, by the line of the later one in the table. */
export function findOverlaps(all: readonly Future[], timeZone: string): LineProblem[] {
  const ofCategory = (session: Planned) => refId(session.category);
  const raced = all.filter(({ session }) => ofCategory(session) !== null);
  return raced.flatMap((own) => {
    const { line, session } = own;
    if (line === null) return [];
    const clash = raced.find(
      (other) =>
        other !== own &&
        ofCategory(other.session) === ofCategory(session) &&
        // Of two lines of the table, only the later one is told.
        (other.line === null || other.line < line) &&
        areTogether(session, other.session),
    );
    if (!clash) return [];
    const times = [clash.session.date, clash.session.ends_at].flatMap((at) =>
      at ? clockOf(at, timeZone) : [],
    );
    const where = clash.line === null ? '' : ` on line ${String(clash.line)}`;
    return [
      {
        line,
        message: `This category has ${clash.session.session_name} at that time${where}, ${times.join('–')}.`,
      },
    ];
  });
}

/** Why a session can't go without a category; null if it has one or needs none. */
export const faultOfCategory = ({ category, kind }: Planned): string | null =>
  category === null && kind !== 'activity' ? 'Category missing. Only activities can go without one.' : null;
