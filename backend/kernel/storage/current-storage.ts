import { config } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

// Not a process singleton: the bundler may copy this module, and each copy only recognises its own error classes.
let current: Storage | undefined;

/** The storage of this program: a bucket if one is configured, else folders in the data folder. */
export function storage(): Storage {
  const { s3, dataDir } = config();
  current ??= s3 === null ? createDiskStorage(dataDir) : createS3Storage(s3);
  return current;
}
