import { expect, test } from 'vitest';
import { arrivalPath, pathOfEntry } from './arrival';

const ORIGIN = 'https://www.example.nz';

test('leads back to the remembered page with its query and hash', () => {
  expect(arrivalPath('/checkout?step=2#pay', ORIGIN, false)).toBe('/checkout?step=2#pay');
  expect(arrivalPath(null, ORIGIN, false)).toBe('/');
  expect(arrivalPath('https://evil.test', ORIGIN, false)).toBe('/');
});

test('leads by the entry page on event sites, which goes on to where its fragment says', () => {
  const entry = arrivalPath('/checkout?step=2#pay', ORIGIN, true);
  expect(entry).toBe('/enter/#/checkout?step=2#pay');
  expect(pathOfEntry(new URL(entry, ORIGIN).hash, ORIGIN)).toBe('/checkout?step=2#pay');
  expect(pathOfEntry('#//evil.test', ORIGIN)).toBe('/');
  expect(pathOfEntry('', ORIGIN)).toBe('/');
});
