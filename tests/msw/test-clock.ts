import type { Clock } from '@/lib/api/clock';

/** A clock that doesn't move until a test advances it. */
export type TestClock = Clock & {
  /** Advances the time and runs what becomes due, in order; lets promises settle before and after each task. */
  readonly advance: (ms: number) => Promise<void>;
  /** How many tasks are waiting. */
  readonly pending: () => number;
};

type Task = { readonly at: number; readonly run: () => void };

export function createTestClock(): TestClock {
  let time = 0;
  const tasks = new Set<Task>();

  return {
    now: () => time,
    schedule: (run, delayMs) => {
      const task = { at: time + delayMs, run };
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    advance: async (ms) => {
      const end = time + ms;
      await settle();
      for (let task = nextUntil(tasks, end); task; task = nextUntil(tasks, end)) {
        tasks.delete(task);
        time = Math.max(time, task.at);
        task.run();
        await settle();
      }
      time = end;
    },
    pending: () => tasks.size,
  };
}

const nextUntil = (tasks: ReadonlySet<Task>, end: number): Task | undefined =>
  [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];

/** Lets promises that are ready settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
