import { expect, test } from 'vitest';
import { labelPlaces } from './label-places';

test('labels are beside their lines, apart from each other and within the chart', () => {
  expect(labelPlaces([0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
  for (const ends of [
    [0, 0, 0, 0, 0, 0],
    [0.9, 0.95, 0.96, 1, 1, 1],
    [0.2, 0.21, 0.5, 0.5, 0.98, 1],
  ]) {
    const places = labelPlaces(ends);
    expect(Math.max(...places)).toBeLessThanOrEqual(1);
    for (const [index, place] of places.entries())
      if (index > 0) expect(place - (places[index - 1] ?? 0)).toBeGreaterThan(0.089);
  }
});

test('labels get one row each if there is only room for that many rows', () => {
  expect(labelPlaces([1, 2, 4], 1, 5)).toEqual([1, 2, 4]);
  expect(labelPlaces([2, 2, 5, 5], 1, 5)).toEqual([2, 3, 4, 5]);
});
