import type { CategoryRef, Entry } from '@/lib/contract/entities/racing';

export type CategoryEntries = { readonly category: CategoryRef | null; readonly entries: readonly Entry[] };

/** An entry list by category, in the given order. */
export function entriesByCategory(entries: readonly Entry[]): CategoryEntries[] {
  const groups = Map.groupBy(entries, ({ category }) => category?.id ?? null);
  return [...groups.values()].map((group) => ({ category: group[0]?.category ?? null, entries: group }));
}
