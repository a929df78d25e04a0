import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './data-folder.ts';

const SECRET_BYTES = 32;

/** The file with the two programs' shared secret; whichever starts first creates it. */
export const SITE_SECRET_FILE = 'site-secret';

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creates a file that is there with all of its content or not at all. If two programs start at once, one creates it and the other reads it. */
function createWhole(path: string, content: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Reads a secret from the data folder, creating it on first use, readable by the owner only.
 * @param file its name in the folder
 * @throws the system's error
 */
export function keptSecret(dataDir: string, file: string): string {
  const path = join(/* turbopackIgnore: true */ dataDir, file);
  makeFolder(dataDir);
  if (!existsSync(path)) createWhole(path, randomBytes(SECRET_BYTES).toString('hex'));
  return readFileSync(path, 'utf8').trim();
}
