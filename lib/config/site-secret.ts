import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** The file both programs keep their common secret in; whoever starts first makes it. */
const FILE = 'site-secret';
const SECRET_BYTES = 32;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The secret that the site shares with the content server, for the hook that tells of changes and for looking at drafts:
 * REVALIDATE_SECRET, else one that is made once in the data folder, readable for its owner only.
 */
export function siteSecret({ revalidateSecret, dataDir }: Pick<Env, 'revalidateSecret' | 'dataDir'>): string {
  if (revalidateSecret !== undefined) return revalidateSecret;
  const known = held.get(dataDir) ?? keptSecret(dataDir);
  held.set(dataDir, known);
  return known;
}

/** Secrets by their folder: every page of a preview asks for it. */
const held = new Map<string, string>();

function keptSecret(dataDir: string): string {
  const path = join(/* turbopackIgnore: true */ dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx': of two programs that start at once, one makes the secret and the other reads it.
    writeFileSync(path, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
