import type { Payload } from 'payload';

/** How long an unfinished registration is kept, in milliseconds: a week. */
const UNVERIFIED_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes registered accounts whose address was never verified, with their data. */
export async function purgeUnverifiedAccounts(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNVERIFIED_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'customers',
    where: {
      and: [
        { is_verified: { not_equals: true } },
        { last_sign_in: { exists: false } },
        { createdAt: { less_than: before } },
      ],
    },
    select: {},
    depth: 0,
    pagination: false,
  });
  // One at a time: several in one transaction would wait for the writes that each makes outside it (`anonymise-records.ts`).
  for (const { id } of docs) await payload.delete({ collection: 'customers', id });
}
