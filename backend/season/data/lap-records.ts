import type { Payload } from 'payload';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { refId } from '../../cms/records/refs.ts';
import { cachedSessions, cachedRounds, sortedBy } from './cached-records.ts';
import {
  countedLap,
  linkKey,
  namesOfSessions,
  sessionsOfDriver,
  sessionsWithDriver,
} from './names-of-sessions.ts';
import { findCars, isRowOf, type CarResult } from './results.ts';
import { hasNamesakes, type NamedDriver } from './rounds-of-driver.ts';

/**
 * The fastest race lap of each category at a circuit, fastest first; of equal laps, the first. Which sessions have them is known in memory,
 * and only those are read, so the cost doesn't grow with the number of seasons.
 * @param venue id of the circuit
 */
export async function findLapRecords(payload: Payload, venue: number): Promise<readonly CarResult[]> {
  const [rounds, sessions, named] = await Promise.all([
    cachedRounds(payload),
    cachedSessions(payload),
    namesOfSessions(payload),
  ]);
  const here = new Set(rounds.filter((round) => refId(round.venue) === venue).map(({ id }) => id));
  const races = sessions.flatMap(({ id, round, category, date, is_a_race }) => {
    const quickest = named.get(id)?.quickest ?? null;
    const isHere = here.has(refId(round) ?? 0);
    return is_a_race && isHere && quickest !== null
      ? [{ id, category: refId(category), date, quickest }]
      : [];
  });
  const inOrder = sortedBy(races, ({ quickest, date, id }) => [quickest, date, id]);
  const records = [...Map.groupBy(inOrder, ({ category }) => category).values()].flatMap(
    ([first]) => first ?? [],
  );
  const times = new Map(records.map(({ id, quickest }) => [id, quickest]));
  const cars = await findCars(payload, [...times.keys()], (row) => countedLap(row) !== null);
  return [...times].flatMap(
    ([id, quickest]) =>
      cars.find(({ result, row }) => result.id === id && countedLap(row) === quickest) ?? [],
  );
}

/**
 * A driver's fastest race lap at each circuit in each category, latest first; of equal laps, the first. A shared car counts for its whole
 * crew. As for circuits, only the sessions that have these laps are read.
 */
export async function findBestLapsOfDriver(
  payload: Payload,
  { id, name }: NamedDriver,
): Promise<readonly CarResult[]> {
  const isShared = await hasNamesakes(payload, id, name);
  const [ids, rounds, sessions, named] = await Promise.all([
    isShared ? sessionsWithDriver(payload, id) : sessionsOfDriver(payload, id, name),
    cachedRounds(payload),
    cachedSessions(payload),
    namesOfSessions(payload),
  ]);
  const theirs = new Set(ids);
  const venueOf = new Map(rounds.map((round) => [round.id, refId(round.venue)]));
  const keys = [linkKey(id), ...(isShared ? [] : [nameKey(name)])];
  const races = sessions.flatMap((session) => {
    const venue = venueOf.get(refId(session.round) ?? 0) ?? null;
    if (!session.is_a_race || venue === null || !theirs.has(session.id)) return [];
    const laps = named.get(session.id)?.laps;
    const own = keys.flatMap((key) => laps?.get(key) ?? []);
    return own.length === 0 ? [] : [{ ...session, venue, lap: Math.min(...own) }];
  });
  const inOrder = sortedBy(races, ({ lap, date, id: session }) => [lap, date, session]);
  const best = [
    ...Map.groupBy(inOrder, ({ venue, category }) => `${String(venue)} ${String(refId(category))}`).values(),
  ].flatMap(([first]) => first ?? []);
  const lapOf = new Map(best.map((session) => [session.id, session.lap]));
  const cars = await findCars(payload, [...lapOf.keys()], await isRowOf(payload, id, name));
  const found = cars.filter(({ result, row }) => countedLap(row) === lapOf.get(result.id));
  // A driver in two cars of a session with equal laps is listed once.
  return [...Map.groupBy(found, ({ result }) => result.id).values()]
    .flatMap(([car]) => car ?? [])
    .toReversed();
}
