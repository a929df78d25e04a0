import type { Payload, Where } from 'payload';
import { storedOwner, type CartOwner } from './cart-store.ts';
import type { Order } from '../../payload-types.ts';

/** The orders of a cart's owner that haven't been paid for yet. */
export async function openOrdersOf(payload: Payload, owner: CartOwner): Promise<Order[]> {
  const stored = storedOwner(owner);
  const isTheirs: Where =
    'customer' in stored
      ? { customer: { equals: stored.customer } }
      : { guest_session: { equals: stored.sessionHash } };
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [isTheirs, { status: { equals: 'placed' } }] },
    depth: 0,
    pagination: false,
  });
  return docs;
}
