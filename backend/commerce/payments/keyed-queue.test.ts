import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

/** A run that the test ends. */
function openRun<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { run: () => promise, end: resolve };
}

test('a caller during a run shares the next run, not the current one', async () => {
  const queue = createKeyedQueue<string>();
  const first = openRun<string>();
  let later = 0;
  const next = async () => `later ${String((later += 1))}`;
  const asked = [queue('a', first.run), queue('a', next), queue('a', next), queue('a', next)];
  expect(later).toBe(0);
  first.end('first');
  expect(await Promise.all(asked)).toEqual(['first', 'later 1', 'later 1', 'later 1']);
  expect(await queue('a', next)).toBe('later 2');
});

test('keys do not wait for each other, and a failure affects only its own run', async () => {
  const queue = createKeyedQueue<string>();
  const slow = openRun<string>();
  const waiting = queue('slow', slow.run);
  expect(await queue('other', async () => 'at once')).toBe('at once');
  const failing = queue('bad', () => Promise.reject(new Error('no')));
  const after = queue('bad', async () => 'good');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('good');
  slow.end('done');
  expect(await waiting).toBe('done');
});
