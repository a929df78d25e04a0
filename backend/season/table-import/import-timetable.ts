import type { PayloadRequest } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId } from '../../cms/records/refs.ts';
import { areTogether } from '../validation/session-overlap.ts';
import { overlapIsChecked, validateEnd, validateStart } from '../validation/session-validation.ts';
import type { LineProblem } from '../results-import/timing-row.ts';
import { differences, type ImportChange, type ImportPlan, type ImportTarget } from './import-plan.ts';
import { matchSessions, type StoredSession } from './match-sessions.ts';
import { tableEndpoint } from './table-endpoint.ts';
import { readSessions, type ReadSession } from './timetable-table.ts';
import { clockOf, dayOf, daysOfRound } from './track-time.ts';

/** What the import writes to a session. */
type Planned = Pick<
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

/** A line of the table as it will be stored. What the table doesn't say stays. */
const plannedFrom = (line: ReadSession, before: StoredSession | undefined): Planned => ({
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

const shown = (session: Planned, timeZone: string): Record<string, string> => ({
  name: session.session_name,
  start: session.date ? `${dayOf(session.date, timeZone)}, ${clockOf(session.date, timeZone)}` : '',
  end: session.ends_at ? clockOf(session.ends_at, timeZone) : '',
  kind: session.kind ?? '',
  distance: distanceText(session),
  status: session.session_status ?? '',
  note: session.status_note ?? '',
});

/** A session that the round will have, with its line of the table if it is in it. */
type Future = { readonly line: number | null; readonly session: Planned };

/** Sessions of one category at the same time, by the line of the later one in the table. */
function findOverlaps(all: readonly Future[], timeZone: string): LineProblem[] {
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

/** What is wrong with a session by the rules of its form. */
async function refusalsOf(req: PayloadRequest, round: number, session: Planned): Promise<string[]> {
  const data = { ...session, round };
  const answers = [
    await validateStart(session.date, { data, req: overlapIsChecked(req) }),
    validateEnd(session.ends_at, { data }),
    session.category === null && session.kind !== 'activity'
      ? 'Category missing. Only activities can go without one.'
      : true,
  ];
  return answers.filter((answer) => typeof answer === 'string');
}

/** Compares a timetable with the one that the round has. Nothing is ever deleted. */
async function planTimetable(
  req: PayloadRequest,
  { round, categories, timeZone, endMissing }: ImportTarget,
  text: string,
): Promise<ImportPlan> {
  const track = { days: daysOfRound(round.start_date, round.end_date, timeZone), timeZone };
  const { sessions: lines, problems: unread, notes, ignored } = readSessions(text, categories, track);
  const { docs } = await req.payload.find({
    ...findAll('results', { round: { equals: round.id } }),
    draft: true,
    sort: ['date', 'sort_order', 'id'],
    overrideAccess: false,
    req,
  });
  const matched = matchSessions(lines, docs, (instant) => dayOf(instant, timeZone));
  const missing = docs.filter((doc) => ![...matched.values()].some(({ id }) => id === doc.id));
  const isEnded = (doc: StoredSession) =>
    endMissing && !doc.has_sheet && !['cancelled', 'finished'].includes(doc.session_status ?? '');
  const nameOf = (session: Planned) =>
    [categories.find(({ id }) => id === refId(session.category))?.name, session.session_name]
      .filter(Boolean)
      .join(' · ');
  const problems: LineProblem[] = [...unread];
  const changes: ImportChange[] = [];
  const writes: ImportPlan['writes'][number][] = [];
  const future: Future[] = missing
    .filter((doc) => !isEnded(doc))
    .map((doc) => ({ line: null, session: doc }));

  for (const line of lines) {
    const before = matched.get(line);
    const session = plannedFrom(line, before);
    future.push({ line: line.line, session });
    const refused = await refusalsOf(req, round.id, session);
    problems.push(...refused.map((message) => ({ line: line.line, message })));
    if (before === undefined) {
      const { name: _name, ...facts } = shown(session, timeZone);
      const details = Object.entries(facts).flatMap(([name, value]) =>
        value === '' ? [] : [`${name}: ${value}`],
      );
      changes.push({ kind: 'added', row: nameOf(session), details });
      writes.push((writer) =>
        writer.payload.create({
          collection: 'results',
          data: { ...session, round: round.id, _status: round._status ?? 'draft' },
          draft: round._status !== 'published',
          depth: 0,
          overrideAccess: false,
          req: overlapIsChecked(writer),
        }),
      );
      continue;
    }
    const details = differences(shown(before, timeZone), shown(session, timeZone));
    if (details.length === 0) continue;
    changes.push({ kind: 'changed', row: nameOf(before), details });
    writes.push(updateSession(before, session));
  }
  for (const doc of missing) {
    const ends = isEnded(doc);
    changes.push({ kind: ends ? 'cancelled' : 'kept', row: nameOf(doc), details: [] });
    if (ends) writes.push(updateSession(doc, { session_status: 'cancelled' }));
  }
  problems.push(...findOverlaps(future, timeZone));
  return {
    rows: lines.length,
    problems: problems.toSorted((a, b) => a.line - b.line),
    warnings: [],
    notes,
    ignored,
    changes,
    writes,
  };
}

/** Writes to the published session or to its draft, whichever an editor sees. */
const updateSession =
  ({ id, _status }: StoredSession, data: Partial<Planned>): ImportPlan['writes'][number] =>
  (req) =>
    req.payload.update({
      collection: 'results',
      id,
      data,
      draft: _status !== 'published',
      depth: 0,
      overrideAccess: false,
      req: overlapIsChecked(req),
    });

/** POST /api/rounds/{id}/import-timetable */
export const importTimetableEndpoint = tableEndpoint('import-timetable', planTimetable);
