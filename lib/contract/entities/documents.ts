import { z } from 'zod';
import { id, list, maybe, text } from '../wire.ts';
import { addressSchema } from './account.ts';

/** Where an order is in its life. */
export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'sent', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an invoice is about. */
export const INVOICE_KINDS = ['order', 'voucher', 'form'] as const;

const invoiceLineSchema = z.object({
  description: z.string(),
  qty: z.number().int().positive(),
  /** Dollars, tax included. */
  unit_amount: z.number(),
  amount: z.number(),
});

/**
 * A tax invoice. Amounts are in dollars and include the tax. Seller, GST number, date, lines and the tax stand on it as the
 * law of New Zealand asks of taxable supply information.
 */
export const invoiceSchema = z.object({
  id: id(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** Instant of issue, ISO 8601. */
  issued_at: z.iso.datetime({ offset: true }),
  status: z.enum([...ORDER_STATUSES, 'open']),
  paid_at: maybe(z.iso.datetime({ offset: true })),
  seller: z.object({ name: z.string(), gst_number: text(), address: text(), email: text(), phone: text() }),
  buyer: z.object({ name: text(), email: text(), address: maybe(addressSchema) }),
  lines: list(invoiceLineSchema),
  subtotal: z.number(),
  discount_amount: z.number().default(0),
  shipping_amount: z.number().default(0),
  surcharge_amount: z.number().default(0),
  credit_amount: z.number().default(0),
  total_amount: z.number(),
  total_tax: z.number(),
  /** Path of the same as a PDF, signed for a while. */
  pdf_url: text(),
  /** Whether there are tickets to print for it. */
  has_tickets: z.boolean().default(false),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** A ticket to print. `code` is what its QR picture says; `qr_svg` is that picture. */
export const ticketSchema = z.object({
  code: z.string(),
  qr_svg: z.string(),
  title: z.string(),
  holder: text(),
  venue: text(),
  /** Days as y-MM-dd, or ''. */
  start_date: text(),
  end_date: text(),
  number: z.number().int(),
  of: z.number().int(),
});
export type Ticket = z.output<typeof ticketSchema>;
