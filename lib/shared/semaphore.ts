/** Thrown when too many are waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a task when its turn comes. */
export type Semaphore = (<T>(task: () => Promise<T>) => Promise<T>) & {
  readonly running: () => number;
  readonly waiting: () => number;
};

/**
 * Runs at most `limit` tasks at once. The others wait in order of arrival.
 * @param queueLimit how many may wait; unlimited by default
 * @param patienceMs how long a task waits; then it runs beyond the limit, so that tasks that hang don't hold up all others. By default it waits
 * for as long as it takes
 * @returns a function that runs a task when its turn comes; rejects with QueueFullError when the queue is full
 */
export function createSemaphore(
  limit: number,
  queueLimit = Number.POSITIVE_INFINITY,
  patienceMs: number | null = null,
): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = async () => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLimit) throw new QueueFullError('too many tasks are waiting');
    // The finished task passes its slot on, so `running` doesn't change.
    await new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const startAnyway = () => {
        waiting.splice(waiting.indexOf(start), 1);
        running += 1;
        resolve();
      };
      const timer = patienceMs === null ? undefined : setTimeout(startAnyway, patienceMs);
      waiting.push(start);
    });
  };

  const leave = () => {
    const next = running > limit ? undefined : waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
  return Object.assign(run, { running: () => running, waiting: () => waiting.length });
}
