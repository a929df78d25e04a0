import { expect, test } from 'vitest';
import { periodsOf, readRange, seasonOf } from './periods.ts';

test('a day begins at midnight in New Zealand, in summer, in winter and when the clocks change', () => {
  expect(periodsOf({ from: '2026-01-26', to: '2026-01-26' })).toEqual([
    { name: '2026-01-26', start: '2026-01-25T11:00:00.000Z', end: '2026-01-26T11:00:00.000Z' },
  ]);
  expect(periodsOf({ from: '2026-07-01', to: '2026-07-01' })[0]).toMatchObject({
    start: '2026-06-30T12:00:00.000Z',
  });
  // 5 April 2026 has 25 hours, 27 September 23.
  expect(periodsOf({ from: '2026-04-05', to: '2026-04-05' })[0]).toMatchObject({
    start: '2026-04-04T11:00:00.000Z',
    end: '2026-04-05T12:00:00.000Z',
  });
  expect(periodsOf({ from: '2026-09-27', to: '2026-09-27' })[0]).toMatchObject({
    start: '2026-09-26T12:00:00.000Z',
    end: '2026-09-27T11:00:00.000Z',
  });
});

test('a long range is shown by month, with its first and last months cut to the range', () => {
  const months = periodsOf({ from: '2025-07-15', to: '2026-06-10' });
  expect(months.map(({ name }) => name)).toEqual([
    ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
  ]);
  expect(months[0]?.start).toBe('2025-07-14T12:00:00.000Z');
  expect(months.at(-1)?.end).toBe('2026-06-10T12:00:00.000Z');
});

test('the season spans the turn of the year', () => {
  expect(seasonOf('2026-01-26')).toEqual({ from: '2025-07-01', to: '2026-06-30' });
  expect(seasonOf('2026-07-01')).toEqual({ from: '2026-07-01', to: '2027-06-30' });
});

test('an invalid range is refused with a sentence', () => {
  for (const [from, to, message] of [
    ['2026-02-31', '2026-03-01', 'Enter the first and last day, such as 23/11/2026.'],
    ['', '2026-03-01', 'Enter the first and last day, such as 23/11/2026.'],
    ['2026-03-02', '2026-03-01', 'The first day is after the last day.'],
    ['0001-01-01', '2026-03-01', 'Choose no more than ten years.'],
  ] as const)
    expect(readRange(from, to)).toBe(message);
});
