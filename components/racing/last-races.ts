import type { PodiumCategory, PodiumDay } from './podium-days';

/**
 * Of each category the last race of a round, from its days with the newest first.
 * @param isSoFar while the round goes on: the category that raced last comes first
 */
export function lastRaces(days: readonly PodiumDay[], isSoFar = false): readonly PodiumCategory[] {
  // Of each day a category's latest race comes first, too.
  const byCategory = Map.groupBy(
    days.flatMap(({ categories }) => (isSoFar ? categories.toReversed() : categories)),
    ({ category }) => category?.id ?? 0,
  );
  return [...byCategory.values()].flatMap(([latest]) =>
    latest ? [{ ...latest, races: latest.races.slice(0, 1) }] : [],
  );
}
