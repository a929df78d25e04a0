import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { processSingleton } from '../kernel/process-singleton.ts';
import { watchContent } from '../kernel/watch-content.ts';
import {
  addressHash,
  bytesHash,
  MEDIA_FIELDS,
  mediaSource,
  PHOTO_FIELDS,
  photoSource,
  type MediaSource,
} from './media-source.ts';

const KNOWN_PICTURES = 20_000;
/** Another process may change a picture's description in the same database; it is seen after this time. */
const KNOWN_MS = 60_000;

type Library = {
  readonly byId: LRUCache<number, MediaSource>;
  readonly byHash: LRUCache<string, readonly MediaSource[]>;
  /** Version number of the library's current state. */
  readonly state: () => number;
};

const library = processSingleton<Library>('media-library', () => {
  const byId = new LRUCache<number, MediaSource>({ max: KNOWN_PICTURES, ttl: KNOWN_MS });
  const byHash = new LRUCache<string, readonly MediaSource[]>({ max: KNOWN_PICTURES, ttl: KNOWN_MS });
  const state = watchContent(['media'], () => {
    byId.clear();
    byHash.clear();
  });
  return { byId, byHash, state };
});

/** The pictures with these ids; missing ones are absent. */
export async function mediaByIds(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MediaSource>> {
  const { byId, state } = library();
  const stateBefore = state();
  const found = new Map<number, MediaSource>();
  const missing: number[] = [];
  for (const id of new Set(ids)) {
    const known = byId.get(id);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length > 0) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: missing } },
      select: MEDIA_FIELDS,
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) {
      const source = mediaSource(doc);
      found.set(doc.id, source);
      if (state() === stateBefore) byId.set(doc.id, source);
    }
  }
  return found;
}

/**
 * The picture that a URL refers to, by the hash of its bytes with or without a focal point; null if there is none. If the same bytes were
 * uploaded several times, the one with the URL's focal point.
 */
export async function mediaByAddress(payload: Payload, named: string): Promise<MediaSource | null> {
  const { byHash, state } = library();
  const stateBefore = state();
  const hash = bytesHash(named);
  const known = byHash.get(hash);
  const pictures = known ?? (await findByHash(payload, hash));
  // Only cache existing ones, so that made-up hashes can't evict real ones.
  if (!known && pictures.length > 0 && state() === stateBefore) byHash.set(hash, pictures);
  return pictures.find((picture) => addressHash(picture) === named) ?? pictures[0] ?? null;
}

async function findByHash(payload: Payload, hash: string): Promise<readonly MediaSource[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { hash: { equals: hash } },
    select: MEDIA_FIELDS,
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(mediaSource);
}

/** A customer's photo by its id or the hash of its bytes; null if there is none. The library's own calls never return one. */
export async function customerPhoto(
  payload: Payload,
  by: { readonly id: number } | { readonly hash: string },
): Promise<MediaSource | null> {
  const { docs } = await payload.find({
    collection: 'customer-photos',
    where: 'id' in by ? { id: { equals: by.id } } : { hash: { equals: by.hash } },
    select: PHOTO_FIELDS,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] ? photoSource(docs[0]) : null;
}

/** The picture with this file name; null if there is none. */
export async function mediaByFilename(payload: Payload, filename: string): Promise<MediaSource | null> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    select: MEDIA_FIELDS,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] ? mediaSource(docs[0]) : null;
}
