import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, pack } from './compress.ts';

const TEXTS = new URL('../../locales/en.json', import.meta.url);

test('a body that is asked for again and again becomes smaller, and stays the same text', async () => {
  const body = await readFile(TEXTS);
  const packed = await pack(body);
  const first = packed.br();
  await expect.poll(() => packed.br().byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(first).equals(body)).toBe(true);
  expect(brotliDecompressSync(packed.br()).equals(body)).toBe(true);
  expect(gunzipSync(await packed.gzip()).equals(body)).toBe(true);
  expect((await packed.plain()).equals(body)).toBe(true);
});

test('what few ask for is left as it is', async () => {
  const packed = await pack(await readFile(TEXTS));
  const first = packed.br();
  // The packing of another body comes and goes meanwhile.
  const other = await pack(await readFile(TEXTS));
  const size = other.br().byteLength;
  await expect.poll(() => other.br().byteLength).toBeLessThan(size);
  expect(packed.br()).toBe(first);
});

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
