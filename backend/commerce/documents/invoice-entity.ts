import type { Payload } from 'payload';
import type { z } from 'zod';
import type { invoiceSchema, Ticket } from '../../../lib/contract/entities/documents.ts';
import { INVOICE_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import { dollarsOf, type Cents } from '../../../lib/contract/money.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice, Order, Payment } from '../../payload-types.ts';
import { soldVoucherEntity, voucherOf } from './sold-voucher.ts';
import { creditNotesOf } from './credit-note.ts';
import { documentOf } from './invoice-document.ts';
import { holdersOfTickets, isPassedOn } from './ticket-holders.ts';
import { cancelledTickets, ticketPlans } from './tickets.ts';
import { pdfPath, SHOWN_LINK_MS } from './signed-link.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;
export type { Ticket };

type Sources = {
  readonly order: Order | null;
  readonly payment: Payment | null;
  /** Number of its tickets that weren't cancelled, and number of those still held by the buyer. */
  readonly openTickets: number;
  readonly ownTickets: number;
  readonly refunded: Cents;
};

/** Whether all of an invoice was refunded. */
export const isRefunded = (refunded: Cents, { total_cents: total }: Pick<Invoice, 'total_cents'>): boolean =>
  refunded > 0 && refunded >= total;

function statusOf(invoice: Invoice, { order, payment, refunded }: Sources): InvoiceEntity['status'] {
  if (order) return order.status;
  return payment?.status === 'refunded' || isRefunded(refunded, invoice) ? 'refunded' : 'paid';
}

/** Refunded or cancelled tickets admit nobody. */
const admits = (status: InvoiceEntity['status']): boolean => status !== 'refunded' && status !== 'cancelled';

async function ticketCounts(
  payload: Payload,
  invoice: Invoice,
): Promise<Pick<Sources, 'openTickets' | 'ownTickets'>> {
  const all = ticketPlans(invoice).length;
  if (all === 0) return { openTickets: 0, ownTickets: 0 };
  const [cancelled, holders] = await Promise.all([
    cancelledTickets(payload, invoice),
    holdersOfTickets(payload, invoice),
  ]);
  const openTickets = all - cancelled.size;
  const passedOn = [...holders.values()].filter(
    (holder) => isPassedOn(holder) && !cancelled.has(holder.number),
  );
  return { openTickets, ownTickets: openTickets - passedOn.length };
}

async function refundedCents(payload: Payload, { id }: Invoice): Promise<Cents> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT COALESCE(SUM(amount_cents), 0) AS cents FROM refunds WHERE invoice_id = ${id}`,
  );
  return Number(rows[0]?.cents ?? 0);
}

async function sourcesOf(payload: Payload, invoice: Invoice): Promise<Sources> {
  const [order, payment, tickets, refunded] = await Promise.all([
    findOne(payload, 'orders', { id: { equals: refId(invoice.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(invoice.payment) ?? 0 } }),
    ticketCounts(payload, invoice),
    refundedCents(payload, invoice),
  ]);
  return { order, payment, ...tickets, refunded };
}

const hasTickets = (invoice: Invoice, sources: Sources): boolean =>
  admits(statusOf(invoice, sources)) && sources.openTickets > 0;

/** Whether an invoice paid for tickets that are still valid. */
export const hasValidTickets = async (payload: Payload, invoice: Invoice): Promise<boolean> =>
  hasTickets(invoice, await sourcesOf(payload, invoice));

/** An invoice on the wire: as issued, with the current status of its order or payment. */
export async function invoiceEntity(payload: Payload, invoice: Invoice): Promise<InvoiceEntity> {
  const [sources, creditNotes, voucher] = await Promise.all([
    sourcesOf(payload, invoice),
    creditNotesOf(payload, invoice),
    voucherOf(payload, invoice),
  ]);
  const { order, payment } = sources;
  const { seller, buyer, lines, tickets: _tickets, ...sums } = documentOf(invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind ?? 'order',
    issued_at: invoice.issued_at ?? invoice.createdAt,
    status: statusOf(invoice, sources),
    paid_at: order?.paid_at ?? payment?.paid_at ?? null,
    seller,
    buyer,
    lines: lines.map(({ description, qty, unit_cents, cents }) => ({
      description,
      qty,
      unit_amount: dollarsOf(unit_cents),
      amount: dollarsOf(cents),
    })),
    subtotal: dollarsOf(sums.subtotal),
    discount_amount: dollarsOf(sums.discount),
    shipping_amount: dollarsOf(sums.shipping),
    surcharge_amount: dollarsOf(sums.surcharge),
    credit_amount: dollarsOf(sums.credit),
    paid_voucher: sums.voucher,
    total_amount: dollarsOf(sums.total),
    total_tax: dollarsOf(sums.tax),
    refunded_amount: dollarsOf(sources.refunded),
    credit_notes: creditNotes,
    pdf_url: pdfPath(INVOICE_PDF_PATH, 'invoice', invoice.id, SHOWN_LINK_MS),
    has_tickets: hasTickets(invoice, sources) && sources.ownTickets > 0,
    voucher: voucher && soldVoucherEntity(voucher),
  };
}
