import { LRUCache } from 'lru-cache';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { createBatchLoader, type BatchLoader } from '../../kernel/batch-loader.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { watchContent } from '../../kernel/watch-content.ts';
import { findAll } from './by-ids.ts';
import { readable, type Shown } from './readable.ts';

const MAX_CACHED = 2_000;
/** Another process may write to the same database; its changes are seen after this time. */
const CACHE_MS = 5_000;

/** Records of models that many others refer to: small, few, and read all the time. They must not have drafts. */
type SharedModel = Extract<
  CollectionSlug,
  'venues' | 'series' | 'categories' | 'sponsors' | 'faqs' | 'slides' | 'videos' | 'files' | 'persons'
>;

const memoryOf = <S extends SharedModel>(collection: S) =>
  processSingleton(`records:${collection}`, () => {
    const records = new LRUCache<number, DataFromCollectionSlug<S>>({ max: MAX_CACHED, ttl: CACHE_MS });
    return { records, state: watchContent([collection], () => records.clear()) };
  });

/**
 * Declares how records of a model are loaded by id: from memory until one of the model changes, otherwise batched into one query.
 * @param shown whether disabled ones are loaded, too
 * @returns creates the loader for one request
 */
export function recordLoader<S extends SharedModel>(
  collection: S,
  shown: Shown = 'enabled',
): (payload: Payload) => BatchLoader<number, DataFromCollectionSlug<S>> {
  const memory = memoryOf(collection);
  return (payload) =>
    createBatchLoader(async (ids) => {
      const { records, state } = memory();
      const stateBefore = state();
      const found = new Map<number, DataFromCollectionSlug<S>>();
      const missing: number[] = [];
      for (const id of ids) {
        const known = records.get(id);
        if (known) found.set(id, known);
        else missing.push(id);
      }
      if (missing.length > 0) {
        const { docs } = await readable(payload, shown).find(findAll(collection, { id: { in: missing } }));
        for (const doc of docs) {
          found.set(doc.id, doc);
          if (state() === stateBefore) records.set(doc.id, doc);
        }
      }
      return found;
    });
}
