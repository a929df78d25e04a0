import type { Payload } from 'payload';
import { batchesOf } from '../../../lib/shared/batches.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketAdmission } from '../documents/ticket-code.ts';
import { ticketPlans } from '../documents/tickets.ts';

/** An invoice with tickets of a round, by their numbers. Cancelled ones aren't included. */
export type Holder = {
  readonly invoice: Invoice;
  /** Tickets that still admit. */
  readonly open: readonly number[];
  readonly used: readonly number[];
};

/** Records per statement or query. */
const BATCH_SIZE = 500;

/**
 * Invoices that may have tickets of a round; their documents are then read to make sure. Those whose order or payment was cancelled or
 * refunded have none left.
 */
async function candidates(payload: Payload, round: number): Promise<number[]> {
  // As JSON is written by the program, and by a database.
  const [tight, spaced] = [`%"round":${String(round)}%`, `%"round": ${String(round)}%`];
  const { rows } = await runStatement(
    payload,
    sql`SELECT invoices.id FROM invoices LEFT JOIN orders ON orders.id = invoices.order_id
          LEFT JOIN payments ON payments.id = invoices.payment_id
        WHERE (CAST(invoices.document AS TEXT) LIKE ${tight} OR CAST(invoices.document AS TEXT) LIKE ${spaced})
          AND (orders.id IS NULL OR orders.status NOT IN ('cancelled', 'refunded'))
          AND (orders.id IS NOT NULL OR payments.id IS NULL OR payments.status <> 'refunded')
        ORDER BY invoices.id`,
  );
  return rows.map(({ id }) => Number(id));
}

async function holdersAmong(payload: Payload, ids: readonly number[], round: number): Promise<Holder[]> {
  const [{ docs: invoices }, { docs: scans }] = await Promise.all([
    payload.find({ ...findAll('invoices', { id: { in: ids } }), sort: 'id' }),
    payload.find(findAll('ticket-scans', { invoice: { in: ids }, admission: { exists: true } })),
  ]);
  const states = new Map(scans.map(({ admission, outcome }) => [admission, outcome]));
  return invoices.map((invoice) => {
    const numbers = ticketPlans(invoice).flatMap((plan, index) => (plan.round === round ? [index + 1] : []));
    const stateOf = (number: number) => states.get(ticketAdmission(invoice, number));
    return {
      invoice,
      open: numbers.filter((number) => stateOf(number) === undefined),
      used: numbers.filter((number) => stateOf(number) === 'admitted'),
    };
  });
}

/** Everybody with tickets of a round, in the order of purchase. */
export async function holdersOf(payload: Payload, round: number): Promise<Holder[]> {
  const found: Holder[] = [];
  for (const ids of batchesOf(await candidates(payload, round), BATCH_SIZE))
    found.push(...(await holdersAmong(payload, ids, round)));
  return found.filter(({ open, used }) => open.length + used.length > 0);
}
