import type { Payload } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { refId } from '../../cms/records/refs.ts';
import { cachedDrivers, cachedSessions, cachedRounds, sortedBy } from './cached-records.ts';
import { sessionsOfDriver, sessionsWithDriver } from './names-of-sessions.ts';

export type NamedDriver = { readonly id: number; readonly name: string };

/** A round that a driver took part in, in one category. */
export type RoundOfDriver = {
  readonly url: string;
  readonly start: string;
  /** Category id; null for sessions without a category. */
  readonly category: number | null;
  /** Ids of the sessions with the driver. */
  readonly sessions: readonly number[];
};

/** Whether other drivers have the same name, which then doesn't identify anybody. */
export async function hasNamesakes(payload: Payload, id: number, name: string): Promise<boolean> {
  const drivers = await cachedDrivers(payload);
  return drivers.some((driver) => driver.id !== id && nameKey(fullName(driver)) === nameKey(name));
}

/**
 * The rounds whose published results include a driver, by start, once for each category. Found in memory without reading a sheet, so the
 * cost doesn't grow with the number of seasons.
 */
export async function roundsOfDriver(
  payload: Payload,
  { id, name }: NamedDriver,
): Promise<readonly RoundOfDriver[]> {
  const isShared = await hasNamesakes(payload, id, name);
  const [ids, sessions, rounds] = await Promise.all([
    isShared ? sessionsWithDriver(payload, id) : sessionsOfDriver(payload, id, name),
    cachedSessions(payload),
    cachedRounds(payload),
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
