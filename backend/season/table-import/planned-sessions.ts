import { refId } from '../../cms/records/refs.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { doOverlap } from '../validation/session-overlap.ts';
import type { StoredSession } from './match-sessions.ts';
import type { ReadSession } from './timetable-table.ts';
import { clockOf, dayOf } from './track-time.ts';

/** A session's fields that a timetable sets. */
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

/** The session to be stored for a line of the table. What the table doesn't give stays as it was. */
export const plannedFrom = (line: ReadSession, before: StoredSession | undefined): Planned => ({
  session_name: line.session_name,
  category: line.category?.id ?? null,
  kind: line.kind,
  date: line.date,
  ends_at: line.ends_at ?? unchangedEnd(line, before),
  distance: line.distance ?? before?.distance ?? null,
  distance_unit: line.distance_unit ?? before?.distance_unit ?? null,
  session_status: line.status ?? before?.session_status ?? 'scheduled',
  status_note: line.note ?? before?.status_note ?? '',
});

/** If the table has no end, a session that starts at another time keeps its duration. */
function unchangedEnd(line: ReadSession, before: StoredSession | undefined): string | null {
  if (!before?.date || !before.ends_at) return null;
  const length = Date.parse(before.ends_at) - Date.parse(before.date);
  return new Date(Date.parse(line.date) + length).toISOString();
}

const distanceText = ({ distance, distance_unit }: Partial<Planned>) =>
  distance == null ? '' : `${String(distance)} ${distance_unit ?? ''}`.trim();

/** A session's details for the preview, by the circuit's clock. */
export const shown = (session: Planned, timeZone: string): Record<string, string> => ({
  name: session.session_name,
  start: session.date ? `${dayOf(session.date, timeZone)}, ${clockOf(session.date, timeZone)}` : '',
  end: session.ends_at ? clockOf(session.ends_at, timeZone) : '',
  kind: session.kind ?? '',
  distance: distanceText(session),
  status: session.session_status ?? '',
  note: session.status_note ?? '',
});

/** A session that the round will have, with its line if it is in the table. */
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
        // Of two lines of the table, only the later one is reported.
        (other.line === null || other.line < line) &&
        doOverlap(session, other.session),
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

/** Why a session needs a category; null if it has one or needs none. */
export const faultOfCategory = ({ category, kind }: Planned): string | null =>
  category === null && kind !== 'activity' ? 'Category missing. Only activities can go without one.' : null;
