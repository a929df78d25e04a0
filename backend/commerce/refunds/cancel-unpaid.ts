import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Order, Refund } from '../../payload-types.ts';
import { cancelPlacedOrder } from '../orders/cancel-order.ts';
import { linesOf } from '../order-lines.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { GatewayAway } from '../payments/gateway.ts';
import { closePayment } from '../payments/settle.ts';
import type { RefundRequest } from './make-refund.ts';
import { RefundRefused } from './plan-refund.ts';

/** The only thing of an unpaid order that can be cancelled: all of it. */
export const WHOLE_ORDER = 'order';

/** An order that has no invoice, as nothing was paid for it; null for any other. */
export async function findUnpaidOrder(payload: Payload, id: number): Promise<Order | null> {
  const order = await findOne(payload, 'orders', { id: { equals: id } });
  return order?.status === 'placed' || order?.status === 'cancelled' ? order : null;
}

/** What the office did to an unpaid order: one entry at most. */
export async function entriesOf(payload: Payload, order: Order): Promise<readonly Refund[]> {
  const entry = await findOne(payload, 'refunds', { number: { equals: entryNumber(order) } });
  return entry ? [entry] : [];
}

const entryNumber = ({ id }: Order): string => `ORDER-${String(id)}-R1`;

/** Ends the order, if nobody was faster. The payment page is closed first: a cancelled order must not be paid. */
async function end(payload: Payload, order: Order): Promise<void> {
  if (order.status !== 'placed') throw new RefundRefused('This order has already been cancelled.');
  const payment = refId(order.payment);
  if (payment === null) await cancelPlacedOrder(payload, order);
  else {
    const closed = await closePayment(payload, payment).catch((error: unknown) => {
      if (!(error instanceof GatewayAway)) throw error;
      logFault('POST', 'payment gateway', error);
      throw new RefundRefused('The payment page couldn’t be closed at the gateway. Try again in a minute.');
    });
    if (closed?.status === 'open')
      throw new RefundRefused(
        'The customer’s bank is still processing the payment. Wait until that’s done. You can then refund the order, unless it’s been cancelled automatically.',
      );
  }
  const now = await findOne(payload, 'orders', { id: { equals: order.id } });
  if (now?.status !== 'cancelled')
    throw new RefundRefused('This order has just changed. Check it again before you cancel it.');
}

/**
 * Cancels an order that wasn't paid and writes the ledger's entry, once; `settleRefund` then tells the customer.
 * @throws RefundRefused with the reason
 */
export async function cancelUnpaidOrder(
  payload: Payload,
  order: Order,
  { cents, cancel, reason, account, press }: RefundRequest,
): Promise<Refund> {
  const before = await findOne(payload, 'refunds', { press: { equals: press } });
  if (before && refId(before.order) === order.id) return before;
  if (cents > 0) throw new RefundRefused('This order hasn’t been paid.');
  if (cancel.some((key) => key !== WHOLE_ORDER))
    throw new RefundRefused('An order that hasn’t been paid can only be cancelled as a whole.');
  await end(payload, order);
  const goods = linesOf(order).map(({ qty, title }) => `${String(qty)} × ${title}`);
  const now = contentNow().toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO refunds (number, status, amount_cents, card_cents, credit_cents, tax_cents, reason, cancelled, order_id,
          payment_id, customer_id, kind, account, requested_at, done_at, items, press)
        VALUES (${entryNumber(order)}, 'done', 0, 0, 0, 0, ${reason}, ${goods.join('\n')}, ${order.id},
          ${refId(order.payment)}, ${refId(order.customer)}, 'order', ${account}, ${now}, ${now},
          ${JSON.stringify([WHOLE_ORDER])}, ${press})
        ON CONFLICT DO NOTHING`,
  );
  const [entry] = await entriesOf(payload, order);
  if (!entry || entry.press !== press) throw new RefundRefused('This order has already been cancelled.');
  return entry;
}
