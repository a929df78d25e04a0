/** Ids of the records created so far: slug or key → id. */
export type Ids = ReadonlyMap<string, number>;

/** Creates records one after another. @param keyOf the key by which others refer to a record */
export async function createAll<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (item: T, index: number) => Promise<number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, item] of items.entries()) ids.set(keyOf(item), await make(item, index));
  return ids;
}

/** The id of a record created earlier. @throws if there is none with that key */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No record created with the key ${key}`);
  return id;
}
