import type { Payload } from 'payload';
import { getChampionship, listChampionships } from '../../../lib/contract/endpoints/standings.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';
import { mapById } from '../../cms/records/by-ids.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { notFound } from '../../kernel/failure.ts';
import { championshipEntity, championshipSummary, type Links } from '../mappers/standings.ts';
import { cachedDrivers } from '../data/cached-records.ts';
import { teamPagesByName } from '../data/teams.ts';
import { loadChampionships, type LoadedChampionship } from '../standings/load-championship.ts';

/** Finds the pages that a table links to. */
async function linksOf(payload: Payload): Promise<(loaded: LoadedChampionship) => Links> {
  const [drivers, teamUrlOf, { docs }] = await Promise.all([
    cachedDrivers(payload),
    teamPagesByName(payload),
    readable(payload).find({ ...findAll('categories', {}), select: { name: true, url: true } }),
  ]);
  const byId = mapById(drivers);
  const byName = Map.groupBy(drivers, (driver) => nameKey(fullName(driver)));
  const pageOf: Links['pageOf'] = ({ name, driver }) => {
    const [page, ...namesakes] = driver === null ? (byName.get(nameKey(name)) ?? []) : [byId.get(driver)];
    return page && namesakes.length === 0 ? { id: page.id, url: page.url } : null;
  };
  const categories = mapById(docs);
  return ({ doc }) => {
    const category = categories.get(refId(doc.category) ?? 0);
    return {
      pageOf,
      teamUrlOf,
      category: category ? { id: category.id, name: category.name, url: category.url } : null,
    };
  };
}

export const championshipListRoute = handle(
  listChampionships,
  async ({ payload, input: { category, after } }) => {
    const where = category === undefined ? {} : { 'category.url': { equals: category } };
    const [found, links] = await Promise.all([loadChampionships(payload, where), linksOf(payload)]);
    const data = found.flatMap((loaded) => {
      if (after === undefined) return championshipSummary(loaded, links(loaded));
      const index = loaded.rounds.findIndex(({ url }) => url === after);
      const isRun = loaded.season.sessions.some(({ round }) => round === loaded.rounds[index]?.id);
      return isRun ? championshipSummary(loaded, links(loaded), index + 1) : [];
    });
    return { data, num_items: data.length, num_pages: data.length > 0 ? 1 : 0 };
  },
);

export const championshipRoute = handle(getChampionship, async ({ payload, input: { url, after } }) => {
  const [[loaded], links] = await Promise.all([
    loadChampionships(payload, { url: { equals: url } }),
    linksOf(payload),
  ]);
  if (!loaded) throw notFound('The championship');
  const rounds =
    after === undefined ? loaded.roundsHeld : loaded.rounds.findIndex((round) => round.url === after) + 1;
  // A table after a future round would be the same as today's.
  if (after !== undefined && (rounds === 0 || rounds > loaded.roundsHeld)) throw notFound('The round');
  return { item: championshipEntity(loaded, rounds, links(loaded)) };
});
