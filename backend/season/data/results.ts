import type { Payload } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import type { Result } from '../../payload-types.ts';
import { findAll, groupBy, mapById } from '../../cms/records/by-ids.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { readable } from '../../cms/records/readable.ts';
import { driversOfRow } from './drivers-of-row.ts';
import { cachedDrivers } from './cached-records.ts';
import { hasNamesakes, roundsOfDriver, type NamedDriver } from './rounds-of-driver.ts';
import { sessionsOfDriver } from './names-of-sessions.ts';
import { EVER, isLimited, startsWithin, type Within } from './within.ts';

/** A session without its timing rows: there are many, and they are only needed for one session at a time. */
export type ResultHead = Omit<Result, 'rows' | 'createdAt' | '_status' | keyof SessionDetails>;
/** Details that only a session's own page shows. */
export type SessionDetails = Pick<Result, 'changes' | 'streams' | 'documents'>;
export type TimingRows = NonNullable<Result['rows']>;

const HEAD_FIELDS = {
  date: true,
  session_name: true,
  is_a_race: true,
  sort_order: true,
  classification: true,
  classified_since: true,
  round: true,
  category: true,
  kind: true,
  ends_at: true,
  distance: true,
  distance_unit: true,
  session_status: true,
  status_note: true,
  previous_starts_at: true,
  has_sheet: true,
  live_timing_link: true,
  revision: true,
  revised_at: true,
  updatedAt: true,
} as const;

/** Published sessions that have results, as in the specification's lists; a planned session appears only in timetables. */
const WITH_SHEET = allOf(PUBLISHED, { has_sheet: { equals: true } });

/** Spec point 7: results of a round by date, then sort_order. */
const RESULT_ORDER = ['date', 'sort_order', 'id'];

/** A published session, or null. */
export async function getResult(payload: Payload, id: number): Promise<ResultHead | null> {
  const where = allOf(PUBLISHED, { id: { equals: id } });
  const { docs } = await readable(payload).find({ ...findAll('results', where), select: HEAD_FIELDS });
  return docs[0] ?? null;
}

/** Published sessions by their ids. */
export async function getResults(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ResultHead>> {
  const where = allOf(PUBLISHED, { id: { in: [...ids] } });
  const { docs } = await readable(payload).find({ ...findAll('results', where), select: HEAD_FIELDS });
  return mapById<ResultHead>(docs);
}

/** All published sessions of rounds, in order: planned, under way and finished. */
export async function loadSessionsOfRounds(
  payload: Payload,
  roundIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ResultHead[]>> {
  const where = allOf(PUBLISHED, { round: { in: [...roundIds] } });
  const { docs } = await readable(payload).find({
    ...findAll('results', where),
    select: HEAD_FIELDS,
    sort: RESULT_ORDER,
  });
  return groupBy<ResultHead, number>(docs, (result) => refIds([result.round]));
}

/** These sessions' changes, streams and documents. */
export async function loadSessionDetails(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SessionDetails>> {
  const where = allOf(PUBLISHED, { id: { in: [...ids] } });
  const select = { changes: true, streams: true, documents: true } as const;
  const { docs } = await readable(payload).find({ ...findAll('results', where), select });
  return mapById(docs);
}

/** Whole rows. `rows: true` would leave out their drivers: Payload reads relations within lists only if they are named. */
export const ROW_FIELDS = {
  rows: {
    position: true,
    race_number: true,
    name: true,
    class: true,
    laps: true,
    best_time: true,
    total_time: true,
    diff: true,
    gap: true,
    status: true,
    status_note: true,
    grid: true,
    points: true,
    is_fastest_lap: true,
    drivers: true,
    team: true,
    car: true,
    penalties: true,
  },
} as const;

/** The timing rows of these sessions. */
export async function loadTimingRows(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TimingRows>> {
  const where = allOf(PUBLISHED, { id: { in: [...ids] } });
  const { docs } = await readable(payload).find({ ...findAll('results', where), select: ROW_FIELDS });
  return new Map(docs.map((doc) => [doc.id, doc.rows ?? []]));
}

/** Finds a driver's rows: those linked to them, and unlinked ones with their name if no other driver has it. */
export async function isRowOf(payload: Payload, id: number, name: string) {
  const drivers = await cachedDrivers(payload);
  const membersOf = driversOfRow(new Map(drivers.map((driver) => [driver.id, fullName(driver)])));
  const isNamed = (other: string) => nameKey(other) === nameKey(name);
  const isShared = await hasNamesakes(payload, id, name);
  return (row: TimingRows[number]): boolean =>
    refIds(row.drivers).includes(id) ||
    (!isShared && membersOf(row).some((member) => member.driver === null && isNamed(member.name)));
}

/** A car in the results of a session. */
export type CarResult = { readonly result: ResultHead; readonly row: TimingRows[number] };

/** The matching cars in some published sessions, by date. */
export async function findCars(
  payload: Payload,
  sessions: readonly number[],
  isTheirs: (row: TimingRows[number]) => boolean,
): Promise<CarResult[]> {
  if (sessions.length === 0) return [];
  const where = allOf(PUBLISHED, { id: { in: [...sessions] } });
  const select = { ...HEAD_FIELDS, ...ROW_FIELDS } as const;
  const { docs } = await readable(payload).find({ ...findAll('results', where), select, sort: RESULT_ORDER });
  return docs.flatMap(({ rows, ...result }) => (rows ?? []).filter(isTheirs).map((row) => ({ result, row })));
}

/**
 * The published sessions whose results include a driver, by date, each with that row.
 * @param within limits the rounds; by default all sessions count, including those of no round
 */
export async function findResultsOfDriver(
  payload: Payload,
  { id, name }: NamedDriver,
  within: Within = EVER,
): Promise<CarResult[]> {
  const ids = isLimited(within)
    ? (await roundsOfDriver(payload, { id, name }))
        .filter(({ start }) => startsWithin(start, within))
        .flatMap(({ sessions }) => sessions)
    : await sessionsOfDriver(payload, id, name);
  return findCars(payload, ids, await isRowOf(payload, id, name));
}

/** Number of sessions with results in each round. */
export const countResults = cachedRead('result-counts', ['results'], async (payload) => {
  const { docs } = await readable(payload).find({
    ...findAll('results', WITH_SHEET),
    select: { round: true },
  });
  const counts = new Map<number, number>();
  for (const { round } of docs) {
    const id = refId(round);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
});
