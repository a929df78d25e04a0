import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import type { Order } from '../payload-types.ts';
import { closePayment } from '../payments/settle.ts';

/**
 * Closes the payment pages that a customer has left, so that what they hold is free again.
 * @param callerKey of the press that asks: the order of the same press, sent twice at once, stays open
 * @returns an order that turned out to be paid, or null
 */
export async function closeOpenOrders(
  payload: Payload,
  customer: number,
  callerKey: string | null,
): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ customer: { equals: customer } }, { status: { equals: 'placed' } }] },
    depth: 0,
    pagination: false,
  });
  const left = docs.filter(({ caller_key }) => callerKey === null || caller_key !== callerKey);
  for (const order of left) {
    const payment = refId(order.payment);
    if (payment === null) continue;
    const closed = await closePayment(payload, payment);
    if (closed?.status === 'paid') return findOne(payload, 'orders', { id: { equals: order.id } });
  }
  return null;
}
