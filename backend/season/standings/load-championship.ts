import { LRUCache } from 'lru-cache';
import type { Payload, Where } from 'payload';
import type { Scoring, Season } from './points/scoring.ts';
import { standings, type Standing } from './points/standings.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { contentNow } from '../../kernel/clock.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import type { Championship, Scoring as ScoringDoc } from '../../payload-types.ts';
import { cachedRounds } from '../data/cached-records.ts';
import type { TimingRows } from '../data/results.ts';
import { driversOfRow } from '../data/drivers-of-row.ts';
import { findSheets, sharedReads, stampOf, type FindSheets, type SharedReads } from './championship-reads.ts';
import { findCompetitors, type Competitor, type Competitors } from './competitors.ts';
import { readDriverFacts, teamsOfRow } from './driver-facts.ts';
import { scoringOf } from './scoring-of.ts';
import { sessionOfSheet } from './session-of-sheet.ts';

type Row = TimingRows[number];

/** The values of a championship's form, saved or not. */
export type ChampionshipData = Pick<
  Championship,
  | 'of'
  | 'category'
  | 'classes'
  | 'rounds'
  | 'rookies'
  | 'guests'
  | 'same_names'
  | 'session_points'
  | 'adjustments'
>;

export type RoundOfChampionship = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly start: string;
  readonly isOver: boolean;
  readonly isOff: boolean;
};

/** A championship's season, ready for the calculation. */
export type SeasonOfChampionship = {
  readonly season: Season;
  readonly rounds: readonly RoundOfChampionship[];
  /** The competitors that the keys of its rows stand for. */
  readonly competitors: ReadonlyMap<string, Competitor>;
  /** The competitors and the drivers, by name. */
  readonly named: Readonly<Record<'scorers' | 'drivers', Competitors<Row>>>;
  /** The number of each driver's car. */
  readonly numbers: ReadonlyMap<string, string>;
  /** How many of the rounds have a result. */
  readonly roundsHeld: number;
};

/**
 * The championship's rounds by date. A round is over once it has ended, or a later one has results. One that was called off without a
 * result isn't part of the season until it has a new date.
 */
async function roundsOf(payload: Payload, ids: readonly number[], raced: ReadonlySet<number>) {
  const now = contentNow().toISOString();
  const known = new Map((await cachedRounds(payload)).map((round) => [round.id, round]));
  const docs = ids
    .map((id) => known.get(id))
    .filter((round) => round !== undefined)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const last = docs.findLastIndex(({ id }) => raced.has(id));
  return docs.map(
    ({ id, name, url, start_date, end_date, round_status: status }, index): RoundOfChampionship => {
      const isOff = (status === 'cancelled' || status === 'postponed') && !raced.has(id);
      return { id, name, url, start: start_date, isOver: end_date < now || index < last, isOff };
    },
  );
}

