import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { OrderStatus } from '../../lib/contract/entities/documents.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { logFault } from '../contract/log-fault.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import type { Order } from '../payload-types.ts';
import { closePayment, settlePayment, wantRefund } from '../payments/settle.ts';
import { endOrder } from './cancel-order.ts';
import { mailOrderEnded, mailOrderSent } from './order-mails.ts';

/** The steps that an editor may take an order along. Paying is the gateway's matter. */
export const ORDER_STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['cancelled'],
  paid: ['packed', 'refunded'],
  packed: ['sent', 'refunded'],
  sent: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** Told to the editor. By name: the bundler drops class names, and Payload answers an error without one with "unknown error". */
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
  // The page is closed first: nobody may pay for what is cancelled.
  await closePayment(payload, payment);
  const now = await findOne(payload, 'orders', { id: { equals: order.id } });
  return now?.status === 'cancelled';
}

async function payBack({ payload }: Req, order: Order): Promise<boolean> {
  const isEnded = await endOrder(payload, order, { from: ['paid', 'packed', 'sent'], to: 'refunded' });
  const payment = refId(order.payment);
  if (!isEnded || payment === null) return isEnded;
  await runStatement(payload, wantRefund(payment));
  // The reconciler tries again while the gateway cannot be reached.
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
 * Takes an order one step along when an editor saves it: stock, credit, money and mails go with the step. Of everything else only
 * the tracking number can be changed.
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
  const now = await findOne(payload, 'orders', { id: { equals: order.id } });
  return { ...(now ?? order), tracking };
};
