import { z } from 'zod';
import { extension, flag, id, list, maybe, needed, strict, text } from '../wire.ts';
import { addressSchema } from './account.ts';

/** Order statuses. */
export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'sent', 'cancelled', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an invoice is for. */
export const INVOICE_KINDS = ['order', 'voucher', 'form'] as const;

const invoiceLineSchema = z.object({
  description: z.string(),
  qty: z.number().int().positive(),
  /** Dollars, tax included. */
  unit_amount: z.number(),
  amount: z.number(),
});

/** A credit note: the part of an invoice that was refunded. Amounts are in dollars and include tax. */
export const creditNoteSchema = z.object({
  number: z.string(),
  /** Instant of issue, ISO 8601. */
  issued_at: z.iso.datetime({ offset: true }),
  amount: z.number(),
  /** Tax within the amount. */
  tax: z.number().default(0),
  card_amount: z.number().default(0),
  credit_amount: z.number().default(0),
  /** What was cancelled with it. */
  cancelled: list(z.string()),
  /** Path of the PDF, signed and valid for a while. */
  pdf_url: text(),
});
export type CreditNote = z.output<typeof creditNoteSchema>;

const soldVoucherSchema = z.object({
  /** Who it was or will be emailed to: the recipient's name for a gift, otherwise the buyer's address. */
  holder: text(),
  /** The day on which a gift will be emailed, y-MM-dd; '' once it has been. */
  goes_out_on: text(),
  /** Whether its email can be sent again. */
  can_resend: z.boolean().default(false),
});

/**
 * A tax invoice. Amounts are in dollars and include tax. It shows seller, GST number, date, lines and the tax, as New Zealand law requires
 * for taxable supply information.
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
  lines: strict(list(invoiceLineSchema)),
  subtotal: z.number(),
  discount_amount: strict(z.number().default(0)),
  shipping_amount: strict(z.number().default(0)),
  surcharge_amount: strict(z.number().default(0)),
  credit_amount: strict(z.number().default(0)),
  /** The last characters of the gift voucher that gave the credit; '' for the customer's own. */
  paid_voucher: extension('guest-vouchers', text()),
  total_amount: z.number(),
  total_tax: z.number(),
  /** How much of the total has been refunded. */
  refunded_amount: strict(z.number().default(0)),
  /** One for each refund, oldest first. */
  credit_notes: list(creditNoteSchema),
  /** Path of the PDF, signed and valid for a while. */
  pdf_url: text(),
  /** Whether it has tickets to print. */
  has_tickets: z.boolean().default(false),
  /** The voucher that it paid for, for `kind` voucher. */
  voucher: maybe(soldVoucherSchema),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** Addresses of a ticket's or voucher's passes: Apple's is a path on the site, Google's a full address; '' if the wallet is off. */
export const walletAddresses = () => ({
  apple_url: extension('wallet-passes', text()),
  google_url: extension('wallet-passes', text()),
});
export type WalletAddresses = { readonly apple_url: string; readonly google_url: string };

/** What every ticket shows. */
export const ticketDetails = () => ({
  /** The item bought. */
  title: z.string(),
  holder: text(),
  /** Name of its round, or ''. */
  event: text(),
  venue: text(),
  /** Days as y-MM-dd, or ''. */
  start_date: text(),
  end_date: text(),
  /** Whether its round is postponed: it will have other days than these. */
  is_postponed: flag(),
});

/** A ticket to print. `code` is the content of its QR code; `qr_svg` is the QR code as an image. */
export const ticketSchema = z.object({
  code: needed(z.string()),
  qr_svg: needed(z.string()),
  ...ticketDetails(),
  /** Texts of the round; '' or absent if it has none. */
  gates_open: text().optional(),
  what_to_bring: text().optional(),
  parking: text().optional(),
  number: z.number().int(),
  of: z.number().int(),
  ...walletAddresses(),
});
export type Ticket = z.output<typeof ticketSchema>;
