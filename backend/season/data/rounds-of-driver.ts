import type { Payload } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { refId } from '../../cms/records/refs.ts';
import { keptDrivers, keptResults, keptRounds, sortedBy } from './kept.ts';
import { sessionsOfDriver, sessionsWithDriver } from './names-of-sessions.ts';

export type NamedDriver = { readonly id: number; readonly name: string };

/** A round at which a driver was, in one category. */
export type RoundOfDriver = {
  readonly url: string;
  readonly start: string;
  /** Id; null for sessions of none. */
  readonly category: number | null;
  /** Ids of the sessions with them. */
  readonly sessions: readonly number[];
};

/** Whether other drivers have the name, too: it then says nothing of who is meant. */
export async function hasNamesakes(payload: Payload, id: number, name: string): Promise<boolean> {
  const drivers = await keptDrivers(payload);
  return drivers.some((driver) => driver.id !== id && nameKey(fullName(driver)) === nameKey(name));
}

/**
 * The rounds whose published results have a driver, by start, once for each category. Made of what is in memory, without reading a sheet: it
 * costs the same after many seasons.
 */
export async function roundsOfDriver(
  payload: Payload,
  { id, name }: NamedDriver,
): Promise<readonly RoundOfDriver[]> {
  const isShared = await hasNamesakes(payload, id, name);
  const [ids, sessions, rounds] = await Promise.all([
    isShared ? sessionsWithDriver(payload, id) : sessionsOfDriver(payload, id, name),
    keptResults(payload),
    keptRounds(payload),
  ]);
  const theirs = new Set(ids);
  const byRound = Map.groupBy(
    sessions.filter((session) => theirs.has(session.id)),
    ({ round }) => refId(round),
  );
  return sortedBy(rounds, ({ start_date, id: round }) => [start_date, round]).flatMap((round) => {
    const byCategory = Map.groupBy(byRound.get(round.id) ?? [], ({ category }) => refId(category));
    return [...byCategory].map(([category, own]) => ({
      url: round.url,
      start: round.start_date,
      category,
      sessions: own.map((session) => session.id),
    }));
  });
}
