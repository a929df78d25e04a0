import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test('no cell starts with anything that a spreadsheet would read as a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      // Digits alone are no formula.
      fc.pre(!/^[+-][\d .,()]+$/.test(`${sign}${rest}`));
      expect(csvCell(`${sign}${rest}`)).toMatch(/^"?'/);
    }),
  );
});

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(csvCell('one, "two"\nthree')).toBe('"one, ""two""\nthree"');
  expect(csvCell('plain')).toBe('plain');
});

test('numbers and telephone numbers stay unchanged, even as text', () => {
  expect(csvCell(-12.5)).toBe('-12.5');
  for (const text of ['-5', '+5', '-12.50', '+64 21 000 000', '+64 (0)21 000 000', '021 000 000'])
    expect(csvCell(text)).toBe(text);
  expect(csvCell('-1,5')).toBe('"-1,5"');
});

test('formulas are marked, however much they look like numbers', () => {
  for (const text of ['-2+3', '+64-21-5', '-5 - 3', '+cmd|calc', '-A1', '=-5', '@5', '-5%', '-1E5', '+', '-'])
    expect(csvCell(text)).toBe(`'${text}`);
});
