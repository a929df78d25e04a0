/** Loads records by key, batching the keys requested in one turn of the event loop. */
export type BatchLoader<K, V> = {
  load(key: K): Promise<V | null>;
  loadMany(keys: readonly K[]): Promise<V[]>;
};

/**
 * Creates a loader for one request: every key is loaded once.
 * @param loadBatch loads the records of distinct keys; keys without a record are absent from the map
 */
export function createBatchLoader<K, V>(
  loadBatch: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): BatchLoader<K, V> {
  const known = new Map<K, Promise<V | null>>();
  let pending: K[] = [];
  let nextBatch: Promise<ReadonlyMap<K, V>> | null = null;

  const collectBatch = async () => {
    // setImmediate, not a microtask: sibling fields resolve over several microtasks and should share one query.
    await new Promise((resolve) => setImmediate(resolve));
    const keys = pending;
    pending = [];
    nextBatch = null;
    return loadBatch(keys);
  };

  const load = (key: K): Promise<V | null> => {
    const underWay = known.get(key);
    if (underWay) return underWay;
    pending.push(key);
    nextBatch ??= collectBatch();
    const found = nextBatch.then((records) => records.get(key) ?? null);
    known.set(key, found);
    return found;
  };

  return {
    load,
    loadMany: async (keys) => {
      const found = await Promise.all(keys.map(load));
      return found.filter((record) => record !== null);
    },
  };
}
