import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlockTimes } from './block-times.ts';
import { createLog } from '../process/log.ts';

const START = Date.parse('2027-01-27T00:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function start(outcomes: (Error | null)[] = []) {
  const rung: number[] = [];
  const times = createBlockTimes({
    renew: async () => {
      rung.push(Date.now() - START);
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
    },
    log: createLog('silent'),
  });
  return { rung, times };
}

it('fires right after each time, in whatever order they were added', async () => {
  const { rung, times } = start();
  times.add(START + 60_000);
  times.add(START + 5_000);
  times.add(START + 5_000);
  times.add(START - 1);
  await vi.advanceTimersByTimeAsync(120_000);
  times.stop();
  expect(rung).toEqual([5_050, 60_050]);
});

it('retries until the pages could be renewed', async () => {
  const { rung, times } = start([new Error('not yet'), null]);
  times.add(START + 1_000);
  await vi.advanceTimersByTimeAsync(10_000);
  times.stop();
  expect(rung).toEqual([1_050, 2_050]);
});

it('waits for times that are months away', async () => {
  const { rung, times } = start();
  const days = 60 * 24 * 60 * 60_000;
  times.add(START + days);
  await vi.advanceTimersByTimeAsync(days + 1_000);
  times.stop();
  expect(rung).toEqual([days + 50]);
});
