import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { log } from '../../kernel/log/log.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import type { Invoice, Order, Payment } from '../../payload-types.ts';
import { cartOf } from '../cart/buyer.ts';
import { forgetPromotion, ownerKey, takeBought } from '../cart/cart-store.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { addressOfOrder, isTicketsOnly, linesOf, type OrderLine } from '../order-lines.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { moveOrder, orderMove } from '../payments/states.ts';
import { endTurn } from '../waiting-room/waiting-room.ts';
import { mailOrderPaid } from './order-mails.ts';

/**
 * The outcome of an order's payment. If the order was cancelled in the meantime it stays cancelled, and the money is refunded.
 */
export async function fulfilOrder(payload: Payload, payment: PaymentRecord): Promise<'done' | 'refund'> {
  const paidAt = payment.paid_at ?? new Date().toISOString();
  const id = payment.subject ?? 0;
  // Without effect if an earlier run was here, or the order was cancelled: which of them, its state says below.
  await moveOrder(payload, { id, status: 'placed' }, 'paid', { set: sql`, paid_at = ${paidAt}` });
  const order = await findOne(payload, 'orders', { id: { equals: id } });
  // One that the office cancelled after it was paid keeps its money, unless the office gives it back.
  if (!order || (order.status === 'cancelled' && !order.paid_at)) return 'refund';
  await finishOrder(payload, order, payment);
  return 'done';
}

/**
 * Finishing: completes a paid order, each part once however often it runs. An order of tickets alone is then sent: they are in its email, and
 * nothing is left for the office to do.
 * @param payment null if nothing was left to pay
 */
export async function finishOrder(payload: Payload, order: Order, payment: Payment | null): Promise<void> {
  const lines = linesOf(order);
  const invoice = await invoiceOrder(payload, order, { lines, payment });
  await mailOrderPaid(payload, order, invoice);
  await leaveShop(payload, order);
  await markFinished(payload, order, lines);
}

const ticketsOf = (lines: readonly OrderLine[]) =>
  lines
    .filter(({ is_ticket }) => is_ticket)
    .map(({ title, round, day, qty }) => ({ title, round, day, count: qty, holder: '', event: '' }));

const invoiceOrder = (
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
    address: addressOfOrder(order),
    tickets: ticketsOf(lines),
    ticketCents: lines.filter(({ is_ticket }) => is_ticket).reduce((sum, { cents }) => sum + cents, 0),
  });

/** The cart forgets the order's promotion code, and the buyer's turn in the waiting room is over. */
async function leaveShop(payload: Payload, order: Order): Promise<void> {
  const cart = cartOf(order);
  if (!cart) return;
  await forgetPromotion(payload, cart, order.promotion_code ?? '');
  await endTurn(payload, ownerKey(cart));
}

/** What was bought leaves the cart as the order is finished. */
async function markFinished(payload: Payload, order: Order, lines: readonly OrderLine[]): Promise<void> {
  const cart = cartOf(order);
  const isUnfinished = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND finished_at IS NULL)`;
  await runInTransaction(payload, [
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${order.id}`,
    ...(cart ? takeBought(cart, lines, isUnfinished) : []),
    ...(order.status === 'paid' && isTicketsOnly(lines)
      ? [orderMove(order, 'sent', { when: isUnfinished })]
      : []),
    sql`UPDATE orders SET finished_at = ${new Date().toISOString()} WHERE id = ${order.id} AND finished_at IS NULL`,
  ]);
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
