import type { Payload } from 'payload';

/** How long a registration may wait for its link to be used, in milliseconds: a week. */
const UNPROVEN_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes accounts that were registered but never proven, with what belongs to them. */
export async function forgetUnproven(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNPROVEN_MS).toISOString();
  await payload.delete({
    collection: 'customers',
    where: {
      and: [
        { is_verified: { not_equals: true } },
        { last_sign_in: { exists: false } },
        { createdAt: { less_than: before } },
      ],
    },
  });
}
