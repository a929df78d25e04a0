import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test('Items are split in order, with the rest in the last batch', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([1, 2], 2)).toEqual([[1, 2]]);
});

test('No items have no batches', () => {
  expect(batchesOf([], 2)).toEqual([]);
});
