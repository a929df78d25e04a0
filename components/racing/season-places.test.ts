import { expect, test } from 'vitest';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { seasonPlaces } from './season-places';

/** A race at a round with each line's place: null if not classified, undefined if absent. */
const race = (round: string, ...places: (number | null | undefined)[]) => ({
  result: session({ round: { id: 1, name: round, url: round, venue: null } }),
  rows: places.map((position) => (position === undefined ? null : timingRow({ position }))),
});

test('each driver has a line through their places, broken where they have none', () => {
  const chart = seasonPlaces([
    race('taupo', 1, 4),
    race('taupo', 2, null),
    race('levels', null, 2),
    race('levels', 3, undefined),
  ]);
  expect(chart?.lines.map((line) => [line?.places, line?.last, line?.path])).toEqual([
    // A line with only the last race is a short stroke.
    [[1, 2, null, 3], 3, 'M12.5 12.5L37.5 37.5M86.7 62.5h1.6'],
    [[4, null, 2, null], 2, 'M11.7 87.5h1.6M61.7 37.5h1.6'],
  ]);
  expect(chart?.marks.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(chart?.rounds.map(({ url, race: at }) => [url, at])).toEqual([
    ['taupo', 0],
    ['levels', 2],
  ]);
});

test('a large field has a tick every five places, and many rounds have a label at every other', () => {
  const races = Array.from({ length: 12 }, (_, index) =>
    race(`round-${String(index)}`, index === 0 ? 23 : 1),
  );
  const chart = seasonPlaces(races);
  expect(chart?.marks.map(({ place }) => place)).toEqual([1, 5, 10, 15, 20]);
  expect(chart?.rounds).toHaveLength(6);
});

test('draws nothing for a single race, or for a driver who was never classified', () => {
  expect(seasonPlaces([race('taupo', 1)])).toBeNull();
  expect(seasonPlaces([race('taupo', null), race('levels', null)])).toBeNull();
  expect(seasonPlaces([race('taupo', 1, null), race('levels', 2, null)])?.lines[1]).toBeNull();
});
