/** Thrown where too many already wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Lets at most `limit` tasks run at once; up to `queueLimit` more wait their turn.
 * @returns a function that runs a task when it is its turn; rejects with QueueFullError when the queue is full.
 */
export function createSemaphore(
  limit: number,
  queueLimit: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = async () => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLimit) throw new QueueFullError('too many tasks are waiting');
    // The task that leaves hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
