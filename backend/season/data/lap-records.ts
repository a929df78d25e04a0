import type { Payload } from 'payload';
import { refId } from '../../cms/records/refs.ts';
import { keptResults, keptRounds, sortedBy } from './kept.ts';
import { countedLap, namesOfSessions } from './names-of-sessions.ts';
import { findCars, type CarResult } from './results.ts';

/**
 * The quickest lap in a race of each category at a circuit, the quickest first; of equal ones, the first. Which sessions have them is in
 * memory, and only those are read: it costs the same after many seasons.
 * @param venue id of the circuit
 */
export async function findLapRecords(payload: Payload, venue: number): Promise<readonly CarResult[]> {
  const [rounds, sessions, named] = await Promise.all([
    keptRounds(payload),
    keptResults(payload),
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
