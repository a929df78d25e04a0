import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { mailedDocuments } from '../documents/mail-documents.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailNote } from '../../mail/templates.ts';
import type { Order, Payment } from '../../payload-types.ts';
import { forgetPromotion, ownerKey, takeBought } from '../cart/cart-store.ts';
import { endTurn } from '../waiting-room/waiting-room.ts';
import { orderMove } from '../payments/states.ts';
import { buyerOf, cartOf } from '../cart/buyer.ts';
import { addressOfOrder, isPickUp, isTicketsOnly, linesOf, type OrderLine } from '../order-lines.ts';

const ticketsOf = (lines: readonly OrderLine[]) =>
  lines
    .filter(({ is_ticket }) => is_ticket)
    .map(({ title, round, day, qty }) => ({ title, round, day, count: qty, holder: '', event: '' }));

/** The next step for the goods; none if the order has only tickets. */
function nextStep(order: Order, lines: readonly OrderLine[]): MailNote[] {
  if (isTicketsOnly(lines)) return [];
  return [isPickUp(order) ? 'order.pick_up' : 'order.packing'];
}

/**
 * Completes a paid order, each part once however often it runs: invoice, confirmation email, and what was bought leaves the cart. An order
 * of tickets alone is then sent: they are in that email, and nothing is left for the office to do.
 */
export async function finishOrder(payload: Payload, order: Order, payment: Payment | null): Promise<void> {
  const lines = linesOf(order);
  const invoice = await issueInvoice(payload, {
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
  const [buyer, cart] = [await buyerOf(payload, order), cartOf(order)];
  if (buyer)
    await sendMail(payload, {
      key: `order:${String(order.id)}`,
      to: buyer.email,
      template: 'order',
      language: order.language,
      name: buyer.firstName,
      data: { number: String(order.id), amount: showCents(order.total_cents) },
      notes: nextStep(order, lines),
      ...(await mailedDocuments(payload, invoice, order.language)),
    });
  if (cart) {
    await forgetPromotion(payload, cart, order.promotion_code ?? '');
    await endTurn(payload, ownerKey(cart));
  }
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
