import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { log } from '../contract/log.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import type { Order } from '../payload-types.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { endOrder } from './cancel-order.ts';
import { finishOrder } from './finish-order.ts';

const orderOf = (payload: Payload, { subject }: PaymentRecord): Promise<Order | null> =>
  findOne(payload, 'orders', { id: { equals: subject ?? 0 } });

/** An order was paid. One that was cancelled meanwhile stays so, and the money goes back. */
export async function acceptPaidOrder(payload: Payload, payment: PaymentRecord): Promise<'done' | 'refund'> {
  await runStatement(
    payload,
    sql`UPDATE orders SET status = 'paid', paid_at = ${payment.paid_at ?? new Date().toISOString()},
          updated_at = ${new Date().toISOString()}
        WHERE id = ${payment.subject ?? 0} AND status = 'placed'`,
  );
  const order = await orderOf(payload, payment);
  if (!order || order.status === 'cancelled') return 'refund';
  await finishOrder(payload, order, payment);
  return 'done';
}

/** An order never will be paid: what it held goes back. */
export async function releaseOrder(payload: Payload, payment: PaymentRecord): Promise<void> {
  const order = await orderOf(payload, payment);
  if (order) await endOrder(payload, order, { from: ['placed'], to: 'cancelled' });
}

/** Finishes orders that credit paid for in full, where a crash came between the order and its invoice or mail. */
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
      log.error({ err: error, order: order.id }, 'an order could not be finished, it will be tried again'),
    );
  }
}
