import { hash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { toSlug } from '../../cms/fields/slug.ts';
import { findAll, groupBy } from '../../cms/records/by-ids.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Championship, Result, Scoring } from '../../payload-types.ts';
import { ROW_FIELDS } from '../data/results.ts';
import { compareRows } from '../results-import/compare.ts';
import { mergeRows } from '../results-import/merge-rows.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { simplified } from '../table-import/import-plan.ts';
import { pastDrivers, type PastDrivers } from './past-drivers.ts';
import type { CHAMPIONSHIP_FATES, PastInput, PastReport, SESSION_FATES } from './past-report.ts';
import {
  daysOfRound,
  newAddress,
  planRounds,
  type KnownRecords,
  type PastEntry,
  type PastRound,
  type PastRounds,
  type Target,
} from './past-rounds.ts';
import { readPastSeasons, seasonIn } from './past-table.ts';

export type Rows = NonNullable<Result['rows']>;

/** A planned session: what happens to it, and its rows without their drivers. */
export type PlannedSession = PastEntry & {
  readonly fate: (typeof SESSION_FATES)[number];
  /** Null for a new session. */
  readonly id: number | null;
  readonly isDraft: boolean;
  readonly rows: Rows;
  readonly details: readonly string[];
};

export type PlannedRound = PastRound & { readonly sessions: readonly PlannedSession[] };

/** A drivers' championship whose points are those in the file. */
export type PlannedChampionship = {
  /** Null for a new championship. */
  readonly id: number | null;
  /** The URL name of a new championship. */
  readonly url: string;
  readonly season: string;
  readonly category: Target;
  readonly fate: (typeof CHAMPIONSHIP_FATES)[number];
  /** Ids of the rounds that it already has. */
  readonly before: readonly number[];
  /** The file's rounds that it doesn't have yet. */
  readonly rounds: readonly PlannedRound[];
};

/** Everything that an import creates. */
export type PastPlan = Pick<PastRounds, 'newCategories' | 'newCircuits'> & {
  readonly rounds: readonly PlannedRound[];
  readonly championships: readonly PlannedChampionship[];
  readonly drivers: PastDrivers;
  /** A scoring that takes the points from the sheets; null if there is none yet. */
  readonly scoring: number | null;
  readonly report: Omit<PastReport, 'made'>;
};

/** Within what the account may read. */
const asAccount = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;

async function findKnown(req: PayloadRequest) {
  const { payload } = req;
  const [categories, venues, rounds, drivers, championships, scorings] = await Promise.all([
    payload.find({
      ...findAll('categories', {}),
      sort: 'id',
      select: { name: true, url: true },
      ...asAccount(req),
    }),
    payload.find({
      ...findAll('venues', {}),
      sort: 'id',
      select: { name: true, url: true, timezone: true },
      ...asAccount(req),
    }),
    payload.find({
      ...findAll('rounds', {}),
      sort: ['start_date', 'id'],
      select: { name: true, url: true, start_date: true, end_date: true, venue: true, _status: true },
      ...asAccount(req),
    }),
    payload.find({
      ...findAll('drivers', {}),
      sort: 'id',
      select: { first_name: true, last_name: true, category: true },
      ...asAccount(req),
    }),
    payload.find({ ...findAll('championships', {}), sort: 'id', ...asAccount(req) }),
    payload.find({
      ...findAll('scorings', { takes_sheet_points: { equals: true } }),
      sort: 'id',
      ...asAccount(req),
    }),
  ]);
  const records: KnownRecords = { categories: categories.docs, venues: venues.docs, rounds: rounds.docs };
  return {
    records,
    drivers: drivers.docs,
    championships: championships.docs,
    scorings: scorings.docs,
  };
}

type StoredSession = Pick<Result, 'id' | 'round' | 'category' | 'session_name' | 'rows' | '_status'>;

/** The sessions of the rounds that already exist. */
async function findSessions(
  req: PayloadRequest,
  rounds: readonly PastRound[],
): Promise<ReadonlyMap<number, readonly StoredSession[]>> {
  const ids = rounds.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    ...findAll('results', { round: { in: ids } }),
    sort: 'id',
    select: { round: true, category: true, session_name: true, _status: true, ...ROW_FIELDS },
    ...asAccount(req),
  });
  return groupBy(docs, ({ round }) => refIds([round]));
}

/** What happens to a session. Existing results are never replaced: whoever corrected them may have known better than the file. */
function planSession(entry: PastEntry, stored: readonly StoredSession[]): PlannedSession {
  const { session, category } = entry;
  const found = stored.find(
    (other) =>
      category.id !== null &&
      refId(other.category) === category.id &&
      simplified(other.session_name) === simplified(session.name),
  );
  const before = found?.rows ?? [];
  const rows = mergeRows(session.rows, before);
  const common = {
    ...entry,
    id: found?.id ?? null,
    isDraft: found ? found._status !== 'published' : false,
    rows,
  };
  if (found === undefined) return { ...common, fate: 'new', details: [] };
  if (before.length === 0) return { ...common, fate: 'filled', details: [] };
  const details = compareRows(before, rows).map(({ kind, row, details: facts }) =>
    [row, ...(kind === 'changed' ? facts : [kind === 'added' ? 'only in the file' : 'not in the file'])].join(
      ' · ',
    ),
  );
  return { ...common, fate: details.length === 0 ? 'same' : 'different', details };
}

