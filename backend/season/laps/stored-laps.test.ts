import { expect, test } from 'vitest';
import { countLaps, lapEntities, storedLapsSchema, withLaps, type ReadLap } from './stored-laps.ts';

const lap = (
  race_number: string,
  number: number,
  time: number | null,
  position: number | null = null,
): ReadLap => ({ race_number, lap: number, time, position });

test('laps come in any order and any number of times: the last one counts', () => {
  const once = withLaps({}, [lap('7', 2, 61_000, 1), lap('007', 1, 62_500, 2), lap('7', 1, 60_001, 1)]);
  expect(lapEntities(once).toSorted((a, b) => a.race_number.localeCompare(b.race_number))).toEqual([
    { race_number: '007', lap: 1, time: '1:02.500', position: 2 },
    { race_number: '7', lap: 1, time: '1:00.001', position: 1 },
    { race_number: '7', lap: 2, time: '1:01.000', position: 1 },
  ]);
  expect(withLaps(once, [lap('7', 1, 60_001, 1)])).toEqual(once);
  expect(lapEntities(withLaps(once, [lap('7', 1, 59_000, 2)]))).toContainEqual({
    race_number: '7',
    lap: 1,
    time: '0:59.000',
    position: 2,
  });
});

test('a missing lap doesn’t count, and later laps keep their numbers', () => {
  const stored = withLaps({}, [lap('7', 3, 61_000)]);
  expect(lapEntities(stored)).toEqual([{ race_number: '7', lap: 3, time: '1:01.000', position: null }]);
  expect(lapEntities(withLaps(stored, [lap('7', 1, null, 4)]))).toEqual([
    { race_number: '7', lap: 1, time: '', position: 4 },
    { race_number: '7', lap: 3, time: '1:01.000', position: null },
  ]);
});

test('a lap without time and position is removed, and so is a car with its last lap', () => {
  const stored = withLaps({}, [lap('7', 1, 60_000), lap('7', 2, 61_000), lap('8', 1, 62_000)]);
  const shorter = withLaps(stored, [lap('7', 2, null), lap('8', 1, null)]);
  expect([lapEntities(shorter).length, countLaps(shorter), Object.keys(shorter)]).toEqual([1, 1, ['7']]);
  expect(withLaps(shorter, [lap('7', 1, null)])).toEqual({});
});

test('what is stored is small, and can be read again', () => {
  const laps = Array.from({ length: 40 }, (_, car) =>
    Array.from({ length: 200 }, (__, index) => lap(String(car), index + 1, 83_456, car + 1)),
  ).flat();
  const stored = JSON.stringify(withLaps({}, laps));
  expect(stored.length / laps.length).toBeLessThan(12);
  expect(lapEntities(storedLapsSchema.parse(JSON.parse(stored)))).toHaveLength(8000);
});
