import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { Order } from '../../payload-types.ts';
import { mailOrderSent } from './order-mails.ts';
import { moveOrder } from '../orders-and-payments.ts';

/** The status changes that the form can make. Only a payment marks an order as paid, and only the refund panel ends one, because that needs a reason. */
const NEXT_STEP: Partial<Readonly<Record<OrderStatus, OrderStatus>>> = { paid: 'packed', packed: 'sent' };

const CONFLICT = 409;

/** An error that the editor is shown. It has a name of its own because the bundler drops class names, and Payload shows a nameless error as unknown. */
class BadStep extends APIError {
  override readonly name = 'BadStep';

  constructor(message: string) {
    super(message, CONFLICT, null, true);
  }
}

/** The form has no field for a reason, and only administrators and shop staff can end an order. */
const ENDED_IN_PANEL =
  'To cancel or refund an order, use Refund and cancel. Only administrators and shop staff can, and they have to give a reason.';

/**
 * Packing and sending: moves an order to its next status when an editor saves it, and emails the buyer when it's sent. Besides the status,
 * only the tracking number can be changed.
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
  if (!order) throw new BadStep('This order no longer exists.');
  const to = data.status ?? order.status;
  const tracking = data.tracking ?? order.tracking ?? null;
  if (to !== order.status) {
    if (to !== NEXT_STEP[order.status]) {
      if (to === 'cancelled' || to === 'refunded') throw new BadStep(ENDED_IN_PANEL);
      const step = NEXT_STEP[order.status] ?? 'nothing else';
      throw new BadStep(`An order that’s ${order.status} can become ${step}, not ${to}.`);
    }
    if (!(await moveOrder(payload, order, to)))
      throw new BadStep('This order has just changed. Check it again before you continue.');
    if (to === 'sent') await mailOrderSent(payload, order, tracking ?? '');
  }
  // The new status is in the database already; for everything else, the stored values win (`keep-concurrent-changes.ts`).
  return { ...originalDoc, tracking };
};
