import { expect, test } from 'vitest';
import { roundEntries } from '@/components/racing/round-entries';
import { round } from '@/tests/widgets/records';
import { startSlide } from './start-slide';

const dates = { range: (start: Date | string) => String(start) };
const season = [1, 2, 3].map((id) =>
  round({ id, start_date: `2027-0${String(id)}-01T00:00:00Z`, end_date: `2027-0${String(id)}-02T00:00:00Z` }),
);
const startAt = (now: string) => startSlide(roundEntries(season, dates, new Date(now)));

test('starts at the current round, or the next one', () => {
  expect(startAt('2027-02-01T12:00:00Z')).toBe(1);
  expect(startAt('2027-02-15T00:00:00Z')).toBe(2);
});

test('starts at the last round once the season is over, and at none without rounds', () => {
  expect(startAt('2027-06-01T00:00:00Z')).toBe(2);
  expect(startSlide([])).toBe(0);
});
