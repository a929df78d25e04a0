import type { Payload } from 'payload';
import { findOne } from '../cms/records/find-one.ts';
import { refId } from '../cms/records/refs.ts';
import { sql, type Statement } from '../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../kernel/database/run-in-transaction.ts';
import type { Invoice } from '../payload-types.ts';
import { isEventOver } from './catalogue/ticket-event.ts';
import { toNobody } from './documents/invoice-document.ts';
import { ticketPlans } from './documents/tickets.ts';
import { hasTicketsAhead } from './documents/tickets-ahead.ts';

/** Orders per batch; between batches, others get their turn. */
const BATCH_SIZE = 100;

/** Removes an invoice's buyer, the names on its tickets and the reasons for refunds. */
function anonymiseInvoice(invoice: Invoice): Statement[] {
  const { id } = invoice;
  const { email, document } = toNobody(invoice);
  const isNobodys = sql`EXISTS (SELECT 1 FROM invoices WHERE id = ${id} AND customer_id IS NULL)`;
  return [
    sql`DELETE FROM ticket_holders WHERE invoice_id = ${id} AND passed_on_at IS NULL AND ${isNobodys}`,
    sql`UPDATE refund_requests SET message = '' WHERE invoice_id = ${id} AND ${isNobodys}`,
    sql`UPDATE invoices SET email = ${email}, document = ${JSON.stringify(document)}
        WHERE id = ${id} AND customer_id IS NULL`,
  ];
}

const anonymiseOrder = (order: number): Statement[] => [
  sql`UPDATE orders SET guest_email = NULL, guest_first_name = NULL, guest_last_name = NULL, guest_session = NULL,
        address = NULL, address_text = '', note = '' WHERE id = ${order} AND customer_id IS NULL`,
  sql`UPDATE payments SET email = NULL, return_url = '' WHERE customer_id IS NULL
        AND id = (SELECT payment_id FROM orders WHERE id = ${order})`,
];

/** Removes the buyer from one order, unless its tickets are for an event that hasn't been over long enough. */
async function forgetOrder(payload: Payload, order: number, before: Date): Promise<void> {
  const invoice = await findOne(payload, 'invoices', { order: { equals: order } });
  if (invoice && (await hasTicketsAhead(payload, invoice, before))) return;
  await runInTransaction(payload, [...anonymiseOrder(order), ...(invoice ? anonymiseInvoice(invoice) : [])]);
}

/** The same for an invoice without an order, as for a paid form. */
async function forgetInvoice(payload: Payload, id: number, now: Date): Promise<void> {
  const invoice = await findOne(payload, 'invoices', { id: { equals: id } });
  if (!invoice || (await hasTicketsAhead(payload, invoice, now))) return;
  const order = refId(invoice.order);
  await runInTransaction(payload, [
    ...(order === null ? [] : anonymiseOrder(order)),
    ...anonymiseInvoice(invoice),
  ]);
}

/** Removes the name and address of a person whom a ticket was transferred to, once its event is over. The ticket stays transferred. */
async function forgetNewHolder(payload: Payload, id: number, now: Date): Promise<void> {
  const holder = await findOne(payload, 'ticket-holders', { id: { equals: id } });
  const invoice = await findOne(payload, 'invoices', { id: { equals: refId(holder?.invoice) ?? 0 } });
  const plan = holder && invoice && ticketPlans(invoice)[holder.number - 1];
  // Without one of our rounds, nobody knows when it's over.
  if (!plan || plan.round === null || !(await isEventOver(payload, plan, now))) return;
  await runStatement(payload, sql`UPDATE ticket_holders SET holder = '', email = '' WHERE id = ${id}`);
}

/** Handles each record that a statement finds, in order of id, in batches. */
async function forEach(
  payload: Payload,
  found: (last: number) => Statement,
  work: (id: number) => Promise<void>,
): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await runStatement(payload, sql`${found(last)} LIMIT ${BATCH_SIZE}`);
    for (const { id } of rows) await work(Number(id));
    if (rows.length < BATCH_SIZE) return;
    last = Number(rows.at(-1)?.id ?? 0);
  }
}

/**
 * Removes name, addresses and notes from closed orders without an account that were placed before a given time. The orders, payments and
 * invoices stay, as they do when an account is deleted.
 */
export const forgetGuests = (payload: Payload, before: Date): Promise<void> =>
  forEach(
    payload,
    (last) => sql`SELECT id FROM orders WHERE guest_email IS NOT NULL AND customer_id IS NULL AND id > ${last}
        AND status IN ('sent', 'cancelled', 'refunded') AND created_at < ${before.toISOString()} ORDER BY id`,
    (id) => forgetOrder(payload, id, before),
  );

/**
 * Removes the details that a deleted account left for its tickets (`anonymise-buyer.ts`) once their event is over. Such invoices still have
 * the address that their payment has lost, and their order has no guest's cart. Any refund under way is emailed first. Whoever a ticket was
 * transferred to by a buyer who is forgotten is, too.
 */
export async function forgetDeletedBuyers(payload: Payload, now: Date): Promise<void> {
  await forEach(
    payload,
    (last) => sql`SELECT invoices.id FROM invoices LEFT JOIN orders ON orders.id = invoices.order_id
        LEFT JOIN payments ON payments.id = invoices.payment_id
      WHERE invoices.customer_id IS NULL AND COALESCE(invoices.email, '') <> '' AND invoices.id > ${last}
        AND orders.guest_session IS NULL AND COALESCE(payments.email, '') = ''
        AND NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.invoice_id = invoices.id AND refunds.finished_at IS NULL)
      ORDER BY invoices.id`,
    (id) => forgetInvoice(payload, id, now),
  );
  await forEach(
    payload,
    (
      last,
    ) => sql`SELECT ticket_holders.id FROM ticket_holders JOIN invoices ON invoices.id = ticket_holders.invoice_id
      WHERE ticket_holders.passed_on_at IS NOT NULL AND ticket_holders.email <> '' AND ticket_holders.id > ${last}
        AND invoices.customer_id IS NULL AND COALESCE(invoices.email, '') = ''
      ORDER BY ticket_holders.id`,
    (id) => forgetNewHolder(payload, id, now),
  );
}
