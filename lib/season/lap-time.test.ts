import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDistance, readTime, formatLapTime } from './lap-time';

test('parses any time it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 3_600_000 }), (ms) => {
      expect(readTime(formatLapTime(ms))).toBe(ms);
    }),
  );
});

test.each([
  ['58.123', 58_123],
  ['1:23.4', 83_400],
  ['1:02:03.456', 3_723_456],
])('reads %s', (text, ms) => {
  expect(readTime(text)).toBe(ms);
});

test.each(['', 'DNF', '1:2:3:4', '12', 'x1:23.456', '+1 Lap'])('accepts %j only if it is a time', (text) => {
  expect(readTime(text)).toBe(text === '12' ? 12_000 : null);
});

test('distinguishes laps from times', () => {
  expect(readDistance('1 Lap')).toEqual({ laps: 1 });
  expect(readDistance('3 Laps')).toEqual({ laps: 3 });
  expect(readDistance('+2.345')).toEqual({ ms: 2345 });
  expect(readDistance('')).toBeNull();
});
