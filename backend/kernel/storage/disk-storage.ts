import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { NotStored, type Storage, type StoredFile } from './storage.ts';

/** Prefix of a file still being written. */
const TEMPORARY = '.tmp-';
/** Only the site's own user may read visitors' files. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The file's place on this machine. */
export const pathOnDisk = (dataDir: string, key: string): string => join(dataDir, ...key.split('/'));

/** Files in the data folder. @param dataDir a folder, with the keys below it */
export function createDiskStorage(dataDir: string): Storage {
  const pathOf = (key: string) => pathOnDisk(dataDir, key);
  const find = async (key: string): Promise<StoredFile | null> => {
    const facts = await stat(pathOf(key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return facts?.isFile() ? { key, size: facts.size, changedMs: facts.mtimeMs } : null;
  };
  /** Written beside the file's place first, so that readers see all of it or none. */
  const place = async (key: string, write: (temporary: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
    const temporary = join(dirname(path), `${TEMPORARY}${randomUUID()}`);
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
  const whenThere = (key: string) => (error: unknown) => {
    throw isMissing(error) ? new NotStored(key) : error;
  };

  return {
    kind: 'disk',
    put: (key, bytes) => place(key, (temporary) => writeFile(temporary, bytes, { mode: OWN_FILE })),
    read: async (key) => (await open(pathOf(key)).catch(whenThere(key))).createReadStream(),
    find,
    copy: async (from, to) => {
      if ((await find(from)) === null) throw new NotStored(from);
      await place(to, (temporary) =>
        copyFile(pathOf(from), temporary, constants.COPYFILE_FICLONE).catch(whenThere(from)),
      );
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async (folder) => {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY))
        .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).replaceAll('\\', '/'));
      // Another request may delete some in between.
      const found = await Promise.all(keys.map(find));
      return found.filter((file) => file !== null);
    },
  };
}
