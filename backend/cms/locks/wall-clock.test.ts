import { expect, test } from 'vitest';
import { timeSince, wallClock } from './wall-clock.ts';

test('gives the elapsed time in minutes and hours', () => {
  const since = '2027-01-27T01:00:00.000Z';
  const after = (minutes: number) => timeSince(since, Date.parse(since) + minutes * 60_000);
  expect([0, 1, 12, 59, 60, 150].map(after)).toEqual([
    'just now',
    '1 minute',
    '12 minutes',
    '59 minutes',
    '1 hour',
    '2 hours',
  ]);
});

test('is the championship’s clock, and names the day only if it isn’t today there', () => {
  const at = '2027-01-27T01:05:00.000Z';
  const zone = 'Pacific/Auckland';
  expect(wallClock(at, new Date('2027-01-27T10:00:00Z'), zone)).toBe('2:05pm');
  expect(wallClock(at, new Date('2027-01-27T12:00:00Z'), zone)).toBe('27 Jan 2027, 2:05pm');
});

test('names the zone for somebody whose clock shows another time', () => {
  const at = '2027-01-27T01:05:00.000Z';
  const now = new Date('2027-01-27T10:00:00Z');
  expect(wallClock(at, now, 'America/New_York')).toBe('2:05pm New Zealand Time');
  expect(wallClock(at, now, 'Antarctica/McMurdo')).toBe('2:05pm');
});
