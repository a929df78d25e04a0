import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { log } from '../../kernel/log/log.ts';
import { sql } from '../../kernel/database/statement.ts';
import type { Order } from '../../payload-types.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { moveOrder } from '../payments/states.ts';
import { cancelPlacedOrder } from './cancel-order.ts';
import { finishOrder } from './finish-order.ts';
import { isTicketsOnly, linesOf } from '../order-lines.ts';

const orderOf = (payload: Payload, { subject }: PaymentRecord): Promise<Order | null> =>
  findOne(payload, 'orders', { id: { equals: subject ?? 0 } });

/** Handles a paid order. If it was cancelled in the meantime it stays cancelled, and the money is refunded. */
export async function acceptPaidOrder(payload: Payload, payment: PaymentRecord): Promise<'done' | 'refund'> {
  const paidAt = payment.paid_at ?? new Date().toISOString();
  // Without effect if an earlier run was here, or the order was cancelled: which of them, its state says below.
  await moveOrder(payload, { id: payment.subject ?? 0, status: 'placed' }, 'paid', {
    set: sql`, paid_at = ${paidAt}`,
  });
  const order = await orderOf(payload, payment);
  // One that the office cancelled after it was paid keeps its money, unless the office gives it back.
  if (!order || (order.status === 'cancelled' && !order.paid_at)) return 'refund';
  await finishOrder(payload, order, payment);
  return 'done';
}

/** The order won't be paid: everything it held is released. */
export async function releaseOrder(payload: Payload, payment: PaymentRecord): Promise<void> {
  const order = await orderOf(payload, payment);
  if (order) await cancelPlacedOrder(payload, order);
}

/** Finishes orders paid in full by credit, if a crash came between the order and its invoice or email. */
export async function finishPaidOrders(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      and: [
        { status: { in: ['paid', 'packed', 'sent'] } },
        { finished_at: { exists: false } },
        { payment: { exists: false } },
      ],
    },
    depth: 0,
    limit: 100,
  });
  for (const order of docs) {
    await finishOrder(payload, order, null).catch((error: unknown) =>
      log.error({ err: error, order: order.id }, 'failed to finish an order, will retry'),
    );
  }
}

/** Ends orders of tickets alone that were finished before such orders ended by themselves. */
export async function endTicketOrders(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ status: { equals: 'paid' } }, { finished_at: { exists: true } }] },
    depth: 0,
    pagination: false,
  });
  for (const order of docs) if (isTicketsOnly(linesOf(order))) await moveOrder(payload, order, 'sent');
}
