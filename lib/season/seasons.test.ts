import { expect, test } from 'vitest';
import { racingSeasons, recentSince } from './seasons';

const round = (day: string) => ({ start_date: `${day}T00:00:00Z`, end_date: `${day}T06:00:00Z` });
const seasons = (...days: string[]) =>
  racingSeasons(days.map(round)).map(({ name, slug, rounds }) => [name, slug, rounds.length]);

test('a summer season has two years in its name, and a break divides it from the next', () => {
  expect(seasons('2025-11-10', '2026-02-10', '2026-10-20', '2027-01-15', '2027-03-01')).toEqual([
    ['2026/27', '2026-27', 3],
    ['2025/26', '2025-26', 2],
  ]);
});

test('rounds in winter don’t make one season of all', () => {
  const days = [2019, 2020, 2021].flatMap((year) => [
    `${String(year)}-11-10`,
    ...['02-10', '05-20', '08-10'].map((day) => `${String(year + 1)}-${day}`),
  ]);
  expect(seasons(...days)).toEqual([
    ['2022', '2022', 2],
    ['2021/22', '2021-22', 4],
    ['2020/21', '2020-21', 4],
    ['2019/20', '2019-20', 2],
  ]);
});

test('a season within a year has that year, by the clock of the championship', () => {
  expect(seasons('2026-04-10', '2026-07-10')).toEqual([['2026', '2026', 2]]);
  expect(
    racingSeasons([{ start_date: '2026-12-31T12:00:00Z', end_date: '2027-01-01T05:00:00Z' }])[0],
  ).toMatchObject({ name: '2027' });
  expect(seasons()).toEqual([]);
});

test('the season before the present one is the oldest that calendars have, however many there were', () => {
  const years = Array.from({ length: 30 }, (_, index) => String(1998 + index));
  const rounds = years.flatMap((year) => [round(`${year}-02-01`), round(`${year}-03-01`)]);
  const since = (now: string) => recentSince(rounds, new Date(now));
  expect(since('2020-02-15T00:00:00Z')).toBe('2019-02-01T00:00:00Z');
  expect(since('2020-08-15T00:00:00Z')).toBe('2020-02-01T00:00:00Z');
  expect(since('2031-01-01T00:00:00Z')).toBe('2026-02-01T00:00:00Z');
  // Nothing to omit.
  expect(since('1999-02-15T00:00:00Z')).toBeNull();
  expect(recentSince([], new Date('2020-01-01T00:00:00Z'))).toBeNull();
});
