import { expect, it } from 'vitest';
import { timingRowSchema } from '@/lib/contract/entities/racing';
import { firstPlaces } from './first-places';

const row = (position: number | null, name: string, carClass = '') =>
  timingRowSchema.parse({ position, name, class: carClass });

it('lists the classified cars in order, up to a number', () => {
  const rows = [row(null, 'Stopped'), row(3, 'Third'), row(1, 'First'), row(2, 'Second')];
  expect(firstPlaces(rows, 2).map(({ position, name }) => `${String(position)} ${name}`)).toEqual([
    '1 First',
    '2 Second',
  ]);
  expect(firstPlaces([row(null, 'Stopped')], 3)).toEqual([]);
});

it('moves nobody up in a sheet with holes, and has all who share a place', () => {
  const placed = (...positions: number[]) =>
    firstPlaces(
      positions.map((position) => row(position, `Car ${String(position)}`)),
      3,
    ).map(({ position }) => position);
  expect(placed(1, 3, 6)).toEqual([1, 3]);
  expect(placed(1, 2, 3, 3, 5)).toEqual([1, 2, 3, 3]);
});

it('counts within classes only where a sheet has several', () => {
  const placesOf = (...rows: ReturnType<typeof row>[]) =>
    firstPlaces(rows, 10).map((place) => [place.class, place.class_position]);
  expect(placesOf(row(1, 'One', 'A'), row(2, 'Two', 'B'), row(3, 'Three', 'A'))).toEqual([
    ['A', 1],
    ['B', 1],
    ['A', 2],
  ]);
  expect(placesOf(row(1, 'One', 'A'), row(2, 'Two', 'A'))).toEqual([
    ['', 1],
    ['', 2],
  ]);
});
