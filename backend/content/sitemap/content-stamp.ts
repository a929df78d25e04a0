import type { CollectionSlug, Payload } from 'payload';
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
  'podcast-episodes',
  'categories',
  'rounds',
  'results',
  'entries',
  'championships',
  'drivers',
  'products',
  'media',
] as const satisfies readonly CollectionSlug[];

/** How often to check the database for writes by other processes. This process's own are known at once. */
const ASK_EVERY_MS = 5_000;

type Stamp = { readonly value: Promise<string>; readonly sinceMs: number };

const slot = processSingleton('content-stamp', () => {
  const own: { stamp: Stamp | null } = { stamp: null };
  watchContent(null, () => {
    own.stamp = null;
  });
  return own;
});

async function stampOf(payload: Payload, collection: (typeof COLLECTIONS)[number]): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
  });
  return `${totalDocs}@${docs[0]?.updatedAt ?? ''}`;
}

async function readStamp(payload: Payload): Promise<string> {
  const stamps = await Promise.all(COLLECTIONS.map((collection) => stampOf(payload, collection)));
  return stamps.join('|');
}

/** A short text that changes whenever records are written, created or deleted, by any process. */
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
