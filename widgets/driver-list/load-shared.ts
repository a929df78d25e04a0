import 'server-only';
import { listStandings, loadStandings, standingsOfSeason, withResults } from '@/lib/season/standings';
import type { CategoryRef, Driver } from '@/lib/contract/entities/racing';
import type { Standing } from '@/lib/contract/entities/standings';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { rivalsIn, type Rival } from './rivals';

/** A championship that includes all of some drivers, with their lines in the order of the drivers. */
export type SharedChampionship = {
  readonly championship: NumberedChampionship;
  readonly standings: readonly Standing[];
};

type Season = { readonly name: string; readonly rounds: readonly { readonly url: string }[] };

/**
 * The first championship of a category and season that includes all of these drivers; null if there is none.
 * @param ids of the drivers
 */
export async function loadSharedChampionship(
  ids: readonly number[],
  category: CategoryRef,
  { name, rounds }: Season,
): Promise<SharedChampionship | null> {
  const all = withResults(await listStandings({ category: category.url }));
  const chosen = standingsOfSeason(all, name).filter(({ of }) => of === 'drivers');
  const tables = await Promise.all(chosen.map(({ url }) => loadStandings(url, '')));
  const held = new Set(rounds.map(({ url }) => url));
  for (const championship of tables) {
    if (!championship?.rounds.some(({ url }) => held.has(url))) continue;
    const standings = ids.flatMap(
      (id) => championship.standings.find(({ driver }) => driver?.id === id) ?? [],
    );
    if (standings.length === ids.length) return { championship, standings };
  }
  return null;
}

/** The other drivers of the same championship, those nearest to the first driver first. */
export function othersIn(shared: SharedChampionship | null, drivers: readonly Driver[]): readonly Rival[] {
  const [first] = drivers;
  if (shared === null || first === undefined) return [];
  const compared = new Set(drivers.map(({ url }) => url));
  return rivalsIn([shared.championship], first.id).filter(({ url }) => !compared.has(url));
}
