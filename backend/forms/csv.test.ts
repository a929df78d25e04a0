import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test('no cell begins with what a spreadsheet takes for a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      expect(csvCell(`${sign}${rest}`)).toMatch(/^"?'/);
    }),
  );
});

test('quotes, commas and line ends stay inside their cell', () => {
  expect(csvCell('one, "two"\nthree')).toBe('"one, ""two""\nthree"');
  expect(csvCell('plain')).toBe('plain');
});
