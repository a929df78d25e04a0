import { expect, test } from 'vitest';
import { base32, codeOf, otpauthAddress, stepAt, stepOfCode } from './totp.ts';

/** The secret in both RFCs' examples. */
const SECRET = Buffer.from('12345678901234567890');

test('matches RFC 6238, appendix B', () => {
  const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map((seconds) =>
    codeOf(SECRET, stepAt(new Date(seconds * 1000)), 8),
  );
  expect(codes).toEqual(['94287082', '07081804', '14050471', '89005924', '69279037', '65353130']);
});

test('matches RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter));
  expect(codes).toEqual([
    ...['755224', '287082', '359152', '969429', '338314'],
    ...['254676', '287922', '162583', '399871', '520489'],
  ]);
});

test('a code is valid in its own time step and the adjacent ones, once', () => {
  const now = new Date(1_111_111_111_000);
  const step = stepAt(now);
  const typed = (offset: number, after = 0) => stepOfCode(SECRET, codeOf(SECRET, step + offset), now, after);
  expect([-2, -1, 0, 1, 2].map((offset) => typed(offset))).toEqual([null, step - 1, step, step + 1, null]);
  expect(typed(0, step)).toBeNull();
  expect(typed(-1, step)).toBeNull();
  expect(typed(1, step)).toBe(step + 1);
});

test('a secret can be typed in base32, or scanned with the names of the site and the account', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    ...['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
  ]);
  const address = new URL(otpauthAddress(SECRET, 'Tasman: Summer & Co', 'mere@example.org'));
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(address.pathname)).toBe('/Tasman  Summer & Co:mere@example.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Tasman  Summer & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
