import type { Payload } from 'payload';
import { z } from 'zod';
import { ROW_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { namesIn } from '../../../lib/shared/crew.ts';
import { isDisqualified } from '../../../lib/shared/row-outcome.ts';
import { nameKey, tidyName } from '../../../lib/shared/text/name-key.ts';
import { readSql } from '../../kernel/database/sql.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { lapOf } from '../results-import/times.ts';
import { cachedSessions } from './cached-records.ts';
import { teamUrlOf } from './team-names.ts';

/** The names in a session, and the fastest laps. */
type Named = {
  readonly updatedAt: string;
  /** Normalised. */
  readonly names: ReadonlySet<string>;
  /** The teams of its cars as written, by URL name. */
  readonly teams: ReadonlyMap<string, string>;
  /** The fastest lap in milliseconds of all cars that weren't disqualified; null if unknown. */
  readonly quickest: number | null;
  /** The fastest lap for each name, and for each linked driver (`linkKey`). */
  readonly laps: ReadonlyMap<string, number>;
};

/** Stands for a linked driver among the names, none of which starts with this character. */
export const linkKey = (driver: number): string => `#${String(driver)}`;

/** The database has no index of the names in 60,000 rows, and would scan them all for each driver. */
const namedIn = processSingleton('names-of-sessions', () => new Map<number, Named>());

const rowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  team: z.string(),
  best_time: z.string().nullable(),
  status: z.enum(ROW_STATUSES).nullable(),
  total_time: z.string().nullable(),
});
type NamedRow = z.infer<typeof rowSchema>;
const linkSchema = rowSchema.omit({ name: true, team: true }).extend({ driver: z.number().int() });
type LinkedRow = z.infer<typeof linkSchema>;
const idSchema = z.object({ id: z.number().int() });

/** Ids are our own numbers, so they can be part of a statement. All sessions for null. */
const among = (ids: readonly number[] | null) =>
  ids === null ? '' : ` WHERE cars._parent_id IN (${ids.map(Number).join(', ')})`;

/** Reads the names in these sessions. */
const readNames = (payload: Payload, ids: readonly number[] | null) =>
  readSql(
    payload,
    `SELECT cars._parent_id AS id, COALESCE(cars.name, '') AS name, COALESCE(cars.team, '') AS team,
      cars.best_time, cars.status, cars.total_time
      FROM results_rows AS cars${among(ids)}`,
    rowSchema,
  );

/** Reads which drivers the cars of these sessions are linked to. Payload's paths count from 0, its order from 1. */
const readLinks = (payload: Payload, ids: readonly number[] | null) =>
  readSql(
    payload,
    `SELECT cars._parent_id AS id, links.drivers_id AS driver, cars.best_time, cars.status, cars.total_time
      FROM results_rows AS cars
      JOIN results_rels AS links ON links.parent_id = cars._parent_id
        AND links.drivers_id IS NOT NULL
        AND links.path = 'rows.' || CAST(cars._order - 1 AS TEXT) || '.drivers'${among(ids)}`,
    linkSchema,
  );

type LapOfRow = Parameters<typeof isDisqualified>[0] & { readonly best_time?: string | null };

/** A car's best lap in milliseconds; null if unknown, and for a disqualified car. */
export const countedLap = (row: LapOfRow): number | null =>
  isDisqualified(row) ? null : lapOf(row.best_time ?? '');

function quickestOf(cars: readonly NamedRow[]): number | null {
  const laps = cars.flatMap((car) => countedLap(car) ?? []);
  return laps.length === 0 ? null : Math.min(...laps);
}

/** The fastest lap of each key that cars count for. */
function quickestBy<Car extends LapOfRow>(cars: readonly Car[], keysOf: (car: Car) => readonly string[]) {
  const laps = new Map<string, number>();
  for (const car of cars) {
    const lap = countedLap(car);
    if (lap === null) continue;
    for (const key of keysOf(car)) laps.set(key, Math.min(lap, laps.get(key) ?? lap));
  }
  return laps;
}

/** The published sessions with the names in them; only those that changed are read again. */
export async function namesOfSessions(payload: Payload): Promise<ReadonlyMap<number, Named>> {
  const named = namedIn();
  const sessions = (await cachedSessions(payload)).filter(({ has_sheet }) => has_sheet);
  const stale = sessions.filter(({ id, updatedAt }) => named.get(id)?.updatedAt !== updatedAt);
  if (stale.length > 0) {
    const isFirst = named.size === 0;
    const ids = isFirst ? null : stale.map(({ id }) => id);
    const [rows, links] = await Promise.all([readNames(payload, ids), readLinks(payload, ids)]);
    const ofSession = Map.groupBy(rows, ({ id }) => id);
    const linksOf: ReadonlyMap<number, readonly LinkedRow[]> = Map.groupBy(links, ({ id }) => id);
    // A driver is named in many sessions: share one string among them.
    const texts = new Map<string, string>();
    const same = (text: string) => texts.get(text) ?? (texts.set(text, text), text);
    for (const { id, updatedAt } of stale) {
      const cars = ofSession.get(id) ?? [];
      const names = cars.flatMap(({ name }) => namesIn(name)).map((name) => same(nameKey(name)));
      const teams = cars.map((car): [string, string] => [same(teamUrlOf(car)), same(tidyName(car.team))]);
      named.set(id, {
        updatedAt,
        names: new Set(names),
        teams: new Map(teams.filter(([url]) => url !== '')),
        quickest: quickestOf(cars),
        laps: new Map([
          ...quickestBy(cars, ({ name }) => namesIn(name).map((person) => same(nameKey(person)))),
          ...quickestBy(linksOf.get(id) ?? [], ({ driver }) => [same(linkKey(driver))]),
        ]),
      });
    }
  }
  return new Map(
    sessions.flatMap(({ id }) => {
      const found = named.get(id);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** The ids of the sessions whose results are linked to a driver. */
export async function sessionsWithDriver(payload: Payload, id: number): Promise<readonly number[]> {
  const related = await readSql(
    payload,
    `SELECT DISTINCT parent_id AS id FROM results_rels WHERE drivers_id = ${Number(id)}`,
    idSchema,
  );
  return related.map((session) => session.id);
}

/** The ids of the published sessions whose results include a driver, by link or by any spelling of the name. */
export async function sessionsOfDriver(
  payload: Payload,
  id: number,
  name: string,
): Promise<readonly number[]> {
  const [named, related] = await Promise.all([namesOfSessions(payload), sessionsWithDriver(payload, id)]);
  const byName = [...named].flatMap(([session, { names }]) => (names.has(nameKey(name)) ? [session] : []));
  return [...new Set([...byName, ...related])];
}
