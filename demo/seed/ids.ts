/** Ids of the records created so far: slug or key → id. */
export type Ids = ReadonlyMap<string, number>;

/** Creates records one after another; `keyOf` names each for others to refer to. */
export async function createAll<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (item: T, index: number) => Promise<number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, item] of items.entries()) ids.set(keyOf(item), await make(item, index));
  return ids;
}

/** The id of a record created earlier. @throws if there is none of that name */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`No record created with the key ${key}`);
  return id;
}
