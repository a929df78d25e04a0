import { hash } from 'node:crypto';
import { UPLOAD_FOLDERS } from '../../kernel/storage/folders.ts';
import { storedBytes, type Storage } from '../../kernel/storage/storage.ts';

/** Concurrent files. */
const CONCURRENCY = 4;

export type MovedFolder = {
  readonly folder: string;
  readonly files: number;
  /** Number of files that weren't at their destination yet. */
  readonly copied: number;
  readonly bytes: number;
  /** Of all names and contents, which are the same in both places. */
  readonly checksum: string;
};

const sha256 = (bytes: Buffer | string): string => hash('sha256', bytes, 'hex');

/** Copies a file if it isn't there yet, and reads it back. @throws Error if it differs */
async function moveFile(
  from: Storage,
  to: Storage,
  key: string,
): Promise<{ sum: string; isCopied: boolean }> {
  const bytes = await storedBytes(from, key);
  const sum = sha256(bytes);
  const there = async () => {
    const found = await to.find(key);
    return found?.size === bytes.length ? sha256(await storedBytes(to, key)) : null;
  };
  if ((await there()) === sum) return { sum, isCopied: false };
  await to.put(key, bytes);
  if ((await there()) !== sum) throw new Error(`${key} is different after it was copied.`);
  return { sum, isCopied: true };
}

async function moveFolder(from: Storage, to: Storage, folder: string): Promise<MovedFolder> {
  const files = (await from.list(folder)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const sums: string[] = [];
  let copied = 0;
  for (let first = 0; first < files.length; first += CONCURRENCY) {
    const group = files.slice(first, first + CONCURRENCY);
    const moved = await Promise.all(group.map(({ key }) => moveFile(from, to, key)));
    sums.push(...moved.map(({ sum }, at) => `${group[at]?.key ?? ''} ${sum}`));
    copied += moved.filter(({ isCopied }) => isCopied).length;
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { folder, files: files.length, copied, bytes, checksum: sha256(sums.join('\n')) };
}

/**
 * Copies all uploads to another storage, one folder after another, and compares the result byte by byte.
 * @throws Error naming the first file that differs, NotStored for one deleted in the meantime, StorageUnavailable
 */
export async function moveUploads(from: Storage, to: Storage): Promise<readonly MovedFolder[]> {
  const moved: MovedFolder[] = [];
  for (const folder of UPLOAD_FOLDERS) moved.push(await moveFolder(from, to, folder));
  return moved;
}
