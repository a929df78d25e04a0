import { expect, test } from 'vitest';
import { createRateLimit } from './rate';

test('lets a burst through, then as many as time gives back', () => {
  let time = 0;
  const take = createRateLimit({ burst: 3, perSecond: 2 }, () => time);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  time = 1000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
  time = 1_000_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
