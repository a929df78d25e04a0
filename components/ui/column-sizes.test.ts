import { expect, test } from 'vitest';
import { columnSizes } from './column-sizes';

const SIZES = '(min-width: 80rem) 26rem, (min-width: 640px) 50vw, 100vw';

test("uses the column's share of the width if columns are side by side", () => {
  expect(columnSizes(SIZES, 0.5)).toBe(
    '(min-width: 80rem) calc(26rem * 0.5), (min-width: 640px) 50vw, 100vw',
  );
});

test('leaves the sizes of a full-width block unchanged', () => {
  expect(columnSizes(SIZES)).toBe(SIZES);
  expect(columnSizes(SIZES, 1)).toBe(SIZES);
});
