import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { invoiceAttachment } from '../documents/invoice-attachment.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { invoiceLink } from '../documents/signed-link.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Order, Payment } from '../payload-types.ts';
import { removeLines } from './cart-store.ts';
import { addressOfOrder, linesOf, type OrderLine } from './order-lines.ts';

const ticketsOf = (lines: readonly OrderLine[]) =>
  lines.filter(({ is_ticket }) => is_ticket).map(({ title, round, qty }) => ({ title, round, count: qty }));

/** What follows from a paid order, each once however often it runs: the invoice, the confirmation, the emptied cart. */
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
  });
  const customer = await findOne(payload, 'customers', { id: { equals: refId(order.customer) ?? 0 } });
  if (customer) {
    await sendMail(payload, {
      key: `order:${String(order.id)}`,
      to: customer.email,
      template: 'order',
      language: order.language,
      name: customer.first_name ?? '',
      data: { number: String(order.id), amount: showCents(order.total_cents) },
      lines: lines.map(({ qty, title, cents }) => [`${String(qty)} × ${title}`, showCents(cents)]),
      link: invoiceLink(invoice.id),
      attachments: [await invoiceAttachment(payload, invoice)],
    });
    await removeLines(
      payload,
      { customer: customer.id },
      lines.map(({ cart_line }) => cart_line),
    );
  }
  await runStatement(
    payload,
    sql`UPDATE orders SET finished_at = ${new Date().toISOString()} WHERE id = ${order.id} AND finished_at IS NULL`,
  );
}
