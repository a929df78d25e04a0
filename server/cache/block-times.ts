import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../process/log.ts';

/** The longest possible timer (a signed 32-bit number); later times are checked again then. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** Timers may fire slightly early, and a block is only shown from its exact time on. */
const AFTER_MS = 50;
const MAX_MOMENTS = 10_000;
/** Pause before a failed renewal is retried. */
const RETRY_MS = 1_000;

export type BlockTimes = {
  /** Adds a time in epoch milliseconds; one that has passed is ignored. */
  readonly add: (moment: number) => void;
  readonly stop: () => void;
};

/**
 * Calls `renew` at every time that was added: pages are cached, but blocks appear and disappear on time (docs/decisions/0030).
 * @param renew has the pages rendered again; retried until it succeeds
 */
export function createBlockTimes({
  renew,
  log,
  now = Date.now,
}: {
  readonly renew: () => Promise<void>;
  readonly log: Logger;
  readonly now?: () => number;
}): BlockTimes {
  const moments = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const wait = (delayMs: number, then: () => void) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(then, delayMs).unref();
  };
  const waitForNext = () => {
    if (moments.size === 0) return clearTimeout(timer);
    const next = Math.min(...moments);
    wait(Math.min(Math.max(0, next - now()) + AFTER_MS, MAX_DELAY_MS), ring);
  };
  const ring = () => {
    const due = [...moments].filter((moment) => moment <= now());
    if (due.length === 0) return waitForNext();
    renew().then(
      () => {
        for (const moment of due) moments.delete(moment);
        waitForNext();
      },
      (error: unknown) => {
        log.warn({ err: error }, 'A scheduled block changed, but its page could not be refreshed. Retrying.');
        wait(RETRY_MS, ring);
      },
    );
  };

  // Called while a page is rendered, where Next doesn't allow reading the clock: all of this runs outside the rendering.
  const outside = AsyncLocalStorage.snapshot();
  const add = (moment: number) => {
    if (moment <= now() || moments.has(moment) || moments.size >= MAX_MOMENTS) return;
    moments.add(moment);
    waitForNext();
  };

  return {
    add: (moment) => outside(add, moment),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
