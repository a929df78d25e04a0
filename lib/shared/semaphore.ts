/** Thrown when too many are waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a task when its turn comes. */
export type Semaphore = (<T>(task: () => Promise<T>) => Promise<T>) & {
  /** How many tasks have a place. */
  readonly running: () => number;
  readonly waiting: () => number;
};

/**
 * Runs at most `limit` tasks at once. The others wait in order of arrival.
 * @param queueLimit how many may wait; unlimited by default
 * @param heldMs how long a task keeps its place; then the next one may start, so that tasks that hang don't hold up all others. By default it
 * keeps its place until it ends
 * @returns a function that runs a task when its turn comes; rejects with QueueFullError when the queue is full
 */
export function createSemaphore(
  limit: number,
  queueLimit = Number.POSITIVE_INFINITY,
  heldMs: number | null = null,
): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = async () => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLimit) throw new QueueFullError('too many tasks are waiting');
    // The task before passes its place on, so `running` doesn't change.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    let isHeld = true;
    const makeRoom = () => {
      if (isHeld) leave();
      isHeld = false;
    };
    const timer = heldMs === null ? undefined : setTimeout(makeRoom, heldMs);
    try {
      return await task();
    } finally {
      clearTimeout(timer);
      makeRoom();
    }
  };
  return Object.assign(run, { running: () => running, waiting: () => waiting.length });
}
