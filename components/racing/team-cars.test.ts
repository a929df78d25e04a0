import { expect, test } from 'vitest';
import { entrySchema } from '@/lib/contract/entities/racing';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { resultsByCar, teamCars } from './team-cars';

const gt = { id: 2, name: 'GT', url: 'gt' };
const ford = { id: 1, name: 'Formula Ford', url: 'formula-ford' };
let id = 0;
const entry = (race_number: string, name: string, over: object = {}) =>
  entrySchema.parse({ id: (id += 1), race_number, name, category: gt, status: 'entered', ...over });
const raced = (race_number: string, name: string, session_name = 'Race 1') => ({
  result: session({ id: (id += 1), session_name, category: gt }),
  row: timingRow({ race_number, name }),
});
const shown = (cars: ReturnType<typeof teamCars>) =>
  cars.map((car) => `${car.category?.name ?? ''} ${car.race_number} ${car.name}`);

test('lists each car once, by category and number, from the latest entry list', () => {
  const entries = [
    entry('10', 'Ana Roe', { car: 'Old' }),
    entry('9', 'Bo Kim'),
    entry('10', 'Ana Roe / Cy Fa', { car: 'New' }),
    entry('10', 'Di Lo', { category: ford }),
  ];
  const cars = teamCars({ entries, results: [raced('10', 'ROE A'), raced('77', 'Ed Wu')] });
  expect(shown(cars)).toEqual([
    'Formula Ford 10 Di Lo',
    'GT 9 Bo Kim',
    'GT 10 Ana Roe / Cy Fa',
    'GT 77 Ed Wu',
  ]);
  expect(cars.find(({ name }) => name.startsWith('Ana'))?.car).toBe('New');
});

test('leaves out a withdrawn car that never raced, and identifies one without a number by its driver', () => {
  const entries = [entry('5', 'Ana Roe', { status: 'withdrawn' }), entry('', 'Bo Kim'), entry('', 'BO  KIM')];
  expect(shown(teamCars({ entries, results: [] }))).toEqual(['GT  BO  KIM']);
});

test('the sessions of a round are together car by car', () => {
  const cars = resultsByCar([
    raced('7', 'Ana Roe', 'Qualifying'),
    raced('8', 'Bo Kim', 'Qualifying'),
    raced('7', 'Ana Roe', 'Race 1'),
  ]);
  expect(
    cars.map(({ row, results }) => [row.name, results.map(({ result }) => result.session_name)]),
  ).toEqual([
    ['Ana Roe', ['Qualifying', 'Race 1']],
    ['Bo Kim', ['Qualifying']],
  ]);
});
