import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../locales');
const LENGTH = 8;

/** A short hash of the texts in all languages; browsers cache the texts until it changes. */
export function textsVersion(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(LOCALES).sort()) hash.update(readFileSync(join(LOCALES, file)));
  return hash.digest('hex').slice(0, LENGTH);
}
