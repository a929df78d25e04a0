import type { CollectionSlug, File, Payload, RequiredDataFromCollectionSlug } from 'payload';

/** Ids of what has been made so far: kind of record → slug or key → id. */
export type Ids = ReadonlyMap<string, number>;

/** What every step of the seed works with. */
export interface SeedSession {
  payload: Payload;
  log: (message: string) => void;
}

/** Hooks look at this: the tree of groups is numbered once, at the end. */
const CONTEXT = { skipGroupTree: true };

/** Makes one record and gives its id. Throws what Payload throws when the record is not valid. */
export async function insert<S extends CollectionSlug>(
  { payload }: SeedSession,
  collection: S,
  data: RequiredDataFromCollectionSlug<S>,
  file?: File,
): Promise<number> {
  try {
    const doc = await payload.create({
      collection,
      data,
      depth: 0,
      disableTransaction: true,
      overwriteExistingFiles: true,
      context: CONTEXT,
      ...(file ? { file } : {}),
    });
    return Number(doc.id);
  } catch (cause) {
    throw new Error(`A record of ${collection} could not be made: ${JSON.stringify(data).slice(0, 200)}`, {
      cause,
    });
  }
}

/** Makes records one after another; `keyOf` names each for those that refer to it. */
export async function insertAll<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  make: (item: T, index: number) => Promise<number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, item] of items.entries()) ids.set(keyOf(item), await make(item, index));
  return ids;
}

/** The id of a record that has been made. Throws when there is none of that name. */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing has been made under the name ${key}`);
  return id;
}

/** Does work on all items with at most `width` under way at once. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
