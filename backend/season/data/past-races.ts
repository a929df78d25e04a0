import type { Payload } from 'payload';
import { refId } from '../../cms/records/refs.ts';
import { cachedSessions, cachedRounds, sortedBy } from './cached-records.ts';
import { getResults, type ResultHead } from './results.ts';

/** Number of rounds for which each category's winners are shown. */
const WINNERS_OF = 12;

/**
 * The last race with results of each category at each round held at a circuit, latest first; only the latest rounds of each category. Which
 * races these are is known in memory, so no more are read after many seasons.
 * @param venue id of the circuit
 */
export async function findPastRaces(payload: Payload, venue: number): Promise<readonly ResultHead[]> {
  const [rounds, sessions] = await Promise.all([cachedRounds(payload), cachedSessions(payload)]);
  const here = new Set(rounds.filter((round) => refId(round.venue) === venue).map(({ id }) => id));
  const races = sessions.filter(
    ({ round, category, is_a_race, has_sheet }) =>
      is_a_race && has_sheet && refId(category) !== null && here.has(refId(round) ?? 0),
  );
  const inOrder = sortedBy(races, ({ date, sort_order, id }) => [date, sort_order, id]).toReversed();
  const last = [
    ...Map.groupBy(
      inOrder,
      ({ round, category }) => `${String(refId(round))} ${String(refId(category))}`,
    ).values(),
  ].flatMap(([latest]) => latest ?? []);
  const shown = new Set(
    [...Map.groupBy(last, ({ category }) => refId(category)).values()].flatMap((own) =>
      own.slice(0, WINNERS_OF),
    ),
  );
  const ids = last.filter((race) => shown.has(race)).map(({ id }) => id);
  const found = await getResults(payload, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}
