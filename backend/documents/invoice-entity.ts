import type { Payload } from 'payload';
import type { z } from 'zod';
import type { invoiceSchema, Ticket } from '../../lib/contract/entities/documents.ts';
import { INVOICE_PDF_PATH } from '../../lib/contract/endpoints/payments.ts';
import { dollarsOf } from '../../lib/contract/money.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import type { Invoice, Order, Payment } from '../payload-types.ts';
import { invoiceDocumentSchema, type InvoiceDocument } from './invoice-document.ts';
import { pdfPath, SHOWN_LINK_MS } from './signed-link.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;
export type { Ticket };

/** What stands on an invoice. */
export const documentOf = (invoice: Invoice): InvoiceDocument => {
  const { document } = invoice;
  return invoiceDocumentSchema.parse(typeof document === 'string' ? JSON.parse(document) : document);
};

function statusOf(order: Order | null, payment: Payment | null): InvoiceEntity['status'] {
  if (order) return order.status;
  return payment?.status === 'refunded' ? 'refunded' : 'paid';
}

/** What was paid back or called off admits nobody. */
const admits = (status: InvoiceEntity['status']): boolean => status !== 'refunded' && status !== 'cancelled';

/** An invoice as it goes out: what was issued, and where the order or payment is now. */
export async function invoiceEntity(payload: Payload, invoice: Invoice): Promise<InvoiceEntity> {
  const [order, payment] = await Promise.all([
    findOne(payload, 'orders', { id: { equals: refId(invoice.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(invoice.payment) ?? 0 } }),
  ]);
  const { seller, buyer, lines, tickets, ...sums } = documentOf(invoice);
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
    has_tickets: admits(status) && tickets.some(({ count }) => count > 0),
  };
}
