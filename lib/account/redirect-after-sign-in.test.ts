import { expect, test } from 'vitest';
import { pathAfterSignIn, pathOfEntry } from './redirect-after-sign-in';

const ORIGIN = 'https://www.example.nz';

test('returns to the remembered page with its query and hash', () => {
  expect(pathAfterSignIn('/checkout?step=2#pay', ORIGIN, false)).toBe('/checkout?step=2#pay');
  expect(pathAfterSignIn(null, ORIGIN, false)).toBe('/');
  expect(pathAfterSignIn('https://evil.test', ORIGIN, false)).toBe('/');
});

test('goes through the entry page on event sites, which redirects to the path in its fragment (spec 1.18, 2.16)', () => {
  const entry = pathAfterSignIn('/checkout?step=2#pay', ORIGIN, true);
  expect(entry).toBe('/enter/#/checkout?step=2#pay');
  expect(pathOfEntry(new URL(entry, ORIGIN).hash, ORIGIN)).toBe('/checkout?step=2#pay');
  expect(pathOfEntry('#//evil.test', ORIGIN)).toBe('/');
  expect(pathOfEntry('', ORIGIN)).toBe('/');
});
