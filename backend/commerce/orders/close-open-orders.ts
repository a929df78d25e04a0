import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { badInput } from '../../kernel/failure.ts';
import type { CartOwner } from '../cart/cart-store.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Order } from '../../payload-types.ts';
import { openOrdersOf } from '../cart/open-orders.ts';
import { closePayment } from '../payments/settle.ts';
import { orUnreachable } from '../payments/start-payment.ts';

/**
 * Closes the payment pages of all orders of a cart's owner. An order that turns out to be paid is fulfilled, and one that waits for the bank
 * stays.
 * @throws Failure 503 if the gateway can't be reached
 */
export async function closePaymentPages(payload: Payload, owner: CartOwner): Promise<void> {
  for (const order of await openOrdersOf(payload, owner)) {
    const payment = refId(order.payment);
    if (payment !== null) await orUnreachable(closePayment(payload, payment));
  }
}

/**
 * Closes the payment pages that a cart's owner has abandoned, and so releases what their orders hold.
 * @param callerKey the current request's: an order from the same request, sent twice at once, stays open
 * @returns an order that turned out to be paid, or null
 * @throws Failure 503 if the gateway can't be reached; 422 if a payment is waiting for the bank, since nothing may be paid for twice
 */
export async function closeOpenOrders(
  payload: Payload,
  owner: CartOwner,
  callerKey: string | null,
): Promise<Order | null> {
  const open = await openOrdersOf(payload, owner);
  const left = open.filter(({ caller_key }) => callerKey === null || caller_key !== callerKey);
  for (const order of left) {
    const payment = refId(order.payment);
    if (payment === null) continue;
    const closed = await orUnreachable(closePayment(payload, payment));
    if (closed?.status === 'open') throw badInput(msg('order.pending', { number: String(order.id) }));
    if (closed?.status === 'paid') return findOne(payload, 'orders', { id: { equals: order.id } });
  }
  return null;
}
