import { expect, test } from 'vitest';
import { countryCodes, isCountryList, isLanguageCode } from './broadcast-codes.ts';

test('countries may be separated by commas or spaces, in any case', () => {
  expect(countryCodes('nz, AU;gb  IE')).toEqual(['NZ', 'AU', 'GB', 'IE']);
  expect(countryCodes('')).toEqual([]);
});

test.each([
  ['NZ, AU', true],
  ['', true],
  ['New Zealand', false],
  ['NZ, XQ', false],
  ['NZL', false],
])('%s is a list of countries: %s', (written, isList) => {
  expect(isCountryList(written)).toBe(isList);
});

test.each([
  ['en', true],
  ['mi', true],
  ['pt-BR', true],
  ['', true],
  ['English', false],
  ['xq', false],
])('%s is a language: %s', (written, isCode) => {
  expect(isLanguageCode(written)).toBe(isCode);
});
