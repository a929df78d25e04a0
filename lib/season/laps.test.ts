import { describe, expect, test } from 'vitest';
import type { Lap } from '@/lib/contract/entities/racing';
import { MAX_LAP_NUMBER } from '@/lib/contract/timing';
import { timingRow } from '@/tests/widgets/racing-records';
import { lapsByCar } from './laps';

const car = (race_number: string) => timingRow({ race_number, name: `Driver ${race_number}` });
const lap = (race_number: string, number: number, time: string, position: number | null = null): Lap => ({
  race_number,
  lap: number,
  time,
  position,
});
/** Each car's number, positions and gaps. */
const known = (rows: Parameters<typeof lapsByCar>[0], laps: readonly Lap[]) =>
  lapsByCar(rows, laps).map(({ row, places, gaps }) => [row.race_number, places, gaps]);

const rows = [car('7'), car('8'), car('9')];

describe('the laps of a race', () => {
  test('are those of each car in the order of the sheet, with the gap to whoever led at the end of the same lap', () => {
    const laps = [
      lap('8', 2, '1:01.000', 2),
      lap('8', 1, '1:00.000', 1),
      lap('7', 1, '1:00.500', 2),
      lap('7', 2, '1:00.000', 1),
    ];
    expect(known(rows, laps)).toEqual([
      ['7', [2, 1], [500, 0]],
      ['8', [1, 2], [0, 500]],
    ]);
  });

  test('end where a car was lapped or retired', () => {
    const laps = [
      ...[1, 2, 3].map((number) => lap('7', number, '1:00.000', 1)),
      ...[1, 2].map((number) => lap('8', number, '1:31.000', number === 1 ? 3 : 2)),
      lap('9', 1, '1:10.000', 2),
    ];
    expect(known(rows, laps)).toEqual([
      ['7', [1, 1, 1], [0, 0, 0]],
      ['8', [3, 2], [31_000, 62_000]],
      ['9', [2], [10_000]],
    ]);
  });

  test('have positions by time if they come without', () => {
    const laps = [
      ...[lap('7', 1, '1:01.000'), lap('7', 2, '1:00.000'), lap('7', 3, '1:00.000')],
      ...[lap('8', 1, '1:00.000'), lap('8', 2, '1:02.000')],
      ...[lap('9', 1, '1:03.000'), lap('9', 2, '58.500')],
    ];
    expect(known(rows, laps).map(([, places]) => places)).toEqual([
      [2, 1, 1],
      [1, 3],
      [3, 2],
    ]);
  });

  test('have no gap from the first missing time on, and without positions nobody a place', () => {
    const timed = (position: boolean) => [
      ...[1, 2, 3].map((number) => lap('7', number, number === 2 ? '' : '1:00.000', position ? 1 : null)),
      ...[1, 2, 3].map((number) => lap('8', number, '1:01.000', position ? 2 : null)),
    ];
    expect(known(rows, timed(true))).toEqual([
      ['7', [1, 1, 1], [0, null, null]],
      ['8', [2, 2, 2], [1000, null, null]],
    ]);
    expect(known(rows, timed(false))).toEqual([
      ['7', [1, null, null], [0, null, null]],
      ['8', [2, null, null], [1000, null, null]],
    ]);
  });

  test('have holes where laps are missing', () => {
    const laps = [lap('7', 1, '1:00.000', 1), lap('7', 3, '1:00.000', 1), lap('8', 2, '1:00.000', 2)];
    expect(known(rows, laps)).toEqual([
      ['7', [1, null, 1], [0, null, null]],
      ['8', [null, 2], [null, null]],
    ]);
  });

  test('leave out numbers that the sheet doesn’t have, or has twice, and what no race has', () => {
    const laps = [
      ...[lap('99', 1, '1:00.000', 1), lap('7', 1, '1:00.000', 2), lap('8', 1, '1:01.000', 3)],
      lap('8', MAX_LAP_NUMBER + 1, '1:01.000', 3),
    ];
    expect(known([car('7'), car('7'), car('8')], laps)).toEqual([['8', [3], [null]]]);
    expect(lapsByCar(rows, [])).toEqual([]);
  });
});
