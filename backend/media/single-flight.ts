/** Callers that ask for the same key at the same time share one run of the task; the result is not kept afterwards. */
export function createSingleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, task) => {
    const current = flying.get(key);
    if (current) return current;
    const started = task().finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
}
