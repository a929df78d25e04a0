/** The client's source of time, so that tests need not wait. */
export type Clock = {
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** Runs `task` once after `delayMs`. @returns a function that cancels it */
  readonly schedule: (task: () => void, delayMs: number) => () => void;
};

export const systemClock: Clock = {
  now: () => performance.now(),
  schedule: (task, delayMs) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
