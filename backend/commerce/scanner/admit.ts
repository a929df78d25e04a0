import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { hasValidTickets } from '../documents/invoice-entity.ts';
import { codeOf, readTicketCode, ticketAdmission, type CodeOf } from '../documents/ticket-code.ts';
import { holdersOfTickets, isNotPassedOn, lockTickets } from '../documents/ticket-holders.ts';
import { plainTicketsOf, ticketPlans, type PlainTicket } from '../documents/tickets.ts';
import type { Invoice } from '../../payload-types.ts';
import type { ScanOutcome, ScanResult } from './admission.ts';

/** A ticket presented at a gate. */
export type Scan = {
  /** As scanned or typed. */
  readonly code: string;
  /** Created by the screen for each ticket presented: a retry with it after a lost response doesn't count as a second use. */
  readonly attempt: string;
  /** The gate's round; null accepts tickets for every round. */
  readonly round: number | null;
  /** Email of the staff member at the gate. */
  readonly account: string;
};

type Found = {
  readonly invoice: Invoice;
  readonly ticket: PlainTicket;
  readonly round: number | null;
  readonly whose: CodeOf;
  /** When the ticket was transferred, which voided this code; null for a valid code. */
  readonly passedOnAt: string | null;
};

async function findTicket(payload: Payload, code: string): Promise<Found | null> {
  const read = readTicketCode(code);
  const invoice = read && (await findOne(payload, 'invoices', { number: { equals: read.invoiceNumber } }));
  const whose = read && invoice && codeOf(invoice, read);
  if (!read || !invoice || !whose) return null;
  const ticket = (await plainTicketsOf(payload, invoice))[read.number - 1];
  const plan = ticketPlans(invoice)[read.number - 1];
  const passedOnAt = (await holdersOfTickets(payload, invoice)).get(read.number)?.passed_on_at ?? null;
  // The new holder's code exists only once there is a new holder.
  if (!ticket || !plan || (whose === 'new_holder' && passedOnAt === null)) return null;
  return { invoice, ticket, round: plan.round, whose, passedOnAt: whose === 'buyer' ? passedOnAt : null };
}

const admissionKey = ({ invoice, ticket }: Found): string => ticketAdmission(invoice, ticket.number);

/** Why a ticket isn't valid, whoever presents it; null if it is. */
function objection({ ticket, round }: Found, gate: number | null): ScanOutcome | null {
  if (round !== null && gate !== null && round !== gate) return 'wrong_event';
  if (ticket.start_date === '') return null;
  const today = newZealandDay(contentNow());
  return today < ticket.start_date || today > ticket.end_date ? 'wrong_day' : null;
}

/** Records a scan if a condition holds and nobody has been admitted with the ticket. */
async function write(
  payload: Payload,
  { code, attempt, round, account }: Scan,
  { outcome, found, condition }: { outcome: ScanOutcome; found: Found | null; condition: Statement },
): Promise<boolean> {
  const admission = outcome === 'admitted' && found ? admissionKey(found) : null;
  const insert = sql`INSERT INTO ticket_scans (scanned_at, code, outcome, title, invoice_id, round_id, account, admission, attempt)
        SELECT ${contentNow().toISOString()}, ${code.slice(0, 80)}, ${outcome}, ${found?.ticket.title ?? ''},
          ${found?.invoice.id ?? null}, ${round}, ${account}, ${admission}, ${attempt}
        WHERE ${condition}
        ON CONFLICT (admission) DO NOTHING`;
  const lock = admission !== null && found ? [lockTickets(found.invoice)] : [];
  return (await runInTransaction(payload, [...lock, insert])).at(-1)?.changed === 1;
}

/** True while the presented code is the ticket's valid one. */
const isStillTheirs = ({ invoice, ticket, whose }: Found): Statement =>
  whose === 'new_holder' ? sql`1 = 1` : isNotPassedOn(ticketAdmission(invoice, ticket.number));

/** True unless the ticket's order was cancelled or refunded, or the payment if there is no order. */
export const isStillPaid = ({ order, payment }: Invoice): Statement =>
  refId(order) === null
    ? sql`NOT EXISTS (SELECT 1 FROM payments WHERE id = ${refId(payment) ?? 0} AND (status = 'refunded' OR refund_wanted))`
    : sql`NOT EXISTS (SELECT 1 FROM orders WHERE id = ${refId(order) ?? 0} AND status IN ('cancelled', 'refunded'))`;

/**
 * Admits a ticket once. A single statement writes the admission under the ticket's unique name, so of two gates at the same moment only one
 * succeeds; it comes before or after a transfer, never at the same time. Every scan is recorded.
 */
export async function admit(payload: Payload, scan: Scan): Promise<ScanResult> {
  const found = await findTicket(payload, scan.code);
  const refuse = async (
    outcome: ScanOutcome,
    usedAt: string | null = null,
    reason = '',
  ): Promise<ScanResult> => {
    await write(payload, scan, { outcome, found, condition: sql`1 = 1` });
    return { outcome, ticket: found?.ticket ?? null, usedAt, reason };
  };
  /** The effect of an earlier admission or a cancellation on this scan; null if there was neither. */
  const usedBefore = async (ticket: Found): Promise<ScanResult | null> => {
    const first = await findOne(payload, 'ticket-scans', { admission: { equals: admissionKey(ticket) } });
    if (!first) return null;
    if (first.outcome === 'cancelled') {
      const refund = await findOne(payload, 'refunds', { id: { equals: refId(first.refund) ?? 0 } });
      return refuse('cancelled', first.scanned_at, refund?.reason ?? '');
    }
    // The response was lost, and the gate is retrying.
    if (first.attempt === scan.attempt)
      return { outcome: 'admitted', ticket: ticket.ticket, usedAt: first.scanned_at, reason: '' };
    return refuse('used', first.scanned_at);
  };
  if (!found) return refuse('unknown');
  if (found.passedOnAt !== null) return refuse('passed_on', found.passedOnAt);
  const before = await usedBefore(found);
  if (before) return before;
  if (!(await hasValidTickets(payload, found.invoice))) return refuse('void');
  const problem = objection(found, scan.round);
  if (problem) return refuse(problem);
  const condition = joined([isStillPaid(found.invoice), isStillTheirs(found)], ' AND ');
  if (await write(payload, scan, { outcome: 'admitted', found, condition }))
    return { outcome: 'admitted', ticket: found.ticket, usedAt: null, reason: '' };
  const meanwhile = (await findTicket(payload, scan.code))?.passedOnAt ?? null;
  if (meanwhile !== null) return refuse('passed_on', meanwhile);
  return (await usedBefore(found)) ?? refuse('void');
}
