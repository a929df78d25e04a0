import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
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
  const names = async () => (await readdir(folder)).map((name) => name.split('~')[0]).toSorted();
  await expect.poll(names).toEqual(['one', 'three']);
});

test('notices that its folder was emptied', async () => {
  const cache = open(100);
  const path = await cache.keep('one', bytes(40));
  await rm(path);
  expect(await cache.find('one')).toBeNull();
});

test.each([
  ['empty', (path: string) => truncate(path, 0)],
  ['cut off', (path: string) => truncate(path, 6)],
  ['something else', (path: string) => writeFile(path, 'no picture')],
])('a file of an earlier process that is %s is not found, and can be stored again', async (_, damage) => {
  const path = await open(1000).keep('one.jpg', bytes(10));
  await damage(path);
  const later = open(1000);
  expect(await later.find('one.jpg')).toBeNull();
  expect(await readdir(folder)).toEqual([]);
  const again = await later.keep('one.jpg', bytes(10));
  expect(await later.find('one.jpg')).toBe(again);
});

test('a file that is stored again replaces the one before', async () => {
  const cache = open(1000);
  await cache.keep('one.jpg', bytes(10));
  const path = await cache.keep('one.jpg', bytes(20));
  expect(await cache.find('one.jpg')).toBe(path);
  expect(await readdir(folder)).toHaveLength(1);
});

test('removes files left incomplete by a killed process, but none that another is writing', async () => {
  await writeFile(join(folder, '.tmp-left'), bytes(5));
  await utimes(join(folder, '.tmp-left'), new Date(), new Date(Date.now() - 20 * 60_000));
  await writeFile(join(folder, '.tmp-under-way'), bytes(5));
  await mkdir(join(folder, 'a'));
  await writeFile(join(folder, 'a/of-an-earlier-version.jpg'), bytes(5));
  await open(100).find('one');
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(['.tmp-under-way', 'a']);
});
