import type { Payload } from 'payload';
import { z } from 'zod';
import { ROW_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { namesIn } from '../../../lib/shared/crew.ts';
import { isDisqualified } from '../../../lib/shared/row-outcome.ts';
import { nameKey, tidyName } from '../../../lib/shared/text/name-key.ts';
import { readSql } from '../../kernel/database/sql.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { millisecondsOf } from '../results-import/times.ts';
import { keptResults } from './kept.ts';
import { teamUrlOf } from './team-names.ts';

/** Who is named in a session, and how quick the quickest was. */
type Named = {
  readonly updatedAt: string;
  /** In their normal form. */
  readonly names: ReadonlySet<string>;
  /** The teams of its cars as they are written, by URL name. */
  readonly teams: ReadonlyMap<string, string>;
  /** The quickest lap in milliseconds, of whoever wasn't disqualified; null if none is known. */
  readonly quickest: number | null;
};

/** The database has no index of the names in 60,000 rows, and looked through all of them for each driver. */
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
const idSchema = z.object({ id: z.number().int() });

/** Reads the names in these sessions; in all for null. Ids are numbers of our own, so they can be part of the statement. */
const readNames = (payload: Payload, ids: readonly number[] | null) =>
  readSql(
    payload,
    `SELECT _parent_id AS id, COALESCE(name, '') AS name, COALESCE(team, '') AS team, best_time, status, total_time
      FROM results_rows${ids === null ? '' : ` WHERE _parent_id IN (${ids.map(Number).join(', ')})`}`,
    rowSchema,
  );

type LapOfRow = Parameters<typeof isDisqualified>[0] & { readonly best_time?: string | null };

/**
 * A car's best lap in milliseconds; null if it isn't known, and for whoever was disqualified. Timing systems write '0.000' for a car that
 * set none.
 */
export const countedLap = (row: LapOfRow): number | null =>
  isDisqualified(row) ? null : millisecondsOf(row.best_time ?? '') || null;

function quickestOf(cars: readonly NamedRow[]): number | null {
  const laps = cars.flatMap((car) => countedLap(car) ?? []);
  return laps.length === 0 ? null : Math.min(...laps);
}

/** The published sessions by who is named in them; only those that changed are read again. */
export async function namesOfSessions(payload: Payload): Promise<ReadonlyMap<number, Named>> {
  const named = namedIn();
  const sessions = (await keptResults(payload)).filter(({ has_sheet }) => has_sheet);
  const stale = sessions.filter(({ id, updatedAt }) => named.get(id)?.updatedAt !== updatedAt);
  if (stale.length > 0) {
    const isFirst = named.size === 0;
    const rows = await readNames(payload, isFirst ? null : stale.map(({ id }) => id));
    const ofSession = Map.groupBy(rows, ({ id }) => id);
    // A driver is named in many sessions: one text for all of them.
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
      });
    }
  }
  return new Map(
    sessions.flatMap(({ id }) => {
      const one = named.get(id);
      return one ? [[id, one] as const] : [];
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
  return related.map((one) => one.id);
}

/** The ids of the published sessions whose results have a driver, by relation or by any spelling of the name. */
export async function sessionsOfDriver(
  payload: Payload,
  id: number,
  name: string,
): Promise<readonly number[]> {
  const [named, related] = await Promise.all([namesOfSessions(payload), sessionsWithDriver(payload, id)]);
  const byName = [...named].flatMap(([session, { names }]) => (names.has(nameKey(name)) ? [session] : []));
  return [...new Set([...byName, ...related])];
}
