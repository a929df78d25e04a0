import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test('no cell starts with anything that a spreadsheet would read as a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      expect(csvCell(`${sign}${rest}`)).toMatch(/^"?'/);
    }),
  );
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvCell('one, "two"\nthree')).toBe('"one, ""two""\nthree"');
  expect(csvCell('plain')).toBe('plain');
});

test('a negative amount stays a number', () => {
  expect(csvCell(-12.5)).toBe('-12.5');
});
