import type { Payload } from 'payload';
import type { z } from 'zod';
import type { invoiceSchema, Ticket } from '../../../lib/contract/entities/documents.ts';
import { INVOICE_PDF_PATH } from '../../../lib/contract/endpoints/payments.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice, Order, Payment } from '../../payload-types.ts';
import { invoiceDocumentSchema, type InvoiceDocument } from './invoice-document.ts';
import { pdfPath, SHOWN_LINK_MS } from './signed-link.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;
export type { Ticket };

/** The contents of an invoice. */
export const documentOf = (invoice: Invoice): InvoiceDocument => {
  const { document } = invoice;
  return invoiceDocumentSchema.parse(typeof document === 'string' ? JSON.parse(document) : document);
};

function statusOf(order: Order | null, payment: Payment | null): InvoiceEntity['status'] {
  if (order) return order.status;
  return payment?.status === 'refunded' ? 'refunded' : 'paid';
}

/** Refunded or cancelled tickets admit nobody. */
const admits = (status: InvoiceEntity['status']): boolean => status !== 'refunded' && status !== 'cancelled';

const sourcesOf = (payload: Payload, invoice: Invoice) =>
  Promise.all([
    findOne(payload, 'orders', { id: { equals: refId(invoice.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(invoice.payment) ?? 0 } }),
  ]);

const hasTickets = (invoice: Invoice, order: Order | null, payment: Payment | null): boolean =>
  admits(statusOf(order, payment)) && documentOf(invoice).tickets.some(({ count }) => count > 0);

/** Whether an invoice paid for tickets that are still valid. */
export const hasValidTickets = async (payload: Payload, invoice: Invoice): Promise<boolean> =>
  hasTickets(invoice, ...(await sourcesOf(payload, invoice)));

/** An invoice on the wire: as issued, with the current status of its order or payment. */
export async function invoiceEntity(payload: Payload, invoice: Invoice): Promise<InvoiceEntity> {
  const [order, payment] = await sourcesOf(payload, invoice);
  const { seller, buyer, lines, tickets: _tickets, ...sums } = documentOf(invoice);
  const status = statusOf(order, payment);
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind ?? 'order',
    issued_at: invoice.issued_at ?? invoice.createdAt,
    status,
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
    total_amount: dollarsOf(sums.total),
    total_tax: dollarsOf(sums.tax),
    pdf_url: pdfPath(INVOICE_PDF_PATH, 'invoice', invoice.id, SHOWN_LINK_MS),
    has_tickets: hasTickets(invoice, order, payment),
  };
}
