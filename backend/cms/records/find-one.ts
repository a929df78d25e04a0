import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { readable, type Shown } from './readable.ts';

/** The first matching record, relations as ids; null if there is none. Disabled content isn't found, unless requested. */
export async function findOne<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  where: Where,
  shown: Shown = 'enabled',
): Promise<DataFromCollectionSlug<S> | null> {
  const first = { collection, where, limit: 1, depth: 0, pagination: false } as const;
  const found = await readable(payload, shown).find(first);
  return found.docs[0] ?? null;
}
