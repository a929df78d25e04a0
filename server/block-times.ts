import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  signedText,
  SITE_HOOK_PATH,
  TIME_MODEL,
} from '../lib/contract/site-hook.ts';
import type { InnerClient } from './inner-client.ts';
import type { Logger } from './log.ts';

/** Longest that a timer may run (a signed 32-bit number); later moments are looked at again then. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** Timers may ring a little early, and a block is shown from its moment on. */
const AFTER_MS = 50;
const MAX_MOMENTS = 10_000;
/** Pause before a renewal that failed is tried again. */
const RETRY_MS = 1_000;

export type BlockTimes = {
  /** Remembers a moment in epoch milliseconds; one that has passed is left out. */
  readonly add: (moment: number) => void;
  readonly stop: () => void;
};

/**
 * Calls `renew` at every moment that it was told of: pages are cached, but a block appears and goes on time (docs/decisions/0030).
 * @param renew has pages made anew; a failure is tried again until it works
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
        log.warn({ err: error }, 'A block came or went, but its page could not be renewed; trying again.');
        wait(RETRY_MS, ring);
      },
    );
  };

  // Told while a page is rendered, where Next lets nobody look at the clock: all of this happens outside of the rendering.
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

/**
 * Tells the code inside Next that time has passed, by the same signed call that a content server makes.
 * @throws when it is not taken
 */
export async function tellOfTime(inner: InnerClient, secret: string): Promise<void> {
  const body = JSON.stringify({ changes: [{ model: TIME_MODEL }] });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret)
    .update(signedText(SITE_HOOK_PATH, time, body))
    .digest('hex');
  const answer = await inner(
    SITE_HOOK_PATH,
    { 'content-type': 'application/json', [HOOK_TIME_HEADER]: time, [HOOK_SIGNATURE_HEADER]: signature },
    body,
  );
  if (answer.status !== 200) throw new Error(`The hook answered ${String(answer.status)}.`);
}
