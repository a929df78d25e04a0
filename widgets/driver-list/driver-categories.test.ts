import { expect, test } from 'vitest';
import { driver } from '@/tests/widgets/racing-records';
import { driverCategories, groupDrivers } from './driver-categories';

test('lists drivers without a category last', () => {
  const gt = { id: 1, name: 'GT', url: 'gt' };
  const atlantic = { id: 2, name: 'Atlantic', url: 'atlantic' };
  const drivers = [
    driver(1),
    driver(2, { category: gt }),
    driver(3, { category: atlantic }),
    driver(4, { category: gt }),
  ];
  expect(driverCategories(drivers).map(({ name }) => name)).toEqual(['Atlantic', 'GT']);
  expect(groupDrivers(drivers).map(({ drivers: ofCategory }) => ofCategory.map(({ id }) => id))).toEqual([
    [3],
    [2, 4],
    [1],
  ]);
});
