/**
 * Concurrent callers with the same key share one run of the task. The result isn't cached.
 * @returns runs a task for a key, or joins the current run
 */
export function createSingleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, task) => {
    const running = underWay.get(key);
    if (running) return running;
    const started = task().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
