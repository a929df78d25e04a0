import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { z } from 'zod';
import { readSql } from '../../kernel/database/sql.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { watchContent } from '../../kernel/watch-content.ts';

/** The models that the initial data is made from. */
const COLLECTIONS = [
  'pages',
  'row-pages',
  'groups',
  'redirects',
  'sitemap-overrides',
  'articles',
  'microblog-posts',
  'podcast-episodes',
  'galleries',
  'categories',
  'rounds',
  'results',
  'entries',
  'championships',
  'venues',
  'drivers',
  'products',
  'media',
] as const satisfies readonly CollectionSlug[];

const GLOBALS = ['domain-settings', 'navigation'] as const satisfies readonly GlobalSlug[];

/** How often to check the database for other processes' writes. This process's own are known at once. */
const ASK_EVERY_MS = 5_000;

type Stamp = { readonly value: Promise<string>; readonly sinceMs: number };

const slot = processSingleton('content-stamp', () => {
  const own: { stamp: Stamp | null } = { stamp: null };
  watchContent(null, () => {
    own.stamp = null;
  });
  return own;
});

const tableOf = (slug: string) => slug.replaceAll('-', '_');

/** One statement for all of them: 30 finds took longer than the rest of a call for unchanged data. */
const STATEMENT = `SELECT ${[...COLLECTIONS, ...GLOBALS]
  .map(
    (slug) => `(SELECT COUNT(*) || '@' || COALESCE(CAST(MAX(updated_at) AS text), '') FROM ${tableOf(slug)})`,
  )
  .join(" || '|' || ")} AS stamp`;

async function readStamp(payload: Payload): Promise<string> {
  const [row] = await readSql(payload, STATEMENT, z.object({ stamp: z.string() }));
  if (row === undefined) throw new Error('The database returned no stamp.');
  return row.stamp;
}

/** A short text that changes whenever records are written, created or deleted, or settings saved, by any process. */
export function contentStamp(payload: Payload): Promise<string> {
  const own = slot();
  const { stamp } = own;
  if (stamp && Date.now() - stamp.sinceMs < ASK_EVERY_MS) return stamp.value;
  const value = readStamp(payload);
  own.stamp = { value, sinceMs: Date.now() };
  value.catch(() => {
    own.stamp = null;
  });
  return value;
}
