import { describe, expect, test } from 'vitest';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { roundNumbers } from '@/lib/season/round-numbers';
import { round } from '@/tests/widgets/records';
import { roundAhead, roundEntries } from './round-entries';

const dates = { range: (start: Date | string) => String(start) };
const at = (id: number, day: string) =>
  round({ id, start_date: `2027-${day}T00:00:00Z`, end_date: `2027-${day}T23:00:00Z` });
const season = [at(3, '03-01'), at(1, '01-01'), at(2, '02-01')];
const seen = (now: string) => roundEntries(season, dates, new Date(now));

test('sorts rounds by start date', () => {
  expect(seen('2027-01-15T00:00:00Z').map(({ round: { id } }) => id)).toEqual([1, 2, 3]);
});

test('marks past rounds, and the first that is not over', () => {
  const entries = seen('2027-01-15T00:00:00Z');
  expect(entries.map(({ isPast }) => isPast)).toEqual([true, false, false]);
  expect(entries.map(({ isNext }) => isNext)).toEqual([false, true, false]);
});

test('treats a round in progress as the next one', () => {
  expect(seen('2027-02-01T12:00:00Z').map(({ isNext }) => isNext)).toEqual([false, true, false]);
});

test("marks the season's next round only if it is in the list", () => {
  const [first, second] = [at(1, '01-01'), at(2, '02-01')];
  const now = new Date('2026-12-01T00:00:00Z');
  expect(roundEntries([second], dates, now, { next: first }).map(({ isNext }) => isNext)).toEqual([false]);
});

test('some of a series’ rounds keep their numbers in the season', () => {
  const series = { id: 1, name: 'Championship', url: 'championship' };
  const ofSeries = season.map((each) => ({ ...each, series }));
  const some = ofSeries.filter(({ id }) => id !== 2);
  const entries = roundEntries(some, dates, new Date('2026-12-01T00:00:00Z'), {
    numbers: roundNumbers(ofSeries),
  });
  expect(entries.map(({ round: { id }, number }) => [id, number])).toEqual([
    [1, 1],
    [3, 3],
  ]);
});

describe('the round ahead', () => {
  const [first, second] = [at(1, '01-01'), at(2, '02-01')];
  const ahead = (upcoming: readonly RoundSummary[], now: string) =>
    roundAhead(upcoming, [second, first], new Date(now))?.id ?? null;

  test('is the content server’s, until its end', () => {
    expect(ahead([first], '2027-01-01T22:59:59Z')).toBe(1);
  });

  test('is the following one from that second on, though the answer is older', () => {
    expect(ahead([first], '2027-01-01T23:00:01Z')).toBe(2);
    expect(ahead([second], '2027-01-01T23:00:01Z')).toBe(2);
  });

  test('is none after the last', () => {
    expect(ahead([second], '2027-02-01T23:00:01Z')).toBeNull();
  });

  test('is not one that is called off', () => {
    const postponed = { ...first, round_status: 'postponed' } as const;
    expect(ahead([postponed, second], '2026-12-01T00:00:00Z')).toBe(2);
  });
});
