import { expect, test } from 'vitest';
import { countPart, listPart, pagePart, type ListOptions } from './list-options';

const labels = { first: '', previous: '', next: '', last: '' };
const options = (over: Partial<ListOptions> = {}): ListOptions => ({
  sort: '',
  limit: 100,
  offset: 0,
  labels,
  ...over,
});
const records = [
  { name: 'Pukekohe', laps: 12 },
  { name: 'Levels', laps: 9 },
  { name: 'Taupō', laps: 21 },
];
const names = (over: Partial<ListOptions>) => listPart(records, options(over)).map(({ name }) => name);

test('a list without options stays unchanged', () => {
  expect(listPart(records, undefined)).toBe(records);
  expect(pagePart(3, 12, undefined)).toEqual({ offset: 24, first: 12 });
  expect(countPart(40, undefined)).toBe(40);
});

test('orders by a field, either way, and keeps the order for an unknown field', () => {
  expect(names({ sort: 'name' })).toEqual(['Levels', 'Pukekohe', 'Taupō']);
  expect(names({ sort: '-laps' })).toEqual(['Taupō', 'Pukekohe', 'Levels']);
  expect(names({ sort: 'driver' })).toEqual(['Pukekohe', 'Levels', 'Taupō']);
});

test('skips the offset and respects the limit', () => {
  expect(names({ offset: 1 })).toEqual(['Levels', 'Taupō']);
  expect(names({ limit: 1 })).toEqual(['Pukekohe']);
  expect(names({ offset: 1, limit: 1 })).toEqual(['Levels']);
});

test('pagination of a limited list ends at the limit', () => {
  const limited = options({ limit: 13, offset: 2 });
  expect(countPart(40, limited)).toBe(13);
  expect(countPart(9, limited)).toBe(7);
  expect(pagePart(1, 6, limited)).toEqual({ offset: 2, first: 6 });
  expect(pagePart(3, 6, limited)).toEqual({ offset: 14, first: 1 });
  expect(pagePart(4, 6, limited).first).toBe(0);
});