/** Reads the results that a championship is made from. */
export async function readSeason(
  payload: Payload,
  data: ChampionshipData,
  find: FindSheets = findSheets,
): Promise<SeasonOfChampionship> {
  const category = refId(data.category);
  const roundIds = refIds(data.rounds);
  const [sheets, facts] = await Promise.all([
    find(payload, category, roundIds),
    readDriverFacts(payload, category),
  ]);
  const raced = new Set(refIds(sheets.map(({ round }) => round)));
  const rounds = await roundsOf(payload, roundIds, raced);
  const factors = new Map(
    (data.session_points ?? []).map(({ session, factor }) => [refId(session), Number(factor)]),
  );
  const rows = sheets.flatMap((sheet) => sheet.rows ?? []);
  const same = data.same_names ?? [];
  const isOfTeams = data.of === 'teams';
  const drivers = findCompetitors<Row>(rows, driversOfRow(facts.nameOf), isOfTeams ? [] : same);
  const scorers = isOfTeams ? findCompetitors<Row>(rows, teamsOfRow(facts), same) : drivers;
  const guests = new Set((data.guests ?? []).flatMap(drivers.keysNamed));
  const reading = {
    classes: new Set(data.classes ?? []),
    isGuest: (row: Row) => drivers.keysOf(row).some((key) => guests.has(key)),
    keysOf: scorers.keysOf,
  };
  const sessions = sheets.flatMap((sheet, order) => {
    const place = { round: refId(sheet.round) ?? 0, order, factor: factors.get(sheet.id) ?? 1 };
    return sessionOfSheet(sheet, reading, place) ?? [];
  });
  const scored = new Set(sessions.map(({ round }) => round));
  const numbers = new Map(
    isOfTeams
      ? []
      : rows.flatMap((row) =>
          drivers.keysOf(row).map((key): [string, string] => [key, row.race_number ?? '']),
        ),
  );
  return {
    season: {
      rounds,
      sessions,
      adjustments: (data.adjustments ?? []).flatMap(({ name, round, points, reason }) =>
        scorers.keysNamed(name).map((key) => ({ key, round: refId(round), points, reason })),
      ),
      only: data.of === 'rookies' ? new Set((data.rookies ?? []).flatMap(scorers.keysNamed)) : null,
    },
    rounds,
    competitors: scorers.byKey,
    named: { scorers, drivers },
    numbers,
    roundsHeld: rounds.findLastIndex(({ id }) => scored.has(id)) + 1,
  };
}

type Cached = SeasonOfChampionship & {
  readonly stamp: string;
  readonly scoring: Scoring;
  readonly tables: Map<number, readonly Standing[]>;
};

/** More championships than any office has. */
const MAX_CACHED = 500;
const slot = processSingleton('standings', () => new LRUCache<number, Cached>({ max: MAX_CACHED }));

/** A championship with its tables. */
export type LoadedChampionship = SeasonOfChampionship & {
  readonly doc: Championship;
  readonly scoring: Scoring;
  /** The table after the given number of rounds; calculated on first use. */
  readonly tableAfter: (rounds: number) => readonly Standing[];
};

/** A championship with its season, cached until a record that it is made from changes. */
export async function loadChampionship(
  payload: Payload,
  doc: Championship,
  scoringDoc: ScoringDoc,
  given?: SharedReads,
): Promise<LoadedChampionship> {
  const shared = given ?? (await sharedReads(payload));
  const stamp = stampOf(doc, scoringDoc, shared);
  const known = slot().get(doc.id);
  const cached: Cached =
    known?.stamp === stamp
      ? known
      : {
          ...(await readSeason(payload, doc, shared.findSheets)),
          stamp,
          scoring: scoringOf(scoringDoc),
          tables: new Map(),
        };
  if (cached !== known) slot().set(doc.id, cached);
  const tableAfter = (rounds: number) => {
    const table = cached.tables.get(rounds) ?? standings(cached.scoring, cached.season, rounds);
    cached.tables.set(rounds, table);
    return table;
  };
  return { ...cached, doc, tableAfter };
}

/**
 * The matching championships in order, as visitors see them. Those whose scoring is gone are left out, and so are those without a published
 * round, whose season is still being prepared.
 */
export async function loadChampionships(payload: Payload, where: Where): Promise<LoadedChampionship[]> {
  const { docs } = await readable(payload).find({
    ...findAll('championships', where),
    sort: ['sort', 'name', 'id'],
  });
  const ids = [...new Set(refIds(docs.map(({ scoring }) => scoring)))];
  const found = await readable(payload).find(findAll('scorings', { id: { in: ids } }));
  const scorings = new Map(found.docs.map((scoring) => [scoring.id, scoring]));
  const shared = await sharedReads(payload);
  const loaded: LoadedChampionship[] = [];
  // One after another: without a cache, each reads many sheets.
  for (const doc of docs) {
    const scoring = scorings.get(refId(doc.scoring) ?? 0);
    if (scoring) loaded.push(await loadChampionship(payload, doc, scoring, shared));
  }
  return loaded.filter(({ rounds }) => rounds.length > 0);
}
