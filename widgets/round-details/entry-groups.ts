import type { CategoryRef, Entry } from '@/lib/contract/entities/racing';

/** A part of an entry list. */
export type EntryGroup = {
  /** Its anchor in the address. */
  readonly key: string;
  /** The name of its category, or its first and last number; '' for cars without one. */
  readonly name: string;
  /** Null for cars without a category, and for those of several. */
  readonly category: CategoryRef | null;
  readonly entries: readonly Entry[];
};

/** An entry list by category, in the given order. */
export function entriesByCategory(entries: readonly Entry[]): readonly EntryGroup[] {
  const groups = Map.groupBy(entries, ({ category }) => category?.id ?? null);
  return [...groups.values()].map((group) => {
    const category = group[0]?.category ?? null;
    return { key: category?.url ?? '', name: category?.name ?? '', category, entries: group };
  });
}

/** How many cars form a group by number. */
const GROUP_SIZE = 24;

/** '7A' comes after '7' and before '12'; cars without a number come last. */
const byNumber = ({ race_number: a }: Entry, { race_number: b }: Entry) =>
  Number(a === '') - Number(b === '') || a.localeCompare(b, 'en', { numeric: true });

/** An entry list by number, whatever the category. */
export function entriesByNumber(entries: readonly Entry[]): readonly EntryGroup[] {
  const sorted = entries.toSorted(byNumber);
  return Array.from({ length: Math.ceil(sorted.length / GROUP_SIZE) }, (_, index) => {
    const group = sorted.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    const numbers = [group[0], group.at(-1)].map((entry) => entry?.race_number ?? '');
    const name = [...new Set(numbers)].filter((number) => number !== '').join('–');
    return { key: String(index + 1), name, category: null, entries: group };
  });
}
