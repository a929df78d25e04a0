import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { log } from '../../kernel/log/log.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import type { Invoice, Order, Payment } from '../../payload-types.ts';
import { cartOf } from '../cart/buyer.ts';
import { clearPromotion, ownerKey, removeBought } from '../cart/cart-store.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { paidVoucherEnd } from '../documents/sold-voucher.ts';
import {
  addressOfOrder,
  isTicketsOnly,
  linesOf,
  moveOrder,
  orderMove,
  type OrderLine,
} from '../orders-and-payments.ts';
import { endTurn } from '../waiting-room/waiting-room.ts';
import { mailOrderPaid } from './order-mails.ts';

/** The outcome of an order's payment: the order is paid. If it was cancelled in the meantime, it stays cancelled and the money is refunded. */
export async function fulfilOrder(payload: Payload, payment: Payment): Promise<'done' | 'refund'> {
  const find = () => findOne(payload, 'orders', { id: { equals: payment.subject ?? 0 } });
  const before = await find();
  const paidAt = payment.paid_at ?? new Date().toISOString();
  // Has no effect if another run has done it, or the order was cancelled; the state read next says which.
  if (before?.status === 'placed') await markPaid(payload, before, paidAt);
  const order = await find();
  // The money for an order that the office cancelled after it was paid stays, unless the office refunds it.
  if (!order || (order.status === 'cancelled' && !order.paid_at)) return 'refund';
  await finishOrder(payload, order, payment);
  return 'done';
}

/**
 * Marks an order as paid and, in the same transaction, takes what was bought out of the cart: whatever happens before the order is finished,
 * the cart can't be ordered and paid for again. Does nothing to an order that isn't waiting for its payment any more.
 */
async function markPaid(payload: Payload, order: Order, paidAt: string): Promise<void> {
  const { id } = order;
  const cart = cartOf(order);
  const isPlaced = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${id} AND status = 'placed')`;
  await runInTransaction(payload, [
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${id}`,
    ...(cart ? removeBought(cart, linesOf(order), isPlaced) : []),
    orderMove({ id, status: 'placed' }, 'paid', { set: sql`, paid_at = ${paidAt}` }),
  ]);
}

/**
 * Finishing: issues a paid order's invoice, emails it with the tickets, clears the promotion code from the cart, and marks the order as
 * finished. Each step takes effect once, however often this runs. A tickets-only order then counts as sent, because the email is its delivery.
 * @param payment null if there was nothing to pay
 */
export async function finishOrder(payload: Payload, order: Order, payment: Payment | null): Promise<void> {
  const lines = linesOf(order);
  const invoice = await invoiceOrder(payload, order, { lines, payment });
  await mailOrderPaid(payload, order, invoice);
  await endShopping(payload, order);
  await markFinished(payload, order, lines);
}

const ticketsOf = (lines: readonly OrderLine[]) =>
  lines
    .filter(({ is_ticket }) => is_ticket)
    .map(({ title, round, day, qty }) => ({ title, round, day, count: qty, holder: '', event: '' }));

const invoiceOrder = async (
  payload: Payload,
  order: Order,
  { lines, payment }: { readonly lines: readonly OrderLine[]; readonly payment: Payment | null },
): Promise<Invoice> =>
  issueInvoice(payload, {
    kind: 'order',
    source: `order:${String(order.id)}`,
    payment,
    order,
    lines: lines.map(({ title, qty, unit_cents, cents }) => ({ description: title, qty, unit_cents, cents })),
    isTaxed: true,
    discount: order.discount_cents,
    shipping: order.shipping_cents,
    credit: order.credit_cents,
    voucher: await paidVoucherEnd(payload, order),
    address: addressOfOrder(order),
    tickets: ticketsOf(lines),
    ticketCents: lines.filter(({ is_ticket }) => is_ticket).reduce((sum, { cents }) => sum + cents, 0),
  });

/** Clears the order's promotion code from the cart, and ends the buyer's turn in the waiting room. */
async function endShopping(payload: Payload, order: Order): Promise<void> {
  const cart = cartOf(order);
  if (!cart) return;
  await clearPromotion(payload, cart, order.promotion_code ?? '');
  await endTurn(payload, ownerKey(cart));
}

/** Marks an order as finished and, in the same transaction, a tickets-only order as sent. */
async function markFinished(payload: Payload, order: Order, lines: readonly OrderLine[]): Promise<void> {
  const isUnfinished = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND finished_at IS NULL)`;
  await runInTransaction(payload, [
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${order.id}`,
    ...(order.status === 'paid' && isTicketsOnly(lines)
      ? [orderMove(order, 'sent', { when: isUnfinished })]
      : []),
    sql`UPDATE orders SET finished_at = ${new Date().toISOString()} WHERE id = ${order.id} AND finished_at IS NULL`,
  ]);
}

/** Finishes orders that needed no payment, if a crash came between the order and its invoice or email. */
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

/** Marks tickets-only orders as sent that were finished before this happened automatically. */
export async function endTicketOrders(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ status: { equals: 'paid' } }, { finished_at: { exists: true } }] },
    depth: 0,
    pagination: false,
  });
  for (const order of docs) if (isTicketsOnly(linesOf(order))) await moveOrder(payload, order, 'sent');
}
