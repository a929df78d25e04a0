/** The current run, and the next one, which is shared by all callers in the meantime. */
type Runs<T> = { current: Promise<T>; next: Promise<T> | null };

/**
 * Runs tasks with the same key one after another. Callers during a run share the next one: it starts after they called, so unlike the
 * current run it is certain to see everything that was true at the time.
 */
export function createKeyedQueue<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const all = new Map<string, Runs<T>>();
  const begin = (key: string, run: () => Promise<T>): Promise<T> => {
    const runs: Runs<T> = { current: run(), next: null };
    all.set(key, runs);
    const end = () => {
      if (runs.next === null && all.get(key) === runs) all.delete(key);
    };
    runs.current.then(end, end);
    return runs.current;
  };
  return (key, run) => {
    const runs = all.get(key);
    if (!runs) return begin(key, run);
    const after = () => begin(key, run);
    runs.next ??= runs.current.then(after, after);
    return runs.next;
  };
}
