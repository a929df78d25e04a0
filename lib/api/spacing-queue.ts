import type { Clock } from '@/lib/api/clock';

/** Starts requests one by one, first come, first served, at least `spacingMs` apart (spec point 9). */
export type SpacingQueue = {
  /** Resolves when the caller may send. Without spacing it resolves at once and reads no clock. */
  readonly turn: () => Promise<void>;
  /** How many callers are waiting. */
  readonly waiting: () => number;
};

export function createSpacingQueue(spacingMs: number, clock: Clock): SpacingQueue {
  const waiters: (() => void)[] = [];
  let nextStart = Number.NEGATIVE_INFINITY;
  let isTimerSet = false;

  const releaseDue = () => {
    isTimerSet = false;
    const first = waiters[0];
    if (first === undefined) return;
    const waitMs = nextStart - clock.now();
    if (waitMs <= 0) {
      waiters.shift();
      nextStart = clock.now() + spacingMs;
      first();
    }
    setTimer();
  };

  const setTimer = () => {
    if (isTimerSet || waiters.length === 0) return;
    isTimerSet = true;
    clock.schedule(releaseDue, Math.max(0, nextStart - clock.now()));
  };

  return {
    turn: () => {
      if (spacingMs === 0) return Promise.resolve();
      return new Promise<void>((resolve) => {
        waiters.push(resolve);
        if (!isTimerSet) releaseDue();
      });
    },
    waiting: () => waiters.length,
  };
}
