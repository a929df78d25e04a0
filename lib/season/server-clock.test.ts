import { expect, test } from 'vitest';
import { clockError } from './server-clock';

const DATE = 'Fri, 22 Jan 2027 21:00:00 GMT';
const TRUE = Date.parse(DATE);
const MINUTE = 60_000;
const answer = (error: number, more = {}) => ({
  date: DATE,
  age: null,
  sentAt: TRUE - error,
  receivedAt: TRUE - error + 400,
  ...more,
});

test.each([10 * MINUTE, -10 * MINUTE])('corrects a clock that is %i ms wrong', (error) => {
  expect(Math.abs(clockError(answer(error)) - error)).toBeLessThan(1_000);
});

test('leaves a clock alone that is nearly right', () => {
  expect(clockError(answer(0))).toBe(0);
  expect(clockError(answer(20_000))).toBe(0);
});

test('takes into account how long a proxy kept the answer', () => {
  expect(clockError(answer(-10 * MINUTE, { age: '600' }))).toBe(0);
});

test('leaves the clock alone without a time it can read', () => {
  expect(clockError(answer(10 * MINUTE, { date: null }))).toBe(0);
  expect(clockError(answer(10 * MINUTE, { date: 'yesterday' }))).toBe(0);
});
