import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

const bytes = (size: number) => new Uint8Array(size).fill(7);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes: number) =>
  createDiskCache(folder, maxBytes, (error) => expect.unreachable(String(error)));

test('returns what it stored, also to a later process', async () => {
  const path = await open(1000).keep('a/one.jpg', bytes(10));
  expect(await readFile(path)).toHaveLength(10);
  expect(await open(1000).find('a/one.jpg')).toBe(path);
  expect(await open(1000).find('a/two.jpg')).toBeNull();
});

test('deletes the least recently used when it is full', async () => {
  const cache = open(100);
  await cache.keep('one', bytes(40));
  await cache.keep('two', bytes(40));
  await cache.find('one');
  await cache.keep('three', bytes(40));
  expect(await cache.find('two')).toBeNull();
  await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(['one', 'three']);
});

test('notices that its folder was emptied', async () => {
  const cache = open(100);
  const path = await cache.keep('one', bytes(40));
  await rm(path);
  expect(await cache.find('one')).toBeNull();
});

test('removes files left incomplete by a killed process', async () => {
  await writeFile(join(folder, '.tmp-left'), bytes(5));
  await open(100).find('one');
  expect(await readdir(folder)).toEqual([]);
});
