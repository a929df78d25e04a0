import { storedSecret, SITE_SECRET_FILE } from '../shared/node/stored-secret.ts';
import type { Env } from './env.ts';

/**
 * The secret that the site shares with the content server, for change notifications and draft previews: REVALIDATE_SECRET, or one created
 * once in the data folder, readable by its owner only.
 */
export function siteSecret({ revalidateSecret, dataDir }: Pick<Env, 'revalidateSecret' | 'dataDir'>): string {
  if (revalidateSecret !== undefined) return revalidateSecret;
  const secret = secrets.get(dataDir) ?? storedSecret(dataDir, SITE_SECRET_FILE);
  secrets.set(dataDir, secret);
  return secret;
}

/** Secrets by folder, cached because every previewed page needs one. */
const secrets = new Map<string, string>();
