import type { PayloadRequest } from 'payload';
import type { Review } from '../../payload-types.ts';

export const reviewKey = (collection: string, id: number | string): string => `${collection}/${String(id)}`;

/** The record's review in progress; null for none. */
export async function findReview(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Review | null> {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { key: { equals: reviewKey(collection, id) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}

/** Ends the review of a record, if there is one. */
export async function endReview(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'reviews',
    where: { key: { equals: reviewKey(collection, id) } },
    req,
  });
}
