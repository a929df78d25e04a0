import { expect, test } from 'vitest';
import { matchCars } from './match-cars.ts';

type Car = { race_number: string; name: string; class?: string; drivers?: number[] };
const car = (race_number: string, name: string, more: Partial<Car> = {}): Car => ({
  ...{ race_number, name },
  ...more,
});
/** The former row that each row continues. */
const matched = (before: Car[], rows: Car[]) => {
  const found = matchCars(before, rows);
  return rows.map((row) => found.get(row)?.name);
};

test('a number is text, and comes before the driver', () => {
  const before = [car('7', 'Ana Roe'), car('8', 'Bo Kim')];
  expect(matched(before, [car('007', 'Cy Fa'), car('8', 'Ana Roe')])).toEqual([undefined, 'Bo Kim']);
  expect(matched(before, [car('70', 'ANA ROE'), car('', 'Bo Kim')])).toEqual(['Ana Roe', 'Bo Kim']);
});

test('of several cars with one number each keeps its own, in any order', () => {
  const before = [car('7', 'Ana Roe', { class: 'A' }), car('7', 'Bo Kim', { class: 'B' })];
  // The first row has the class of the car that belongs to the second row by its driver.
  const rows = [car('7', 'Cy Fa', { class: 'A' }), car('7', 'ROE A.', { class: 'B' })];
  expect(matched(before, rows)).toEqual(['Bo Kim', 'Ana Roe']);
  const unnamed = [car('7', 'Cy Fa', { class: 'B' }), car('7', 'Di Lo', { class: 'A' })];
  expect(matched(before, unnamed)).toEqual(['Bo Kim', 'Ana Roe']);
});

test('a second car with a number doesn’t take over the first one’s row', () => {
  const before = [car('7', 'Ana Roe', { class: 'A' })];
  expect(matched(before, [car('7', 'Bo Kim', { class: 'B' }), car('7', 'Ana Roe', { class: 'A' })])).toEqual([
    undefined,
    'Ana Roe',
  ]);
  expect(matched(before, [car('7', 'Bo Kim', { class: 'B' }), car('7', 'Cy Fa', { class: 'A' })])).toEqual([
    undefined,
    'Ana Roe',
  ]);
});

test('a linked driver is surer than a name', () => {
  const before = [car('7', 'Ana Roe', { drivers: [1] }), car('8', 'Ana Roe', { drivers: [2] })];
  const rows = [car('70', 'Ana Roe'), car('80', 'A. Roe', { drivers: [1] })];
  const found = matchCars(before, rows);
  expect(rows.map((row) => found.get(row)?.race_number)).toEqual(['8', '7']);
});
