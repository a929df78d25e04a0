/** Where the client takes time from, so that tests need not wait. */
export type Clock = {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** Runs `task` once after `delayMs`; gives the function that cancels it. */
  readonly schedule: (task: () => void, delayMs: number) => () => void;
};

export const systemClock: Clock = {
  now: () => performance.now(),
  schedule: (task, delayMs) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
