import { expect, test } from 'vitest';
import { championshipSchema } from '@/lib/contract/entities/standings';
import { roundNumbers, withRoundNumbers } from './round-numbers';

const round = (url: string, start: string, series: string | null = 'summer') => ({
  url,
  start_date: `${start}T20:00:00Z`,
  end_date: `${start}T22:00:00Z`,
  series: series === null ? null : { url: series },
});

test('counts the rounds of each series by their start, and again in each season', () => {
  const numbers = roundNumbers([
    round('c', '2027-02-05'),
    round('a', '2026-11-20'),
    round('cup-1', '2026-12-04', 'heritage'),
    round('b', '2027-01-08'),
    round('next-season', '2027-11-19'),
  ]);
  expect(Object.fromEntries(numbers)).toEqual({ a: 1, b: 2, c: 3, 'cup-1': 1, 'next-season': 1 });
});

test('gives no number to a round of no series', () => {
  expect(roundNumbers([round('test-day', '2026-10-02', null)]).size).toBe(0);
});

const championship = championshipSchema.parse({
  ...{ id: 1, name: 'GT', url: 'gt', of: 'drivers', rounds_count: 2, after: 2 },
  rounds: ['levels', 'teretonga'].map((url) => ({ name: url, url })),
});
const numbersIn = (calendar: Readonly<Record<string, number>>) =>
  withRoundNumbers(championship, new Map(Object.entries(calendar))).rounds.map(({ number }) => number);

test('a championship’s rounds have the calendar’s numbers, also if it missed some', () => {
  expect(numbersIn({ taupo: 1, levels: 3, teretonga: 5 })).toEqual([3, 5]);
});

test('a championship counts its own rounds if the calendar gives two of them one number, or one of them none', () => {
  expect(numbersIn({ levels: 2, teretonga: 2 })).toEqual([1, 2]);
  expect(numbersIn({ levels: 3 })).toEqual([1, 2]);
});
