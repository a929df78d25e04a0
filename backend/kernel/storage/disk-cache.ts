import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A bounded folder of generated files. */
export type DiskCache = {
  /** The path of a cached file, or null. Counts as use. */
  find(key: string): Promise<string | null>;
  /** Stores bytes, at once or in chunks, and returns their path. The file appears complete or not at all. */
  keep(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string>;
};

const TEMPORARY = '.tmp-';
/** A file still being written is younger than this; another backend may be writing to the same folder. */
const LEFT_OVER_MS = 10 * 60_000;
/** Separates a file's key and the checksum of its content. */
const MARK = '~';
const RADIX = 36;

type Sum = { readonly size: number; readonly checksum: string };

/** Passes a content on while reading it. @returns its size and checksum, once it has been read */
async function* summed(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onEnd: (sum: Sum) => void,
): AsyncGenerator<Uint8Array> {
  let [size, sum] = [0, 0];
  for await (const chunk of content) {
    size += chunk.byteLength;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  onEnd({ size, checksum: sum.toString(RADIX) });
}

type Entry = {
  readonly path: string;
  readonly size: number;
  /** Written or checked by this process. An earlier process's file may have been damaged since, by a power cut or a bad disk. */
  isWhole: boolean;
};

/**
 * A file cache with a size limit in bytes; the least recently used files are deleted first. Files left by an earlier process are included;
 * a damaged one is deleted when it is first requested.
 * @param folder where the files are
 * @param maxBytes total size limit
 * @param onError called with files that couldn't be deleted
 */
export function createDiskCache(
  folder: string,
  maxBytes: number,
  onError: (error: unknown) => void,
): DiskCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: ({ path }, _key, reason) => {
      if (reason === 'evict') rm(path, { force: true }).catch(onError);
    },
  });
  let counted: Promise<void> | undefined;
  const ready = () => (counted ??= countFiles(folder, entries));

  return {
    find: async (key) => {
      await ready();
      const entry = entries.get(key);
      if (entry === undefined) return null;
      entry.isWhole ||= await isWhole(entry.path);
      if (entry.isWhole && existsSync(entry.path)) return entry.path;
      // It can be generated again.
      if (entries.peek(key) === entry) entries.delete(key);
      await rm(entry.path, { force: true });
      return null;
    },
    keep: async (key, bytes) => {
      await ready();
      const place = join(folder, dirname(key));
      await mkdir(place, { recursive: true });
      const temporary = join(place, `${TEMPORARY}${randomUUID()}`);
      let sum: Sum = { size: 0, checksum: '' };
      const content = summed(bytes instanceof Uint8Array ? [bytes] : bytes, (found) => {
        sum = found;
      });
      try {
        await pipeline(content, createWriteStream(temporary));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      const path = join(folder, `${key}${MARK}${sum.checksum}`);
      await rename(temporary, path);
      const before = entries.peek(key);
      if (before !== undefined && before.path !== path) await rm(before.path, { force: true });
      entries.set(key, { path, size: sum.size, isWhole: true });
      return path;
    },
  };
}

async function isWhole(path: string): Promise<boolean> {
  const expected = path.slice(path.lastIndexOf(MARK) + MARK.length);
  let found = '';
  try {
    for await (const chunk of summed(createReadStream(path), ({ checksum }) => (found = checksum)))
      void chunk;
  } catch {
    // Gone, or unreadable: damaged either way.
    return false;
  }
  return found === expected;
}

async function countFiles(folder: string, entries: LRUCache<string, Entry>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const found = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      // Another backend may have deleted it since.
      const facts = await stat(path).catch(() => null);
      if (facts === null) return [];
      const isTemporary = name.startsWith(TEMPORARY);
      const isCacheFile = !isTemporary && name.includes(MARK);
      // A temporary file is left over from a killed process, a file without a checksum from an earlier version.
      const isLeftOver = isTemporary ? Date.now() - facts.mtimeMs > LEFT_OVER_MS : !isCacheFile;
      if (isLeftOver) await rm(path, { force: true });
      if (!isCacheFile) return [];
      const key = relative(folder, path.slice(0, path.lastIndexOf(MARK)));
      return [{ key, path, size: facts.size, usedMs: facts.mtimeMs }];
    }),
  );
  for (const { key, path, size } of found.flat().toSorted((a, b) => a.usedMs - b.usedMs))
    entries.set(key, { path, size, isWhole: false });
}
