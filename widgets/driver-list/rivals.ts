import type { Championship } from '@/lib/contract/entities/standings';

/** Another driver of the same championship, with the URL name of their page. */
export type Rival = { readonly name: string; readonly url: string };

/**
 * The others in a driver's first table, from the nearest place to the furthest; of two equally near, whoever is ahead comes first. A car
 * with a crew has no page to compare.
 */
export function rivalsIn(
  tables: readonly Pick<Championship, 'of' | 'standings'>[],
  id: number,
): readonly Rival[] {
  const of = tables
    .filter((table) => table.of !== 'teams')
    .map(({ standings }) => ({ standings, at: standings.findIndex(({ driver }) => driver?.id === id) }))
    .find(({ at }) => at >= 0);
  if (of === undefined) return [];
  const { standings, at } = of;
  return standings
    .map(({ name, driver }, place) => ({ name, driver, distance: Math.abs(place - at) }))
    .toSorted((a, b) => a.distance - b.distance)
    .flatMap(({ name, driver }) =>
      driver === null || driver.id === id || driver.url === '' ? [] : [{ name, url: driver.url }],
    );
}
