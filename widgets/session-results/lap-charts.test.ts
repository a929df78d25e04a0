import { describe, expect, test } from 'vitest';
import type { CarLaps } from '@/lib/season/laps';
import { makeSheet, type Sheet } from '@/lib/season/sheet';
import { sessionClasses } from '@/lib/season/session-classes';
import { timingRow } from '@/tests/widgets/racing-records';
import { gapsByLap, labelledLaps, lapsInTable, linePath, placesByLap } from './lap-charts';

type Car = {
  readonly position: number | null;
  readonly grid?: number | null;
  readonly places?: CarLaps['places'];
  readonly gaps?: CarLaps['gaps'];
};

/** A race and the laps of its cars: car number 1 for the first of them, and so on. */
function race(cars: readonly Car[], isRace = true): [Sheet, CarLaps[]] {
  const rows = cars.map(({ position, grid = null }, index) => {
    const number = String(index + 1);
    const ofClass = index < 2 ? 'A' : 'B';
    return timingRow({ position, grid, race_number: number, name: `Driver ${number}`, class: ofClass });
  });
  const laps = cars.flatMap(({ places = [], gaps = [] }, index) => {
    const row = rows[index];
    return row ? [{ row, places, gaps, times: [] }] : [];
  });
  return [makeSheet({ rows, is_a_race: isRace }, null), laps];
}

const THREE: readonly Car[] = [
  { position: 1, grid: 2, places: [2, 1, 1], gaps: [500, 0, 0] },
  { position: 2, grid: 1, places: [1, 2, 2], gaps: [0, 800, 2300] },
  { position: 3, grid: 3, places: [3, 3, 3], gaps: [1000, 2000, 4700] },
];
const numbersOf = (lines: readonly ({ readonly row: { readonly race_number: string } } | null)[] = []) =>
  lines.map((line) => line?.row.race_number ?? '');

describe('the path of a line', () => {
  test('has whole numbers, with one command for a level stretch', () => {
    expect(linePath([5, 5, 5, 3, 3, 1], 0)).toBe('M0 5H2L3 3H4L5 1');
    expect(linePath([1, 1], 1)).toBe('M1 1H2');
  });

  test('is broken where values are unknown', () => {
    expect(linePath([null, 3, 3, null, 5, 7], 0)).toBe('M1 3H2M4 5L5 7');
    expect(linePath([], 0)).toBe('');
  });
});

describe('positions by lap', () => {
  test('start at the grid if it is known, and stand out for the podium', () => {
    const chart = placesByLap(...race([...THREE, { position: 4, grid: 4, places: [4, 4, 4] }]));
    expect(chart).toMatchObject({ from: 0, last: 3 });
    expect(chart?.lines.map(({ values, podium }) => [values, podium])).toEqual([
      [[2, 2, 1, 1], 1],
      [[1, 1, 2, 2], 2],
      [[3, 3, 3, 3], 3],
      [[4, 4, 4, 4], null],
    ]);
    const started = THREE.map((car) => ({ ...car, grid: null }));
    expect(placesByLap(...race(started))).toMatchObject({ from: 1, last: 3 });
  });

  test('have each name where its line ends, and retired cars where there is room', () => {
    const chart = placesByLap(
      ...race([
        ...THREE,
        { position: 4, grid: 6, places: [5, 4] },
        { position: null, grid: 4, places: [4] },
        { position: null, grid: 5 },
      ]),
    );
    // The last car didn't start.
    expect(chart?.lines.map(({ isOut }) => isOut)).toEqual([false, false, false, false, true]);
    expect(numbersOf(chart?.names)).toEqual(['1', '2', '3', '4', '5', '']);
  });

  test('keep their order on the track when the stewards change the sheet’s', () => {
    const penalised = [THREE[1], THREE[0], THREE[2]].map((car, index) => ({ ...car, position: index + 1 }));
    const chart = placesByLap(...race(penalised));
    expect(chart?.lines.map(({ podium, end }) => [podium, end.value])).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    expect(numbersOf(chart?.names)).toEqual(['2', '1', '3']);
  });

  test('have a row for each name, though the laps of some are missing', () => {
    const level = THREE.map((car) => ({ ...car, places: [1, 1, 1] }));
    expect(numbersOf(placesByLap(...race(level))?.names).toSorted()).toEqual(['1', '2', '3']);
  });
});

describe('gaps by lap', () => {
  test('include the first ten of the sheet', () => {
    const cars = Array.from({ length: 14 }, (_, index) => ({
      position: index < 12 ? index + 1 : null,
      gaps: [100 * index, 200 * index],
    }));
    const first = Array.from({ length: 10 }, (_, index) => String(index + 1));
    expect(numbersOf(gapsByLap(...race(cars))?.lines)).toEqual(first);
  });

  test('have a scale that fits the largest gap of cars on the lead lap, in steps of seconds', () => {
    const lapped = { position: 4, gaps: [30_000, 65_000] };
    const chart = gapsByLap(...race([...THREE, lapped]));
    expect(chart?.most).toBe(5000);
    expect(chart?.marks).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
    const alone = [{ position: 1, gaps: [0, 0, 0] }, lapped, { position: 3, gaps: [40_000, 80_000] }];
    expect(gapsByLap(...race(alone))?.most).toBe(90_000);
  });

  test('have names without overlaps, in the order of the lines’ ends', () => {
    const labels = gapsByLap(...race([...THREE, { position: 4, gaps: [100, 200, 2310] }]))?.labels ?? [];
    expect(labels.toSorted((a, b) => a - b)).toEqual([labels[0], labels[1], labels[3], labels[2]]);
    expect((labels[3] ?? 0) - (labels[1] ?? 0)).toBeGreaterThan(0.08);
  });
});

test.each([
  ['practice', race(THREE, false)],
  ['two cars', race(THREE.slice(0, 2))],
  ['one lap', race(THREE.map(({ position }) => ({ position, places: [position], gaps: [0] })))],
  ['no laps', race(THREE.map(({ position, grid = null }) => ({ position, grid })))],
])('there is no chart for %s', (_, [sheet, laps]) => {
  expect([placesByLap(sheet, laps), gapsByLap(sheet, laps)]).toEqual([null, null]);
});

test('there is none for a single class', () => {
  const [, laps] = race(THREE);
  const rows = laps.map(({ row }) => row);
  const sheet = makeSheet({ rows, is_a_race: true }, sessionClasses(rows)[0] ?? null);
  expect([placesByLap(sheet, laps), gapsByLap(sheet, laps)]).toEqual([null, null]);
});

test('a table has every lap of a sprint, and some and the last of a long race', () => {
  expect(lapsInTable(15)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  const long = lapsInTable(142);
  expect(long.slice(0, 3)).toEqual([4, 8, 12]);
  expect(long.at(-1)).toBe(142);
  expect(long.length).toBeLessThanOrEqual(41);
});

test('labels no more laps below a chart than a phone has room for', () => {
  expect(labelledLaps({ from: 0, last: 14 })).toEqual([2, 4, 6, 8, 10, 12, 14]);
  for (const last of [2, 9, 30, 142, 660, 1500])
    expect(labelledLaps({ from: 1, last }).length).toBeLessThanOrEqual(8);
});
