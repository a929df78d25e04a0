import type { PayloadRequest, Where } from 'payload';
import { textOf } from '../../../lib/shared/record.ts';

/** Payload's pending publication jobs for one record. */
const scheduledOf = (collection: string, id: number | string): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { processing: { equals: false } },
    { 'input.type': { equals: 'publish' } },
    { 'input.doc.relationTo': { equals: collection } },
    // The CMS's own screens send ids as text.
    { or: [{ 'input.doc.value': { equals: String(id) } }, { 'input.doc.value': { equals: Number(id) } }] },
  ],
});

/** When a record's next scheduled publication is due; '' for none. */
export async function scheduledFor(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: scheduledOf(collection, id),
    sort: 'waitUntil',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  return textOf(docs[0]?.waitUntil);
}

/** Cancels a record's scheduled publications. */
export async function dropScheduled(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: scheduledOf(collection, id), req });
}
