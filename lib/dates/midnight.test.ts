import { expect, test } from 'vitest';
import { midnightBefore, nextMidnight } from './midnight';

const AUCKLAND = 'Pacific/Auckland';

test.each([
  ['2027-01-23T05:00:00.000Z', '2027-01-23T11:00:00.000Z'],
  // Midnight itself belongs to the new day.
  ['2027-01-23T11:00:00.000Z', '2027-01-24T11:00:00.000Z'],
  ['2027-01-23T10:59:59.999Z', '2027-01-23T11:00:00.000Z'],
  // Clocks go forward on Sunday 27 September 2026, and back on Sunday 4 April 2027.
  ['2026-09-26T13:00:00.000Z', '2026-09-27T11:00:00.000Z'],
  ['2026-09-26T11:00:00.000Z', '2026-09-26T12:00:00.000Z'],
  ['2027-04-03T12:00:00.000Z', '2027-04-04T12:00:00.000Z'],
  ['2027-04-03T10:00:00.000Z', '2027-04-03T11:00:00.000Z'],
])('the midnight in New Zealand after %s is %s', (instant, midnight) => {
  expect(nextMidnight(instant, AUCKLAND).toISOString()).toBe(midnight);
});

test.each([
  ['2027-01-23T05:00:00.000Z', '2027-01-22T11:00:00.000Z'],
  ['2027-01-22T11:00:00.000Z', '2027-01-22T11:00:00.000Z'],
  ['2027-01-23T10:59:59.999Z', '2027-01-22T11:00:00.000Z'],
  // The days of 23 and of 25 hours.
  ['2026-09-27T10:59:59.999Z', '2026-09-26T12:00:00.000Z'],
  ['2027-04-04T11:59:59.999Z', '2027-04-03T11:00:00.000Z'],
])('the midnight in New Zealand that begins the day of %s is %s', (instant, midnight) => {
  expect(midnightBefore(instant, AUCKLAND).toISOString()).toBe(midnight);
});
