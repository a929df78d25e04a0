import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const LIMIT = { name: 'guesses', max: 3, windowMs: 60_000 };

test('allows another use as soon as the oldest one leaves the window', () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  for (const moment of [0, 20_000, 40_000]) {
    now = moment;
    expect(limiter.take(LIMIT, 'a')).toBe(0);
  }
  now = 50_000;
  expect(limiter.take(LIMIT, 'a')).toBe(10);
  expect(limiter.take(LIMIT, 'b')).toBe(0);
  now = 60_001;
  expect(limiter.take(LIMIT, 'a')).toBe(0);
  expect(limiter.take(LIMIT, 'a')).toBe(20);
});

test('does not count a use that was taken back', () => {
  const limiter = createRateLimiter(() => 0);
  for (let time = 0; time < 10; time += 1) {
    expect(limiter.take(LIMIT, 'a')).toBe(0);
    limiter.giveBack(LIMIT, 'a');
  }
});

test('drops the oldest keys in a flood instead of filling the memory', () => {
  const limiter = createRateLimiter(() => 0, 100);
  for (let time = 0; time < 3; time += 1) limiter.take(LIMIT, 'first');
  for (let key = 0; key < 1000; key += 1) limiter.take(LIMIT, String(key));
  expect(limiter.wait(LIMIT, 'first')).toBe(0);
});
