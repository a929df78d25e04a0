import type { CollectionAfterDeleteHook } from 'payload';
import { endReview } from '../reviews/find-review.ts';

/** Deletes the comments on a deleted record, and its review. */
export const deleteDiscussion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'comments',
    where: { and: [{ model: { equals: collection.slug } }, { document_id: { equals: Number(id) } }] },
    req,
  });
  await endReview(req, collection.slug, id);
  return doc;
};
