import { expect, test } from 'vitest';
import { isInZone, readPostcodes } from './zones.ts';

test.each([
  ['0110-2699, 3110', '3110', true],
  ['0110-2699, 3110', '0110', true],
  ['0110-2699, 3110', '2700', false],
  ['0110-2699', '110', false],
  ['', 'anything', true],
])('postcodes %s and %s: %s', (postcodes, postcode, isInside) => {
  expect(isInZone({ postcodes }, { country: '', postcode })).toBe(isInside);
});

test("recognises a country's names, and assumes the home country if there is none", () => {
  const zone = { countries: 'New Zealand, Australia' };
  for (const country of ['', 'nz', 'NEW ZEALAND', 'Aotearoa', 'australia'])
    expect(isInZone(zone, { country, postcode: '1' })).toBe(true);
  expect(isInZone(zone, { country: 'Fiji', postcode: '1' })).toBe(false);
});

test('rejects an invalid list of postcodes', () => {
  for (const text of ['9999-1000', 'a-b-c', '01--02', '1']) expect(readPostcodes(text)).toBeNull();
});
