/** A run that is under way, and the one after it that everybody who asks meanwhile shares. */
type Turns<T> = { current: Promise<T>; next: Promise<T> | null };

/**
 * Lets runs for one key follow each other. Who asks while one is under way shares the one after it: that run begins later than the
 * question, so it sees everything that was true when it was asked, which the one under way may not.
 */
export function createTurns<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const all = new Map<string, Turns<T>>();
  const begin = (key: string, run: () => Promise<T>): Promise<T> => {
    const turns: Turns<T> = { current: run(), next: null };
    all.set(key, turns);
    const end = () => {
      if (turns.next === null && all.get(key) === turns) all.delete(key);
    };
    turns.current.then(end, end);
    return turns.current;
  };
  return (key, run) => {
    const turns = all.get(key);
    if (!turns) return begin(key, run);
    const after = () => begin(key, run);
    turns.next ??= turns.current.then(after, after);
    return turns.next;
  };
}
