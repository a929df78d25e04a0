import type { Payload, Where } from 'payload';
import { sql, type Statement } from '../../kernel/database/statement.ts';
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

/**
 * The same as a condition on `orders`, for statements that also read what is left: an order returns what it took the moment its payment is
 * closed, so the two are read together.
 */
export function isOpenOrderOf(owner: CartOwner): Statement {
  const stored = storedOwner(owner);
  const isTheirs =
    'customer' in stored ? sql`customer_id = ${stored.customer}` : sql`guest_session = ${stored.sessionHash}`;
  return sql`${isTheirs} AND status = 'placed' AND stock_held = TRUE`;
}
