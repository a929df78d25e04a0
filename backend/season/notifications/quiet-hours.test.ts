import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const AUCKLAND = 'Pacific/Auckland';
const night = { from: 22 * 60, until: 7 * 60 };
const end = (quiet: Parameters<typeof endOfQuiet>[0], zone: string, now: string) =>
  endOfQuiet(quiet, zone, new Date(now))?.toISOString() ?? null;

test('a night over midnight ends in the morning of the visitor’s own clock', () => {
  // 11:30pm, 3am and 7am in New Zealand's summer.
  expect(end(night, AUCKLAND, '2027-01-22T10:30:00Z')).toBe('2027-01-22T18:00:00.000Z');
  expect(end(night, AUCKLAND, '2027-01-22T14:00:00Z')).toBe('2027-01-22T18:00:00.000Z');
  expect(end(night, AUCKLAND, '2027-01-22T18:00:00Z')).toBeNull();
  // 9:59pm, and 10pm.
  expect(end(night, AUCKLAND, '2027-01-22T08:59:59Z')).toBeNull();
  expect(end(night, AUCKLAND, '2027-01-22T09:00:00Z')).toBe('2027-01-22T18:00:00.000Z');
});

test('the same moment is quiet in one zone and not in another', () => {
  const moment = '2027-01-22T01:00:00Z';
  expect(end(night, AUCKLAND, moment)).toBeNull();
  expect(end(night, 'Europe/Berlin', moment)).toBe('2027-01-22T06:00:00.000Z');
  expect(end(night, 'Asia/Kathmandu', moment)).toBe('2027-01-22T01:15:00.000Z');
});

test('quiet hours within a day, and none', () => {
  const work = { from: 9 * 60, until: 17 * 60 + 30 };
  expect(end(work, AUCKLAND, '2027-01-22T00:00:00Z')).toBe('2027-01-22T04:30:00.000Z');
  expect(end(work, AUCKLAND, '2027-01-22T04:30:00Z')).toBeNull();
  expect(end({ from: 60, until: 60 }, AUCKLAND, '2027-01-22T12:00:00Z')).toBeNull();
  expect(end(null, AUCKLAND, '2027-01-22T12:00:00Z')).toBeNull();
  // All day but for ten minutes.
  expect(end({ from: 0, until: 23 * 60 + 50 }, AUCKLAND, '2027-01-22T10:00:00Z')).toBe(
    '2027-01-22T10:50:00.000Z',
  );
});

test('a night in which the clocks change ends when they show the hour', () => {
  // 11pm; clocks go back at 3am on 4 April 2027, and forward at 2am on 26 September 2027.
  expect(end(night, AUCKLAND, '2027-04-03T10:00:00Z')).toBe('2027-04-03T19:00:00.000Z');
  expect(end(night, AUCKLAND, '2027-09-25T11:00:00Z')).toBe('2027-09-25T18:00:00.000Z');
  // Until 2:30, which doesn't exist that night: until 3:30.
  expect(end({ from: 22 * 60, until: 150 }, AUCKLAND, '2027-09-25T11:00:00Z')).toBe(
    '2027-09-25T14:30:00.000Z',
  );
});
