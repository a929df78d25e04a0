import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startStorage, type StorageStandIn } from '../../../scripts/run/storage-stand-in.ts';
import { readConfig, type S3Settings } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { NotStored, StorageUnavailable, storedBytes, type Storage } from './storage.ts';

async function onDisk(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createDiskStorage(folder);
}

const settingsOf = ({ env }: StorageStandIn): S3Settings => {
  const { s3 } = readConfig({ ...env, PAYLOAD_SECRET: 'x'.repeat(32) });
  if (s3 === null) throw new Error('The stand-in names a bucket.');
  return s3;
};
const QUICK = { answerMs: 200, bytesPerMs: 1000, restMs: 50 };

async function standIn(): Promise<StorageStandIn> {
  const server = await startStorage();
  onTestFinished(() => server.stop());
  return server;
}

const text = async (storage: Storage, key: string) => (await storedBytes(storage, key)).toString();
const keysIn = async (storage: Storage, folder: string) =>
  (await storage.list(folder)).map(({ key }) => key).toSorted();

describe.each([
  ['a disk', onDisk],
  ['a bucket', async () => createS3Storage(settingsOf(await standIn()))],
])('on %s', (_name, open) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  test('returns the latest content of a file, and its metadata', async () => {
    await storage.put('media/grid.webp', Buffer.from('before'));
    await storage.put('media/grid.webp', Buffer.from('after'));
    expect(await text(storage, 'media/grid.webp')).toBe('after');
    const found = await storage.find('media/grid.webp');
    expect(found).toMatchObject({ key: 'media/grid.webp', size: 5 });
    expect(Math.abs(Date.now() - (found?.changedMs ?? 0))).toBeLessThan(10_000);
    await storage.put('media/empty', Buffer.alloc(0));
    expect(await text(storage, 'media/empty')).toBe('');
  });

  test.each([
    'a photo (1)+2 & more%20.jpg',
    'été – 夏 – ქართული.pdf',
    "it's #1, what?=*!~.png",
    '-_AbC9~x.mp4',
  ])('accepts the name %s', async (name) => {
    await storage.put(`files/${name}`, Buffer.from(name));
    expect(await text(storage, `files/${name}`)).toBe(name);
    await storage.copy(`files/${name}`, `files/copy of ${name}`);
    expect(await text(storage, `files/copy of ${name}`)).toBe(name);
    expect(await keysIn(storage, 'files')).toEqual([`files/${name}`, `files/copy of ${name}`].toSorted());
    await storage.remove(`files/${name}`);
    expect(await keysIn(storage, 'files')).toEqual([`files/copy of ${name}`]);
  });

  test('finds no file that was never stored, or was deleted', async () => {
    expect(await storage.find('media/none.webp')).toBeNull();
    await expect(storage.read('media/none.webp')).rejects.toBeInstanceOf(NotStored);
    await expect(storage.copy('media/none.webp', 'media/copy.webp')).rejects.toBeInstanceOf(NotStored);
    expect(await storage.find('media/copy.webp')).toBeNull();
    await storage.remove('media/none.webp');
    await storage.put('media/one.webp', Buffer.from('1'));
    await storage.remove('media/one.webp');
    expect(await storage.find('media/one.webp')).toBeNull();
    expect(await storage.list('never')).toEqual([]);
  });

  test('lists a folder with all folders in it, however many files there are', async () => {
    const keys = Array.from({ length: 120 }, (_, at) => `renditions/a${String(at % 7)}/${String(at)}.webp`);
    await Promise.all(
      [...keys, 'renditions-of-old/x', 'media/x'].map((key) => storage.put(key, Buffer.from(key))),
    );
    expect(await keysIn(storage, 'renditions')).toEqual(keys.toSorted());
    expect((await storage.list('renditions/a3')).every(({ size }) => size > 15)).toBe(true);
  });

  test('stores and reads more than fits into one part', async () => {
    const bytes = Buffer.alloc(3_000_000, 'race day');
    await storage.put('files/long.mp4', bytes);
    expect((await storedBytes(storage, 'files/long.mp4')).equals(bytes)).toBe(true);
  });
});

describe('a bucket', () => {
  const areAllAway = async (storage: Storage): Promise<boolean> => {
    const calls = await Promise.allSettled([
      storage.put('a/b', Buffer.from('x')),
      storage.read('a/b'),
      storage.find('a/b'),
      storage.copy('a/b', 'a/c'),
      storage.remove('a/b'),
      storage.list('a'),
    ]);
    return calls.every((call) => call.status === 'rejected' && call.reason instanceof StorageUnavailable);
  };

  test('that is gone, or answers nothing, fails every call in time, and recovers by itself', async () => {
    const server = await standIn();
    const storage = createS3Storage(settingsOf(server), QUICK);
    await storage.put('a/b', Buffer.from('x'));
    await server.kill();
    expect(await areAllAway(storage)).toBe(true);
    await server.start();
    await expect.poll(() => text(storage, 'a/b').catch(() => 'away')).toBe('x');

    // Without its own deadline, a call would wait for as long as the server is silent.
    server.freeze(true);
    expect(await areAllAway(storage)).toBe(true);
    // No second wait for a storage that has just been unreachable.
    await expect(storage.find('a/b')).rejects.toMatchObject({
      status: 503,
      details: { headers: { 'Retry-After': '10' } },
    });
    server.freeze(false);
    await expect
      .poll(() =>
        storage.find('a/b').then(
          () => 'back',
          () => 'away',
        ),
      )
      .toBe('back');
  });

  test('waits for a slow reader, whose pauses don’t count', async () => {
    const storage = createS3Storage(settingsOf(await standIn()), QUICK);
    const bytes = Buffer.alloc(20_000_000, 'race day');
    await storage.put('files/long.mp4', bytes);
    let [size, pieces] = [0, 0];
    for await (const piece of await storage.read('files/long.mp4')) {
      size += piece.byteLength;
      if ((pieces += 1) === 2) await delay(2 * QUICK.answerMs);
    }
    expect(size).toBe(bytes.length);
  });

  test.each([
    ['secret', { secretAccessKey: 'another' }, 'The storage answered with 403 SignatureDoesNotMatch.'],
    ['key', { accessKeyId: 'ANOTHER' }, 'The storage answered with 403 InvalidAccessKeyId.'],
    ['region', { region: 'eu-west-1' }, 'The storage answered with 403 AuthorizationHeaderMalformed.'],
    ['bucket', { bucket: 'another' }, 'The bucket another doesn’t exist.'],
  ])('reports a wrong %s', async (_what, wrong, message) => {
    const settings = settingsOf(await standIn());
    await expect(createS3Storage({ ...settings, ...wrong }).list('a')).rejects.toMatchObject({
      status: 503,
      cause: { message },
    });
  });
});
