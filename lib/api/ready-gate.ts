import type { Clock } from '@/lib/api/clock';

/** Holds calls back until the client is ready (spec point 7). */
export type ReadyGate = {
  readonly wait: () => Promise<void>;
  readonly open: () => void;
};

/** A gate that opens with `open()`, or by itself `forcedAfterMs` after its creation; null makes one that is always open. */
export function createReadyGate(forcedAfterMs: number | null, clock: Clock): ReadyGate {
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
