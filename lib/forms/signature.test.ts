import { expect, test } from 'vitest';
import { mimeOf, PNG_QUALITY, SIGNATURE_DEFAULTS, signatureTypeOf } from './signature';

test.each([
  ['', 'image/png'],
  ['png', 'image/png'],
  ['image/png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['image/jpeg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['image/svg+xml', 'image/svg+xml'],
  ['gif', 'image/png'],
])('a field of subtype %j gives a signature of type %s (spec 5.2)', (subtype, type) => {
  expect(mimeOf(signatureTypeOf(subtype))).toBe(type);
});

test('the pen has the measures of the specification (spec 9.48)', () => {
  expect(SIGNATURE_DEFAULTS).toEqual({ minWidth: 0.5, maxWidth: 2.5, throttle: 16, minDistance: 5 });
  expect(PNG_QUALITY).toBe(0.92);
});
