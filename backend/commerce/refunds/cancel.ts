import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { badInput } from '../../kernel/failure.ts';
import { log } from '../../kernel/log/log.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Invoice, Order, Refund } from '../../payload-types.ts';
import { linesOf } from '../orders-and-payments.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { GatewayAway } from '../payments/gateway.ts';
import { closePayment } from '../payments/settle.ts';
import { cancellingOf, openRequest } from './cancel-rule.ts';
import { RefundRefused } from './plan-refund.ts';
import { makeRefund, settleRefund } from './refund.ts';
import { readSale } from './sale.ts';
import { BUYER_ACCOUNT, refundOfPress, type RefundRequest } from './write-refund.ts';

/*
 * Cancelling. A sale is cancelled together with its refund (`refund.ts`): by its buyer as long as the rule allows it, otherwise by the office,
 * which the buyer can ask. The office can also cancel an order that wasn't paid.
 */

/* By the buyer. */

/** Shown to the office, which works in English. */
const REASON = 'Cancelled by the customer';

const notCancellable = () => badInput(msg('order.notCancellable'));

/** The condition that none of a sale's tickets has been transferred. */
const isNothingTransferred = ({ id }: Invoice) =>
  sql`NOT EXISTS (SELECT 1 FROM ticket_holders WHERE invoice_id = ${id} AND passed_on_at IS NOT NULL)`;

/**
 * Cancels a sale for its buyer, if the rule allows it: refunds all of it, as the office would, and emails the buyer. Once for each press.
 * @throws Failure 422 if it can no longer be cancelled
 */
export async function cancelSale(payload: Payload, invoice: Invoice, press: string): Promise<void> {
  const key = `buyer:${String(invoice.id)}:${press}`;
  const rule = await cancellingOf(payload, invoice);
  // A concurrent call for the same press may have been faster.
  if (await refundOfPress(payload, key)) return;
  if (rule.kind !== 'self') throw notCancellable();
  const { items } = await readSale(payload, invoice);
  try {
    const refund = await makeRefund(payload, invoice, {
      cents: rule.cents,
      to: 'card',
      cancel: items.map((item) => item.key),
      reason: REASON,
      account: BUYER_ACCOUNT,
      press: key,
      onlyIf: isNothingTransferred(invoice),
    });
    // If the gateway fails, the reconciler continues.
    settleRefund(payload, refund.id).catch((error: unknown) =>
      log.error({ err: error, refund: refund.number }, 'failed to make a refund, will retry'),
    );
  } catch (error) {
    // The gate, the office or another tab was faster.
    if (error instanceof RefundRefused) throw notCancellable();
    throw error;
  }
}

/**
 * Asks the office for a refund. While a request is unanswered, another has no effect.
 * @throws Failure 422 if nothing can be refunded
 */
export async function askForRefund(payload: Payload, invoice: Invoice, message: string): Promise<void> {
  const { kind } = await cancellingOf(payload, invoice);
  if (kind === 'asked') return;
  if (kind !== 'ask') throw notCancellable();
  // A concurrent request isn't answered yet, so it gets the same key.
  const { totalDocs: answered } = await payload.count({
    collection: 'refund-requests',
    where: { and: [{ invoice: { equals: invoice.id } }, { is_answered: { equals: true } }] },
  });
  try {
    await payload.create({
      collection: 'refund-requests',
      depth: 0,
      data: {
        invoice: invoice.id,
        message,
        asked_at: contentNow().toISOString(),
        request: `${String(invoice.id)}:${String(answered + 1)}`,
      },
    });
  } catch (error) {
    // The same press or another tab was faster.
    if (!(await openRequest(payload, invoice))) throw error;
  }
}

/* An order that wasn't paid. */

/** The only item of an unpaid order: all of it. */
export const WHOLE_ORDER = 'order';

/** Finds an order that has no invoice because nothing was paid for it. @returns null for any other */
export async function findUnpaidOrder(payload: Payload, id: number): Promise<Order | null> {
  const order = await findOne(payload, 'orders', { id: { equals: id } });
  return order?.status === 'placed' || order?.status === 'cancelled' ? order : null;
}

/** The ledger's entry for an unpaid order that the office cancelled; at most one. */
export async function entriesOf(payload: Payload, order: Order): Promise<readonly Refund[]> {
  const entry = await findOne(payload, 'refunds', { number: { equals: entryNumber(order) } });
  return entry ? [entry] : [];
}

const entryNumber = ({ id }: Order): string => `ORDER-${String(id)}-R1`;

/** Ends an unpaid order. Its payment page is closed first, because a cancelled order must not be paid. @throws RefundRefused if it has changed in the meantime */
async function endUnpaid(payload: Payload, order: Order): Promise<void> {
  if (order.status !== 'placed') throw new RefundRefused('This order has already been cancelled.');
  const payment = refId(order.payment);
  if (payment === null) await releaseOrder(payload, order);
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
 * Cancels an order that wasn't paid and writes an entry to the ledger, once; `settleRefund` then emails the buyer.
 * @throws RefundRefused with the reason
 */
export async function cancelUnpaidOrder(
  payload: Payload,
  order: Order,
  { cents, cancel, reason, account, press }: RefundRequest,
): Promise<Refund> {
  const before = await refundOfPress(payload, press);
  if (before && refId(before.order) === order.id) return before;
  if (cents > 0) throw new RefundRefused('This order hasn’t been paid.');
  if (cancel.some((key) => key !== WHOLE_ORDER))
    throw new RefundRefused('An order that hasn’t been paid can only be cancelled as a whole.');
  await endUnpaid(payload, order);
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
