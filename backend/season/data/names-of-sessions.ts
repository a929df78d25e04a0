import type { Payload } from 'payload';
import { z } from 'zod';
import { namesIn } from '../../../lib/shared/crew.ts';
import { nameKey, tidyName } from '../../../lib/shared/text/name-key.ts';
import { readSql } from '../../kernel/database/sql.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { keptResults } from './kept.ts';
import { teamUrlOf } from './team-names.ts';

/** Who is named in a session. */
type Named = {
  readonly updatedAt: string;
  /** In their normal form. */
  readonly names: ReadonlySet<string>;
  /** The teams of its cars as they are written, by URL name. */
  readonly teams: ReadonlyMap<string, string>;
};

/** The database has no index of the names in 60,000 rows, and looked through all of them for each driver. */
const namedIn = processSingleton('names-of-sessions', () => new Map<number, Named>());

const rowSchema = z.object({ id: z.number().int(), name: z.string(), team: z.string() });
const idSchema = z.object({ id: z.number().int() });

/** Reads the names in these sessions; in all for null. Ids are numbers of our own, so they can be part of the statement. */
const readNames = (payload: Payload, ids: readonly number[] | null) =>
  readSql(
    payload,
    `SELECT _parent_id AS id, COALESCE(name, '') AS name, COALESCE(team, '') AS team FROM results_rows${ids === null ? '' : ` WHERE _parent_id IN (${ids.map(Number).join(', ')})`}`,
    rowSchema,
  );

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

/** The ids of the published sessions whose results have a driver, by relation or by any spelling of the name. */
export async function sessionsOfDriver(
  payload: Payload,
  id: number,
  name: string,
): Promise<readonly number[]> {
  const [named, related] = await Promise.all([
    namesOfSessions(payload),
    readSql(
      payload,
      `SELECT DISTINCT parent_id AS id FROM results_rels WHERE drivers_id = ${Number(id)}`,
      idSchema,
    ),
  ]);
  const byName = [...named].flatMap(([session, { names }]) => (names.has(nameKey(name)) ? [session] : []));
  return [...new Set([...byName, ...related.map((one) => one.id)])];
}
