import { expect, test } from 'vitest';
import { countdown } from '@/lib/dates/countdown';
import { fullRound } from '@/tests/widgets/racing-records';
import { countedUntil, currentRound } from './current-round';

// Both end on a Sunday afternoon in New Zealand.
const first = fullRound({
  url: 'first',
  start_date: '2027-01-14T19:30:00Z',
  end_date: '2027-01-17T04:30:00Z',
});
const second = fullRound({
  url: 'second',
  start_date: '2027-01-28T19:30:00Z',
  end_date: '2027-01-31T04:30:00Z',
});
const at = (now: string, rounds = [second, first]) => currentRound(rounds, new Date(now));

test('a round is current until midnight after its last day at the circuit', () => {
  expect(at('2027-01-01T00:00:00Z')?.round.url).toBe('first');
  expect(at('2027-01-17T10:59:59.999Z')?.round.url).toBe('first');
  expect(at('2027-01-17T11:00:00Z')?.round.url).toBe('second');
  expect(at('2027-01-17T10:59:59Z')?.until?.toISOString()).toBe('2027-01-17T11:00:00.000Z');
});

test('it is ahead, on, finished from the end of its racing, and then the next is ahead', () => {
  const stages = [
    '2027-01-01T00:00:00Z',
    '2027-01-16T00:00:00Z',
    '2027-01-17T04:30:00Z',
    '2027-01-17T11:00:00Z',
  ];
  expect(stages.map((now) => at(now)?.stage)).toEqual(['next', 'on', 'finished', 'next']);
  expect(at('2027-01-01T00:00:00Z')?.weekStart?.toISOString()).toBe('2027-01-07T11:00:00.000Z');
  expect(at('2027-01-16T00:00:00Z')?.changesAt?.toISOString()).toBe('2027-01-17T04:30:00.000Z');
});

test('after the season it is the last round', () => {
  expect(at('2027-03-01T00:00:00Z')).toMatchObject({
    round: { url: 'second' },
    until: null,
    stage: 'season-over',
    weekStart: null,
  });
  expect(at('2027-03-01T00:00:00Z', [])).toBeUndefined();
});

test('skips a postponed or cancelled round', () => {
  for (const round_status of ['postponed', 'cancelled'] as const)
    expect(at('2027-01-15T00:00:00Z', [{ ...first, round_status }, second])?.round.url).toBe('second');
});

test('counts the days to a round’s start, and calls its first morning today', () => {
  const shown = (now: string) => {
    const current = at(now)!;
    return countdown(countedUntil(current), new Date(current.round.end_date), new Date(now));
  };
  expect(shown('2027-01-12T20:00:00Z')).toEqual({ kind: 'ahead', days: 2 });
  expect(shown('2027-01-14T10:59:59Z')).toEqual({ kind: 'ahead', days: 1 });
  expect(shown('2027-01-14T11:00:00Z')).toEqual({ kind: 'today' });
  expect(shown('2027-01-17T10:59:59Z')).toEqual({ kind: 'today' });
});
