import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { readable } from './readable.ts';

/** The first matching record, relations as ids; null if there is none. */
export async function findOne<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  where: Where,
): Promise<DataFromCollectionSlug<S> | null> {
  const found = await readable(payload).find({ collection, where, limit: 1, depth: 0, pagination: false });
  return found.docs[0] ?? null;
}
