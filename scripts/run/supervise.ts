import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from './program.ts';

/** After this many crashes within a minute, another restart wouldn't help. */
const MAX_CRASHES = 5;
const WINDOW_MS = 60_000;
/** The pause before the first restart. It doubles with every crash in the last minute. */
const FIRST_PAUSE_MS = 250;

export type SupervisedProgram = {
  /** Resolves when the program is first ready; rejects with a StartError if it ends before that. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when the program won't be restarted: its first start failed, or it crashed too often. Never after `stop`. */
  readonly failed: Promise<string>;
  /** The id of the current process. */
  readonly pid: () => number | undefined;
  /** Restarts it, which doesn't count as a crash. Resolves when it is ready; rejects with a StartError if it ends before that. */
  readonly restart: () => Promise<void>;
  /** Stops it for good. Resolves when it has ended. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a program, and restarts it whenever it ends by itself.
 * @param start starts it
 * @param tell receives a message when it has ended, and one when it runs again
 */
export function supervise(
  title: string,
  start: () => Program,
  report: (message: string) => void,
): SupervisedProgram {
  const stopping = new AbortController();
  let program = start();
  let wasReady = false;
  const ready = program.ready.then(() => {
    wasReady = true;
  });
  ready.catch(() => undefined);
  let crashes: readonly number[] = [];
  let restarting: PromiseWithResolvers<Program> | null = null;
  const startAnew = () => {
    program = start();
    restarting?.resolve(program);
    restarting = null;
  };

  /** @returns why it won't be restarted; null after `stop` */
  const watch = async (): Promise<string | null> => {
    for (;;) {
      const reason = await program.ended;
      if (stopping.signal.aborted) return null;
      if (restarting !== null) {
        startAnew();
        continue;
      }
      if (!wasReady) return reason;
      const now = performance.now();
      crashes = [...crashes, now].filter((moment) => moment > now - WINDOW_MS);
      if (crashes.length >= MAX_CRASHES)
        return `${reason} It stopped ${String(MAX_CRASHES)} times within a minute and won’t be started again.`;
      const pauseMs = FIRST_PAUSE_MS * 2 ** (crashes.length - 1);
      report(`${reason} Starting it again in ${String(pauseMs / 1000)} s …`);
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
      startAnew();
      void program.ready.then(
        () => report(`${title} is running again.`),
        () => undefined,
      );
    }
  };
  const watched = watch();

  return {
    ready,
    failed: new Promise((resolve) => {
      void watched.then((reason) => {
        if (reason !== null) resolve(reason);
      });
    }),
    pid: () => program.pid,
    async restart() {
      const restarted = Promise.withResolvers<Program>();
      restarting = restarted;
      await program.stop();
      await (
        await restarted.promise
      ).ready;
    },
    async stop() {
      stopping.abort();
      await program.stop();
      await watched;
    },
  };
}
