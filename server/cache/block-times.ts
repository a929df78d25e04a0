import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../process/log.ts';

/** The longest timer that Node allows (a signed 32-bit number); later times are checked again when it fires. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** Timers may fire slightly early, and a block mustn't be rendered before its exact time. */
const AFTER_MS = 50;
const MAX_MOMENTS = 10_000;
/** Pause before retrying a failed renewal. */
const RETRY_MS = 1_000;

export type BlockTimes = {
  /** Adds a time in epoch milliseconds. Past times are ignored. */
  readonly add: (moment: number) => void;
  readonly stop: () => void;
};

/**
 * Calls `renew` at each added time, so that blocks appear and disappear on time although pages are cached (docs/decisions/0030).
 * @param renew re-renders the pages; retried until it succeeds
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
    wait(Math.min(Math.max(0, next - now()) + AFTER_MS, MAX_DELAY_MS), wake);
  };
  const wake = () => {
    const due = [...moments].filter((moment) => moment <= now());
    if (due.length === 0) return waitForNext();
    renew().then(
      () => {
        for (const moment of due) moments.delete(moment);
        waitForNext();
      },
      (error: unknown) => {
        log.warn({ err: error }, 'A scheduled block changed, but its page could not be refreshed. Retrying.');
        wait(RETRY_MS, wake);
      },
    );
  };

  // `add` is called while a page renders, where Next forbids reading the clock, so it runs outside that context.
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
