import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Enough to notice a full disk. */
const PROBE_BYTES = 16 * 1024;

/**
 * Creates a folder and its parents. Node's own `recursive` hangs if the system reports ENOENT below an existing folder (/proc, some network
 * drives).
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another program created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Creates the data folder if necessary, and tries writing to it: permissions say nothing about a full disk.
 * @throws the system's error
 */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${String(process.pid)}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flag: 'wx' });
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}
