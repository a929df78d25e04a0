import type { Clock } from '@/lib/api/clock';

/** Makes calls wait until the client is ready (spec point 7). */
export type ReadyLatch = {
  readonly wait: () => Promise<void>;
  readonly open: () => void;
};

/** A latch that opens with `open()`, or by itself `forcedAfterMs` after its creation; null makes one that is always open. */
export function createReadyLatch(forcedAfterMs: number | null, clock: Clock): ReadyLatch {
  if (forcedAfterMs === null) return { wait: () => Promise.resolve(), open: () => undefined };
  const { promise: opened, resolve } = Promise.withResolvers<true>();
  const cancel = clock.schedule(() => resolve(true), forcedAfterMs);
  return {
    wait: async () => void (await opened),
    open: () => {
      cancel();
      resolve(true);
    },
  };
}
