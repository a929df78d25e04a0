import type { CollectionSlug, Where } from 'payload';

type Identified = { readonly id: number };

/** Records by their id. */
export const mapById = <T extends Identified>(docs: readonly T[]): ReadonlyMap<number, T> =>
  new Map(docs.map((doc) => [doc.id, doc]));

/** Records by a key that several may share, in the given order. */
export function groupBy<T, K>(docs: readonly T[], keysOf: (doc: T) => readonly K[]): ReadonlyMap<K, T[]> {
  const found = new Map<K, T[]>();
  for (const doc of docs) {
    for (const key of keysOf(doc)) {
      const group = found.get(key);
      if (group) group.push(doc);
      else found.set(key, [doc]);
    }
  }
  return found;
}

/** Arguments for Payload's find: all matching records, relations as ids. */
export const findAll = <S extends CollectionSlug>(collection: S, where: Where) => ({
  collection,
  where,
  depth: 0 as const,
  pagination: false as const,
});
