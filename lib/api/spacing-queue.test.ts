import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSpacingQueue } from '@/lib/api/spacing-queue';
import { createTestClock } from '@/tests/msw/test-clock';

test('starts the first request at once and the others 50 ms apart, in order (spec 9.6)', async () => {
  const clock = createTestClock();
  const queue = createSpacingQueue(50, clock);
  const starts: [string, number][] = [];
  for (const name of ['a', 'b', 'c']) void queue.turn().then(() => starts.push([name, clock.now()]));

  await clock.advance(0);
  expect(starts).toEqual([['a', 0]]);
  expect(queue.waiting()).toBe(2);
  await clock.advance(200);
  expect(starts).toEqual([
    ['a', 0],
    ['b', 50],
    ['c', 100],
  ]);
  expect(queue.waiting()).toBe(0);
});

test('sets no timer if nothing has to be spaced', async () => {
  const clock = createTestClock();
  const queue = createSpacingQueue(0, clock);
  await Promise.all([queue.turn(), queue.turn(), queue.turn()]);
  expect(clock.pending()).toBe(0);
});

test('no two requests start closer than the spacing, whenever they are queued', async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(moments, fc.integer({ min: 1, max: 500 }), async (gaps, spacing) => {
      const clock = createTestClock();
      const queue = createSpacingQueue(spacing, clock);
      const starts: number[] = [];
      for (const gap of gaps) {
        void queue.turn().then(() => starts.push(clock.now()));
        await clock.advance(gap);
      }
      await clock.advance(spacing * gaps.length);
      expect(starts).toHaveLength(gaps.length);
      starts.forEach((start, index) => {
        const before = starts[index - 1];
        if (before !== undefined) expect(start - before).toBeGreaterThanOrEqual(spacing);
      });
    }),
    { numRuns: 60 },
  );
});
