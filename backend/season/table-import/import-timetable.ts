import type { PayloadRequest } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId } from '../../cms/records/refs.ts';
import { overlapIsChecked, validateEnd, validateStart } from '../validation/session-validation.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { differences, type ImportChange, type ImportPlan, type ImportTarget } from './import-plan.ts';
import { matchSessions, type StoredSession } from './match-sessions.ts';
import {
  faultOfCategory,
  findOverlaps,
  plannedFrom,
  shown,
  type Future,
  type Planned,
} from './planned-sessions.ts';
import { tableEndpoint } from './table-endpoint.ts';
import { readSessions } from './timetable-table.ts';
import { dayOf, daysOfRound } from './track-time.ts';

/** What is wrong with a session by the rules of its form. */
async function refusalsOf(req: PayloadRequest, round: number, session: Planned): Promise<string[]> {
  const data = { ...session, round };
  const answers = [
    await validateStart(session.date, { data, req: overlapIsChecked(req) }),
    validateEnd(session.ends_at, { data }),
    faultOfCategory(session),
  ];
  return answers.filter((answer) => typeof answer === 'string');
}

/** Compares a timetable with the round's. Nothing is ever deleted. */
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