const hasPoints = ({ rows }: Pick<PlannedSession, 'rows'>): boolean =>
  rows.some(({ points }) => points !== null && points !== undefined);

/**
 * The championships of the file's seasons and categories, if it has points. One that the office scores by its own rules stays as it is; one
 * from an earlier import gets its missing rounds.
 */
function planChampionships(
  rounds: readonly PlannedRound[],
  known: readonly Championship[],
  scorings: readonly Scoring[],
): PlannedChampionship[] {
  const scored = rounds.flatMap((round) =>
    round.sessions.filter(hasPoints).map(({ category }) => ({ round, category })),
  );
  const grouped = Map.groupBy(
    scored,
    ({ round, category }) => `${round.season}\n${simplified(category.name)}`,
  );
  const bySheets = new Set(scorings.map(({ id }) => id));
  const taken = new Set(known.map(({ url }) => url));
  return [...grouped.values()].flatMap((own): PlannedChampionship[] => {
    const [head] = own;
    if (head === undefined) return [];
    const {
      category,
      round: { season },
    } = head;
    const all = [...new Set(own.map(({ round }) => round))];
    const found = known.find(
      (championship) =>
        championship.of === 'drivers' &&
        category.id !== null &&
        refId(championship.category) === category.id &&
        seasonIn(championship.season ?? '') === season &&
        (championship.classes ?? []).length === 0,
    );
    const before = refIds(found?.rounds);
    const isOurs = found === undefined || bySheets.has(refId(found.scoring) ?? 0);
    const missing = isOurs ? all.filter(({ id }) => id === null || !before.includes(id)) : [];
    const fate = found === undefined ? 'new' : missing.length > 0 ? 'extended' : 'same';
    const url = found?.url ?? newAddress(toSlug(`${category.name} ${season}`), taken);
    return [{ id: found?.id ?? null, url, season, category, fate, before, rounds: missing }];
  });
}

/** Notes on seasons named after two years whose rounds are in one: the site names a season by its rounds' years. */
function notesOnYears(rounds: readonly PlannedRound[]): string[] {
  return [...Map.groupBy(rounds, ({ season }) => season)].flatMap(([season, own]) => {
    const years = new Set(own.flatMap(({ first, last }) => [first.slice(0, 4), last.slice(0, 4)]));
    const [year = ''] = years;
    return season.length > 4 && years.size === 1
      ? [
          `All rounds of ${season} in this file are in ${year}. The site calls the season ${year} until it has one in the other year.`,
        ]
      : [];
  });
}

const byLine = (a: LineProblem, b: LineProblem) => a.line - b.line;

/** Identifies a plan: it changes with the file, the choices and the existing records. */
const stampOf = (report: Omit<PastReport, 'basedOn' | 'made'>): string =>
  hash('sha256', JSON.stringify(report), 'base64url');

/** Reads a file of past seasons and compares it with the existing records. Writes nothing. */
export async function planPastSeasons(
  req: PayloadRequest,
  { csv, addDrivers, same }: Pick<PastInput, 'csv' | 'addDrivers' | 'same'>,
): Promise<PastPlan> {
  const table = readPastSeasons(csv);
  const known = await findKnown(req);
  const planned = planRounds(table.sessions, known.records);
  const stored = await findSessions(req, planned.rounds);
  const rounds = planned.rounds.map((round): PlannedRound => ({
    ...round,
    sessions: round.entries.map((entry) => planSession(entry, stored.get(round.id ?? 0) ?? [])),
  }));
  const championships = planChampionships(rounds, known.championships, known.scorings);
  const written = rounds.flatMap(({ sessions }) => sessions);
  const drivers = pastDrivers(written, known.drivers, { addDrivers, same });
  const shown = {
    rows: table.lines,
    problems: [...table.problems, ...planned.problems].toSorted(byLine),
    warnings: [...table.warnings],
    notes: [
      ...table.notes,
      ...planned.notes,
      ...notesOnYears(rounds),
      ...(written.some(({ session, fate }) => fate === 'new' && session.start === null)
        ? ['Sessions without a time of day in the file start at noon.']
        : []),
      ...(championships.length === 0 && written.length > 0
        ? ['The file has no points, so no championship tables are made.']
        : []),
      ...drivers.notes,
    ],
    ignored: [...table.ignored],
    categories: planned.newCategories.map(({ name }) => name),
    circuits: planned.newCircuits.map(({ name }) => name),
    rounds: rounds.map((round) => ({
      name: round.name,
      days: daysOfRound(round),
      circuit: round.circuit.name,
      isNew: round.id === null,
    })),
    sessions: rounds.flatMap((round) =>
      round.sessions.map(({ session, category, rows, fate, details }) => ({
        name: `${category.name} · ${session.name}, ${round.name} ${session.day.slice(0, 4)}`,
        cars: rows.length,
        fate,
        details: [...details],
      })),
    ),
    championships: championships.map(({ category, season, fate }) => ({
      name: `${category.name} ${season}`,
      fate,
    })),
    drivers: [...drivers.without],
    doubles: [...drivers.doubles],
  };
  return {
    newCategories: planned.newCategories,
    newCircuits: planned.newCircuits,
    rounds,
    championships,
    drivers,
    scoring: known.scorings[0]?.id ?? null,
    report: { ...shown, basedOn: stampOf({ ...shown, drivers: addDrivers ? shown.drivers : [] }) },
  };
}
