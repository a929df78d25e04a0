import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type Where } from 'payload';
import { lockRow } from './sql.ts';
import { inTransaction } from './transactions.ts';

/**
 * Deletes a record if it still meets the condition that it was found by. It is locked before it is looked at again, so a change at the same
 * moment comes before and may save it, or finds it gone.
 */
export async function deleteWhile(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  condition: Where,
): Promise<void> {
  const req: PayloadRequest = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await lockRow(req, collection, id);
    const { totalDocs } = await payload.count({
      collection,
      where: { and: [{ id: { equals: id } }, condition] },
      req,
    });
    if (totalDocs > 0) await payload.delete({ collection, id, depth: 0, req });
  });
}
