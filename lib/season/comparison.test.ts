import { expect, test } from 'vitest';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { comparedSessions } from './comparison';

const gt = { id: 1, name: 'GT', url: 'gt' };
const result = (id: number, date: string | null, best_time: string, category = gt) => ({
  result: session({ id, date, category }),
  row: timingRow({ position: 1, best_time }),
});
const [SATURDAY, SUNDAY] = ['2027-01-16T00:00:00Z', '2027-01-17T00:00:00Z'] as const;

test('are those of the category in which at least two were, by date', () => {
  const cup = { id: 2, name: 'Cup', url: 'cup' };
  const sessions = comparedSessions(
    [
      [result(9, SATURDAY, '1:20.000'), result(3, SUNDAY, '1:21.000'), result(4, SUNDAY, '1:19.000')],
      [result(3, SUNDAY, '1:20.500'), result(9, SATURDAY, '1:20.000')],
      [result(3, SUNDAY, ''), result(5, SUNDAY, '1:00.000', cup)],
    ],
    gt.id,
  );
  expect(sessions.map(({ result: { id }, rows }) => [id, rows.map((row) => row?.best_time ?? null)])).toEqual(
    [
      [9, ['1:20.000', '1:20.000', null]],
      [3, ['1:21.000', '1:20.500', '']],
    ],
  );
  // Two are level, and a driver without known laps isn't the quickest.
  expect(sessions.map(({ quickest }) => quickest)).toEqual([[0, 1], [1]]);
});

test('a lap without one to compare it with is not the quickest', () => {
  for (const none of ['', '0:00.000']) {
    const [only] = comparedSessions([[result(1, null, '1:20.000')], [result(1, null, none)]], gt.id);
    expect(only?.quickest).toEqual([]);
  }
});
