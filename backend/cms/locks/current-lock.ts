import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';

/** Payload's own, for collections that don't say. */
const PAYLOADS_SECONDS = 300;

/** Who is editing a record: since when, and when something was typed last. */
export type Lock = {
  readonly id: number;
  readonly account: number;
  readonly since: string;
  readonly lastAt: string;
};

export const locksOf = (collection: string, id: number | string): Where => ({
  and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: Number(id) } }],
});

const lockMs = ({ lockDocuments }: SanitizedCollectionConfig): number =>
  (typeof lockDocuments === 'object' ? lockDocuments.duration : PAYLOADS_SECONDS) * 1000;

/** The lock on a record, which is Payload's own; null if nobody has typed in it for the collection's time. */
export async function lockOn(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Lock | null> {
  const { config } = req.payload.collections[collection];
  if (config.lockDocuments === false) return null;
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: locksOf(collection, id),
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const [lock] = docs;
  if (!lock || Date.now() - new Date(lock.updatedAt).getTime() > lockMs(config)) return null;
  const account = propertyOf(lock.user, 'value');
  return typeof account === 'number'
    ? { id: lock.id, account, since: lock.createdAt, lastAt: lock.updatedAt }
    : null;
}
