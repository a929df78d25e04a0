import type { Payload } from 'payload';
import { findOne } from '../cms/records/find-one.ts';
import { sql, type Statement } from '../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../kernel/database/run-in-transaction.ts';
import type { Invoice } from '../payload-types.ts';
import { toNobody } from './documents/invoice-document.ts';
import { openTicketsOf } from './documents/tickets.ts';

/** One order after the other, and others get their turn. */
const AT_ONCE = 100;

function leaveNobody(invoice: Invoice): Statement {
  const { email, document } = toNobody(invoice);
  return sql`UPDATE invoices SET email = ${email}, document = ${JSON.stringify(document)}
             WHERE id = ${invoice.id} AND customer_id IS NULL`;
}

/** Takes the buyer out of one order, unless its tickets are for an event that isn't over long enough. */
async function forget(payload: Payload, order: number, before: Date): Promise<void> {
  const invoice = await findOne(payload, 'invoices', { order: { equals: order } });
  const tickets = invoice ? await openTicketsOf(payload, invoice) : [];
  if (tickets.some(({ end_date }) => Date.parse(end_date) > before.getTime())) return;
  await runInTransaction(payload, [
    sql`UPDATE orders SET guest_email = NULL, guest_first_name = NULL, guest_last_name = NULL, guest_session = NULL,
          address = NULL, address_text = '', note = '' WHERE id = ${order} AND customer_id IS NULL`,
    sql`UPDATE payments SET email = NULL, return_url = '' WHERE customer_id IS NULL
          AND id = (SELECT payment_id FROM orders WHERE id = ${order})`,
    ...(invoice ? [leaveNobody(invoice)] : []),
  ]);
}

/**
 * Removes name, addresses and notes from orders without an account that ended and were placed before a moment. The orders, payments and
 * invoices stay, as they do when an account is deleted.
 */
export async function forgetGuests(payload: Payload, before: Date): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await runStatement(
      payload,
      sql`SELECT id FROM orders WHERE guest_email IS NOT NULL AND customer_id IS NULL AND id > ${last}
            AND status IN ('sent', 'cancelled', 'refunded') AND created_at < ${before.toISOString()}
          ORDER BY id LIMIT ${AT_ONCE}`,
    );
    for (const { id } of rows) await forget(payload, Number(id), before);
    if (rows.length < AT_ONCE) return;
    last = Number(rows.at(-1)?.id ?? 0);
  }
}
