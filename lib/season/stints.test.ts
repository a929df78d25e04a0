import { expect, test } from 'vitest';
import type { Lap } from '@/lib/contract/entities/racing';
import { timingRow } from '@/tests/widgets/racing-records';
import { formatLapTime } from './lap-time';
import { lapsByCar } from './laps';
import { stintsByCar } from './stints';

/** @param cars the lap times of each, in seconds; 0 for one that isn't known */
function stintsIn(...cars: readonly (readonly number[])[]) {
  const rows = cars.map((_, index) =>
    timingRow({ race_number: String(index + 1), name: `Car ${String(index + 1)}` }),
  );
  const laps = cars.flatMap((times, index) =>
    times.map((seconds, lap): Lap => ({
      race_number: String(index + 1),
      lap: lap + 1,
      time: seconds === 0 ? '' : formatLapTime(seconds * 1000),
      position: null,
    })),
  );
  return stintsByCar(lapsByCar(rows, laps)).map(({ stints }) =>
    stints.map(({ from, to, best }) => [from, to, best === null ? null : best / 1000]),
  );
}

const steady = (laps: number, seconds = 60) => Array.from({ length: laps }, () => seconds);

test('a lap that took much longer ends a stint, and the slow way out belongs to the next', () => {
  const [stopped, ...others] = stintsIn(
    [66, ...steady(4), 90, 75, ...steady(5, 59)],
    [68, ...steady(11)],
    [69, ...steady(11)],
    [69, ...steady(11)],
  );
  expect(stopped).toEqual([
    [1, 6, 60],
    [7, 12, 59],
  ]);
  expect(others).toEqual([[[1, 12, 60]], [[1, 12, 60]], [[1, 12, 60]]]);
});

test('behind the safety car all are slow, and only who stopped has another stint', () => {
  const behind = [66, ...steady(3), 100, 100, ...steady(5)];
  const [stopped, stayed] = stintsIn([66, ...steady(3), 125, 100, ...steady(5)], behind, behind, behind);
  expect(stopped?.map(([from, to]) => [from, to])).toEqual([
    [1, 5],
    [6, 11],
  ]);
  expect(stayed).toHaveLength(1);
});

test('a slow last lap is no stop, and of a few laps nobody can say', () => {
  const [last, few, unknown] = stintsIn([66, ...steady(8), 90], [66, 60, 90, 60], [0, 0, 0]);
  expect(last).toEqual([[1, 10, 60]]);
  expect(few).toEqual([[1, 4, 60]]);
  expect(unknown).toEqual([[1, 3, null]]);
});
