import { keptSecret, SITE_SECRET_FILE } from '../shared/node/kept-secret.ts';
import type { Env } from './env.ts';

/**
 * The secret that the site shares with the content server, for change notifications and draft previews: REVALIDATE_SECRET, or one that is
 * created once in the data folder, readable by its owner only.
 */
export function siteSecret({ revalidateSecret, dataDir }: Pick<Env, 'revalidateSecret' | 'dataDir'>): string {
  if (revalidateSecret !== undefined) return revalidateSecret;
  const known = held.get(dataDir) ?? keptSecret(dataDir, SITE_SECRET_FILE);
  held.set(dataDir, known);
  return known;
}

/** Secrets by folder, cached because every page of a preview needs one. */
const held = new Map<string, string>();
