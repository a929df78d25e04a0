/** The current run, and the next one, which everybody who asks in the meantime shares. */
type Runs<T> = { current: Promise<T>; next: Promise<T> | null };

/**
 * Runs tasks with the same key one after another. A caller who asks during a run shares the next one: it starts after the request, so it
 * sees everything that was true at the time, which the current run may not.
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
