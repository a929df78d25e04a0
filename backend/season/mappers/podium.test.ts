import { expect, test } from 'vitest';
import { podiumOf } from './podium.ts';

const row = (position: number | null, name: string, more: object = {}) => ({ position, name, ...more });
const places = (rows: Parameters<typeof podiumOf>[0]) =>
  podiumOf(rows).map(
    (car) => `${String(car.position)} ${car.name} ${car.class}${String(car.class_position)}`,
  );

test('has the first three, whatever the order of the rows', () => {
  expect(places([row(2, 'Bo'), row(1, 'Ana'), row(4, 'Di'), row(3, 'Cy')])).toEqual([
    '1 Ana 1',
    '2 Bo 2',
    '3 Cy 3',
  ]);
});

test('has the best of each class if classes differ', () => {
  const [a, b] = [{ class: 'A' }, { class: 'B ' }];
  const rows = [row(1, 'Ana', a), row(2, 'Bo', a), row(3, 'Cy', a), row(4, 'Di', a), row(5, 'Ed', b)];
  expect(places([...rows, row(6, 'Flo', b)])).toEqual(['1 Ana A1', '2 Bo A2', '3 Cy A3', '5 Ed B1']);
  expect(places(rows.slice(0, 4))).toEqual(['1 Ana 1', '2 Bo 2', '3 Cy 3']);
});

test('has all who share a place', () => {
  const [a, b] = [{ class: 'A' }, { class: 'B' }];
  expect(places([row(1, 'Ana'), row(2, 'Bo'), row(2, 'Cy'), row(4, 'Di')])).toEqual([
    '1 Ana 1',
    '2 Bo 2',
    '2 Cy 2',
  ]);
  const rows = [row(1, 'Ana', a), row(2, 'Bo', a), row(2, 'Cy', a), row(4, 'Di', b), row(4, 'Ed', b)];
  expect(places(rows)).toEqual(['1 Ana A1', '2 Bo A2', '2 Cy A2', '4 Di B1', '4 Ed B1']);
});

test('excludes unclassified cars', () => {
  expect(places([row(1, 'Ana', { status: 'dsq' }), row(2, 'Bo'), row(null, 'Cy')])).toEqual(['2 Bo 1']);
  expect(places([])).toEqual([]);
});
