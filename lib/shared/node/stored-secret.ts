import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './data-folder.ts';

const SECRET_BYTES = 32;

/** The file with the two programs' shared secret; whichever starts first creates it. */
export const SITE_SECRET_FILE = 'site-secret';

const OPTIONS = { mode: 0o600, flag: 'wx', flush: true } as const;
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Errors of file systems without hard links: network shares, memory cards, some containers. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES']);

/** Runs a step, and ignores that another program has created the file first. */
function unlessExists(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Creates a file atomically. If two programs start at once, one creates it and the other reads it. Without hard links it is written in place;
 * another program could then see it empty, which it rejects. A killed process leaves its draft, which nothing reads.
 */
function createWhole(path: string, content: string, link: typeof linkSync): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, OPTIONS);
  try {
    unlessExists(() => link(draft, path));
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error;
    unlessExists(() => writeFileSync(path, content, OPTIONS));
  } finally {
    rmSync(draft);
  }
}

/**
 * Reads a secret from the data folder, creating it on first use, readable by the owner only. An operator may have placed one there.
 * @param file its name in the folder
 * @param link creates a hard link
 * @throws the system's error, and an Error for an empty secret: everybody would know it
 */
export function storedSecret(dataDir: string, file: string, link = linkSync): string {
  const path = join(/* turbopackIgnore: true */ dataDir, file);
  makeFolder(dataDir);
  if (!existsSync(path)) createWhole(path, randomBytes(SECRET_BYTES).toString('hex'), link);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret === '')
    throw new Error(
      `The secret in ${path} is empty. Restore the file from a backup, or delete it to create a new one at the next start.`,
    );
  return secret;
}
