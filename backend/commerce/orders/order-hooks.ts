import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Order } from '../../payload-types.ts';
import { closePayment, settlePayment, requestRefund } from '../payments/settle.ts';
import { endOrder } from './cancel-order.ts';
import { mailOrderEnded, mailOrderSent } from './order-mails.ts';

/** The status changes that editors may make. Only the gateway marks orders as paid. */
export const ORDER_STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['cancelled'],
  paid: ['packed', 'refunded'],
  packed: ['sent', 'refunded'],
  sent: ['refunded'],
  cancelled: [],
  refunded: [],
};

/**
 * Shown to the editor. Matched by name: the bundler drops class names, and Payload responds with "unknown error" to an error without one.
 */
class BadStep extends APIError {
  override readonly name = 'BadStep';

  constructor(message: string) {
    super(message, 409, null, true);
  }
}

type Req = Parameters<CollectionBeforeChangeHook>[0]['req'];

async function cancel({ payload }: Req, order: Order): Promise<boolean> {
  const payment = refId(order.payment);
  if (payment === null) return endOrder(payload, order, { from: ['placed'], to: 'cancelled' });
  // Close the page first: a cancelled order must not be paid.
  await closePayment(payload, payment);
  const now = await findOne(payload, 'orders', { id: { equals: order.id } });
  return now?.status === 'cancelled';
}

async function payBack({ payload }: Req, order: Order): Promise<boolean> {
  const isEnded = await endOrder(payload, order, { from: ['paid', 'packed', 'sent'], to: 'refunded' });
  const payment = refId(order.payment);
  if (!isEnded || payment === null) return isEnded;
  await runStatement(payload, requestRefund(payment));
  // The reconciler retries while the gateway is down.
  await settlePayment(payload, payment).catch((error: unknown) => logFault('POST', 'payment gateway', error));
  return true;
}

async function moveOn({ payload }: Req, order: Order, to: OrderStatus): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`UPDATE orders SET status = ${to}, updated_at = ${new Date().toISOString()}
        WHERE id = ${order.id} AND status = ${order.status}`,
  );
  return changed === 1;
}

const take = (req: Req, order: Order, to: OrderStatus): Promise<boolean> => {
  if (to === 'cancelled') return cancel(req, order);
  return to === 'refunded' ? payBack(req, order) : moveOn(req, order, to);
};

/**
 * Moves an order to its next status when an editor saves it: stock, credit, money and emails follow. Apart from the status, only the
 * tracking number can be changed.
 */
export const moveOrderAlong: CollectionBeforeChangeHook<Order> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const { payload } = req;
  const order = await findOne(payload, 'orders', { id: { equals: originalDoc.id } });
  if (!order) throw new BadStep('This order is gone.');
  const to = data.status ?? order.status;
  const tracking = data.tracking ?? order.tracking ?? null;
  if (to !== order.status) {
    if (!ORDER_STEPS[order.status].includes(to)) {
      const steps = ORDER_STEPS[order.status].join(' or ') || 'nothing else';
      throw new BadStep(`An order that is ${order.status} can become ${steps}, not ${to}.`);
    }
    if (!(await take(req, order, to)))
      throw new BadStep('The order has changed meanwhile. Look at it again before you go on.');
    if (to === 'sent') await mailOrderSent(payload, order, tracking ?? '');
    if (to === 'cancelled' || to === 'refunded') await mailOrderEnded(payload, order, to);
  }
  // The new status is in the database; the stored values of everything else win (`keep-concurrent-changes.ts`).
  return { ...originalDoc, tracking };
};
