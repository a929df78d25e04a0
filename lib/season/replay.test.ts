import { describe, expect, test } from 'vitest';
import { timingRow } from '@/tests/widgets/racing-records';
import { lapsByCar } from './laps';
import { isReplayable, makeReplay } from './make-replay';
import { lapAt, lapMoments, replayLength, replayRows } from './replay';

const rows = [
  timingRow({ position: 1, race_number: '7', name: 'Ana', laps: 3, grid: 2, total_time: '3:01.000' }),
  timingRow({ position: 2, race_number: '8', name: 'Bo', laps: 3, grid: 1, total_time: '3:02.500' }),
  timingRow({ position: null, race_number: '9', name: 'Cy', laps: 1, grid: 3, status: 'dnf' }),
];
const lap = (race_number: string, number: number, time: string) => ({
  race_number,
  lap: number,
  time,
  position: null,
});
const laps = [
  ...[lap('7', 1, '1:01.000'), lap('7', 2, '1:00.000'), lap('7', 3, '1:00.000')],
  ...[lap('8', 1, '1:00.500'), lap('8', 2, '1:01.000'), lap('8', 3, '1:01.000')],
  lap('9', 1, '1:10.000'),
];
const replay = makeReplay(rows, laps);
const at = (ms: number) =>
  replayRows(replay, ms).map(
    ({ position, race_number, laps: done, diff }) =>
      `${String(position)} ${race_number} ${String(done)} ${diff}`,
  );

describe('a race watched again', () => {
  test('begins on the grid, and ends as the sheet says', () => {
    expect(at(0)).toEqual(['1 8 0 ', '2 7 0 ', '3 9 0 ']);
    expect(replayLength(replay)).toBe(182_500);
    expect(replayRows(replay, 182_500)).toEqual(rows);
  });

  test('has cars in their order at each moment, with gaps and laps', () => {
    expect(at(65_000)).toEqual(['1 8 1 ', '2 7 1 0.500', '3 9 0 ']);
    expect(at(122_000)).toEqual(['1 7 2 ', '2 8 2 0.500', '3 9 1 9.000']);
    // A stopped car is lapped, and its distance doesn't shrink.
    expect(at(181_500)).toEqual(['1 7 3 ', '2 8 2 0.500', '3 9 1 1 lap']);
    expect(replayRows(replay, 122_000)[0]).toMatchObject({ last_time: '1:00.000', best_time: '1:00.000' });
  });

  test('is searched by the laps of whoever is first', () => {
    expect(lapMoments(replay)).toEqual([0, 60_500, 121_000, 181_000]);
    expect([0, 60_499, 60_500, 500_000].map((ms) => lapAt(lapMoments(replay), ms))).toEqual([0, 0, 1, 3]);
  });

  test('needs the times of two cars, and goes as far as they are known', () => {
    expect(isReplayable(lapsByCar(rows, laps))).toBe(true);
    expect(isReplayable(lapsByCar(rows, [lap('7', 1, '1:01.000')]))).toBe(false);
    expect(isReplayable(lapsByCar(rows, [lap('7', 1, ''), lap('8', 1, '')]))).toBe(false);
    const gap = makeReplay(rows, [lap('7', 1, '1:00.000'), lap('7', 2, ''), lap('7', 3, '1:00.000')]);
    expect(gap.cars.map(({ ends }) => ends)).toEqual([[60_000]]);
  });
});
