import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './data-folder.ts';

const SECRET_BYTES = 32;

/** The file with the two programs' shared secret; whichever starts first creates it. */
export const SITE_SECRET_FILE = 'site-secret';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Reads a secret from the data folder, creating it on first use, readable by the owner only.
 * @param file its name in the folder
 * @throws the system's error
 */
export function keptSecret(dataDir: string, file: string): string {
  const path = join(/* turbopackIgnore: true */ dataDir, file);
  makeFolder(dataDir);
  try {
    // 'wx': if two programs start at once, one creates the secret and the other reads it.
    writeFileSync(path, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
