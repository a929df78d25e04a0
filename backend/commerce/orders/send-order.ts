import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { Order } from '../../payload-types.ts';
import { mailOrderSent } from './order-mails.ts';
import { moveOrder } from '../payments/states.ts';

/** The status changes that the form makes. Only the gateway marks orders as paid, and only the panel ends them: that takes a reason. */
const NEXT_STEP: Partial<Readonly<Record<OrderStatus, OrderStatus>>> = { paid: 'packed', packed: 'sent' };

const CONFLICT = 409;

/**
 * Shown to the editor. Matched by name: the bundler drops class names, and Payload responds with "unknown error" to an error without one.
 */
class BadStep extends APIError {
  override readonly name = 'BadStep';

  constructor(message: string) {
    super(message, CONFLICT, null, true);
  }
}

/** The form has no field for the reason, and only administrators and the shop end an order. */
const ENDED_BELOW =
  'To cancel or refund an order, use Refund and cancel. Only administrators and shop staff can, and they have to give a reason.';

/**
 * Packing and sending: moves an order to its next status when an editor saves it, and emails the customer. Apart from the status, only the
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
  if (!order) throw new BadStep('This order no longer exists.');
  const to = data.status ?? order.status;
  const tracking = data.tracking ?? order.tracking ?? null;
  if (to !== order.status) {
    if (to !== NEXT_STEP[order.status]) {
      if (to === 'cancelled' || to === 'refunded') throw new BadStep(ENDED_BELOW);
      const step = NEXT_STEP[order.status] ?? 'nothing else';
      throw new BadStep(`An order that’s ${order.status} can become ${step}, not ${to}.`);
    }
    if (!(await moveOrder(payload, order, to)))
      throw new BadStep('This order has just changed. Check it again before you continue.');
    if (to === 'sent') await mailOrderSent(payload, order, tracking ?? '');
  }
  // The new status is in the database; the stored values of everything else win (`keep-concurrent-changes.ts`).
  return { ...originalDoc, tracking };
};
