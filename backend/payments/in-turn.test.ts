import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

/** A run that ends when it is told to. */
function openRun<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { run: () => promise, end: resolve };
}

test('who asks during a run shares the one after it, not the one under way', async () => {
  const inTurn = createTurns<string>();
  const first = openRun<string>();
  let later = 0;
  const next = async () => `later ${String((later += 1))}`;
  const asked = [inTurn('a', first.run), inTurn('a', next), inTurn('a', next), inTurn('a', next)];
  expect(later).toBe(0);
  first.end('first');
  expect(await Promise.all(asked)).toEqual(['first', 'later 1', 'later 1', 'later 1']);
  expect(await inTurn('a', next)).toBe('later 2');
});

test('keys do not wait for each other, and a failure only fails its own run', async () => {
  const inTurn = createTurns<string>();
  const slow = openRun<string>();
  const waiting = inTurn('slow', slow.run);
  expect(await inTurn('other', async () => 'at once')).toBe('at once');
  const failing = inTurn('bad', () => Promise.reject(new Error('no')));
  const after = inTurn('bad', async () => 'good');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('good');
  slow.end('done');
  expect(await waiting).toBe('done');
});
