import type { Payload } from 'payload';
import type { SessionStatus } from '../../../lib/contract/entities/racing.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { contentNow } from '../../kernel/clock.ts';
import type { Championship, Result, Scoring as ScoringDoc } from '../../payload-types.ts';
import { cachedDrivers, cachedSessions, cachedRounds } from '../data/cached-records.ts';
import { ROW_FIELDS } from '../data/results.ts';
import { isFinal } from '../validation/amendment-validation.ts';

/** In these, the rows that a session has are only the cars' places on the track. */
const UNFINISHED: readonly SessionStatus[] = ['running', 'suspended', 'postponed'];

/** Whether a session's rows, if it has any, are its result. An official sheet is one, whatever the session's status says. */
const isResult = (session: Pick<Result, 'session_status' | 'has_sheet' | 'classification'>): boolean =>
  isFinal(session) || !UNFINISHED.some((status) => status === session.session_status);

/** The result sheets of a category at some rounds, in order of time. A session without rows hasn't been run. */
export async function findSheets(payload: Payload, category: number | null, rounds: readonly number[]) {
  const where = allOf(PUBLISHED, { category: { equals: category } }, { round: { in: [...rounds] } });
  const { docs } = await readable(payload).find({
    ...findAll('results', where),
    select: {
      session_name: true,
      kind: true,
      round: true,
      session_status: true,
      has_sheet: true,
      classification: true,
      ...ROW_FIELDS,
    },
    sort: ['date', 'sort_order', 'id'],
  });
  return docs.filter((doc) => (doc.rows ?? []).length > 0 && isResult(doc));
}
export type FindSheets = typeof findSheets;

/** Loads the same sheets only once per call: a category's classes have their own championships. */
function findSheetsOnce(): FindSheets {
  const found = new Map<string, ReturnType<FindSheets>>();
  return (payload, category, rounds) => {
    const key = `${String(category)}: ${rounds.join()}`;
    const sheets = found.get(key) ?? findSheets(payload, category, rounds);
    found.set(key, sheets);
    return sheets;
  };
}

/** The sources that the championships of one call share: each would query the database for the same. */
export async function sharedReads(payload: Payload) {
  const [results, rounds, drivers] = await Promise.all([
    cachedSessions(payload),
    cachedRounds(payload),
    cachedDrivers(payload),
  ]);
  // Drivers' names and teams are part of a table. When a driver is added, removed or changed, the table changes.
  const changed = drivers.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
  return { results, rounds, drivers: `${String(drivers.length)}@${changed}`, findSheets: findSheetsOnce() };
}
export type SharedReads = Awaited<ReturnType<typeof sharedReads>>;

/** A stamp of everything a championship's table depends on: it changes whenever any process changes one of these records. */
export function stampOf(
  doc: Championship,
  scoring: ScoringDoc,
  { results, rounds, drivers }: SharedReads,
): string {
  const ids = new Set(refIds(doc.rounds));
  const now = contentNow().toISOString();
  // The rows of a session under way change every second.
  const own = results.filter(
    (session) =>
      refId(session.category) === refId(doc.category) &&
      ids.has(refId(session.round) ?? 0) &&
      isResult(session),
  );
  const dated = [doc, scoring, ...own].map(({ id, updatedAt }) => `${String(id)}@${updatedAt}`);
  const ends = rounds
    .filter(({ id }) => ids.has(id))
    .map(({ id, updatedAt, end_date }) => `${String(id)}@${updatedAt}${end_date < now ? '!' : ''}`);
  return [...dated, '', ...ends, drivers].join(' ');
}
