import type { PodiumCategory, PodiumDay } from './podium-days';

/**
 * Each category's last race of a round, from its days, newest first.
 * @param isSoFar while the round goes on: the category that raced last comes first
 */
export function lastRaces(days: readonly PodiumDay[], isSoFar = false): readonly PodiumCategory[] {
  // Each day's races are newest first within a category, too.
  const byCategory = Map.groupBy(
    days.flatMap(({ categories }) => (isSoFar ? categories.toReversed() : categories)),
    ({ category }) => category?.id ?? 0,
  );
  return [...byCategory.values()].flatMap(([latest]) =>
    latest ? [{ ...latest, races: latest.races.slice(0, 1) }] : [],
  );
}
