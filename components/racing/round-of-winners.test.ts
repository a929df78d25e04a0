import { expect, test } from 'vitest';
import { fullRound } from '@/tests/widgets/racing-records';
import { roundOfWinners } from './round-of-winners';

// Ends on a Sunday afternoon in New Zealand.
const round = fullRound({
  url: 'first',
  start_date: '2027-01-14T19:30:00Z',
  end_date: '2027-01-17T04:30:00Z',
  resultsCount: 9,
});
const next = { ...round, url: 'next', start_date: '2027-01-17T19:30:00Z', end_date: '2027-01-18T04:30:00Z' };
const at = (now: string, rounds = [round]) => {
  const found = roundOfWinners(rounds, new Date(now));
  return found && [found.round.url, found.isOn];
};

test('winners lead on the days of their round and the two days after', () => {
  expect(at('2027-01-14T10:59:59Z')).toBeUndefined();
  expect(at('2027-01-17T10:59:59Z')).toEqual(['first', true]);
  expect(at('2027-01-17T11:00:00Z')).toEqual(['first', false]);
  expect(at('2027-01-19T10:59:59Z')).toEqual(['first', false]);
  expect(at('2027-01-19T11:00:00Z')).toBeUndefined();
  expect(roundOfWinners([round], new Date('2027-01-18T00:00:00Z'))?.until.toISOString()).toBe(
    '2027-01-19T11:00:00.000Z',
  );
});

test('the next round takes over with its first result', () => {
  expect(at('2027-01-18T00:00:00Z', [round, { ...next, resultsCount: 0 }])).toEqual(['first', false]);
  expect(at('2027-01-18T00:00:00Z', [round, next])).toEqual(['next', true]);
});
