import { expect, test } from 'vitest';
import { round } from '@/tests/widgets/records';
import { calendarEntries, startOf } from './calendar-entries';

const dates = { range: (start: Date | string) => String(start) };
const at = (id: number, day: string) =>
  round({ id, start_date: `2027-${day}T00:00:00Z`, end_date: `2027-${day}T23:00:00Z` });
const season = [at(3, '03-01'), at(1, '01-01'), at(2, '02-01')];
const seen = (now: string) => calendarEntries(season, dates, new Date(now));

test('puts rounds in the order of their start', () => {
  expect(seen('2027-01-15T00:00:00Z').map(({ round: { id } }) => id)).toEqual([1, 2, 3]);
});

test('marks what is over, and the first round that is not', () => {
  const entries = seen('2027-01-15T00:00:00Z');
  expect(entries.map(({ isPast }) => isPast)).toEqual([true, false, false]);
  expect(entries.map(({ isNext }) => isNext)).toEqual([false, true, false]);
  expect(startOf(entries)).toBe(1);
});

test('a round that is running is the next one', () => {
  expect(startOf(seen('2027-02-01T12:00:00Z'))).toBe(1);
});

test('starts at the last round when the season is over, and at nothing without rounds', () => {
  expect(startOf(seen('2027-06-01T00:00:00Z'))).toBe(2);
  expect(startOf([])).toBe(0);
});
