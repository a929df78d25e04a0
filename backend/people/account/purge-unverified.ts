import type { Payload, Where } from 'payload';
import { deleteWhile } from '../../kernel/database/delete-while.ts';

/** How long an unfinished registration is kept, in milliseconds: a week. */
const UNVERIFIED_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes registered accounts whose address was never verified, with their data. */
export async function purgeUnverifiedAccounts(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNVERIFIED_MS).toISOString();
  const where: Where = {
    and: [
      { is_verified: { not_equals: true } },
      { last_sign_in: { exists: false } },
      { createdAt: { less_than: before } },
    ],
  };
  const { docs } = await payload.find({
    collection: 'customers',
    where,
    select: {},
    depth: 0,
    pagination: false,
  });
  // The owner may be opening the link right now.
  for (const { id } of docs) await deleteWhile(payload, 'customers', id, where);
}
