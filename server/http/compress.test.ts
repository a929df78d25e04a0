import { expect, test } from 'vitest';
import { chooseEncoding } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['br, gzip;q=0', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;Q=0,BR;q=0.0', 'identity'],
  ['br;q=0, gzip;q=0, identity', 'identity'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0.001, gzip;q=0', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, gzip;q=0, *;q=0', 'identity'],
] as const)('the encoding that Accept-Encoding %o allows is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
