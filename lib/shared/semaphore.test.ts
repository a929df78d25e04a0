import { expect, onTestFinished, test, vi } from 'vitest';
import { createSemaphore, QueueFullError } from './semaphore.ts';
import { createSingleFlight } from './single-flight.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs no more tasks at once than its limit, and eventually all of them', async () => {
  const inTurn = createSemaphore(2, 100);
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, (running += 1));
    await turn();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => inTurn(task)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('continues after a failed task', async () => {
  const inTurn = createSemaphore(1, 10);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn(async () => 'yes')).resolves.toBe('yes');
});

test('lets the next task start when one hangs, never several together for one place, and is back at its limit once they end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = createSemaphore(1, Infinity, 5_000);
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<null>());
  const started: number[] = [];
  const tasks = ends.map(({ promise }, at) =>
    inTurn(() => {
      started.push(at);
      return promise;
    }),
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect([started, inTurn.running(), inTurn.waiting()]).toEqual([[0], 1, 3]);
  await vi.advanceTimersByTimeAsync(1);
  expect([started, inTurn.running(), inTurn.waiting()]).toEqual([[0, 1], 1, 2]);
  // A task without a place has none to pass on.
  ends[0]?.resolve(null);
  await turn();
  expect(started).toEqual([0, 1]);
  ends[1]?.resolve(null);
  await turn();
  expect([started, inTurn.running(), inTurn.waiting()]).toEqual([[0, 1, 2], 1, 1]);
  ends[2]?.resolve(null);
  ends[3]?.resolve(null);
  await Promise.all(tasks);
  expect([started, inTurn.running(), inTurn.waiting()]).toEqual([[0, 1, 2, 3], 0, 0]);
});

test('rejects a task when too many are waiting', async () => {
  const inTurn = createSemaphore(1, 1);
  const first = inTurn(turn);
  const second = inTurn(turn);
  await expect(inTurn(turn)).rejects.toThrow(QueueFullError);
  await Promise.all([first, second]);
});

test('callers with the same key share one run, and later callers start another', async () => {
  const once = createSingleFlight<number>();
  let runs = 0;
  const task = async () => {
    await turn();
    return (runs += 1);
  };
  expect(await Promise.all([once('a', task), once('a', task), once('b', task)])).toEqual([1, 1, 2]);
  expect(await once('a', task)).toBe(3);
});
