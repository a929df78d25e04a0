import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A bounded folder of generated files. */
export type DiskCache = {
  /** The path of a cached file, or null. Counts as use. */
  find(key: string): Promise<string | null>;
  /** Stores bytes and returns their path. The file appears complete or not at all. */
  keep(key: string, bytes: Uint8Array): Promise<string>;
};

const TEMPORARY = '.tmp-';

/**
 * A file cache with a size limit in bytes; the least recently used files are deleted first. Files left by an earlier process are included.
 * @param folder where the files are
 * @param maxBytes total size limit
 * @param onError called with files that couldn't be deleted
 */
export function createDiskCache(
  folder: string,
  maxBytes: number,
  onError: (error: unknown) => void,
): DiskCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, key, reason) => {
      if (reason === 'evict') rm(join(folder, key), { force: true }).catch(onError);
    },
  });
  let counted: Promise<void> | undefined;
  const ready = () => (counted ??= countFiles(folder, sizes));

  return {
    find: async (key) => {
      await ready();
      if (sizes.get(key) === undefined) return null;
      const path = join(folder, key);
      if (existsSync(path)) return path;
      // Somebody emptied the folder; it can be generated again.
      sizes.delete(key);
      return null;
    },
    keep: async (key, bytes) => {
      await ready();
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = join(dirname(path), `${TEMPORARY}${randomUUID()}`);
      await writeFile(temporary, bytes);
      await rename(temporary, path);
      sizes.set(key, bytes.byteLength);
      return path;
    },
  };
}

async function countFiles(folder: string, sizes: LRUCache<string, number>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      // A temporary file is left over from a killed process.
      if (entry.name.startsWith(TEMPORARY)) await rm(path, { force: true });
      const facts = entry.name.startsWith(TEMPORARY) ? null : await stat(path);
      return facts ? [{ key: relative(folder, path), size: facts.size, usedMs: facts.mtimeMs }] : [];
    }),
  );
  for (const file of found.flat().toSorted((a, b) => a.usedMs - b.usedMs)) sizes.set(file.key, file.size);
}
