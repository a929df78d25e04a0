import { z } from 'zod';
import { list, maybeInstant, text } from '../wire.ts';
import { invoiceSchema, ticketDetails, walletAddresses } from './documents.ts';

/** The progress of an order. `ready`: ready to collect. Orders with nothing to pack (tickets, vouchers, bookings) stay `paid`. */
const ORDER_STATES = ['paid', 'packed', 'sent', 'ready', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of a ticket; `passed_on` is transferred. */
const TICKET_STATES = ['valid', 'used', 'cancelled', 'passed_on'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

const CANCELLING = ['self', 'ask', 'asked', 'none'] as const;

const orderTicketSchema = z.object({
  /** Its number on the invoice, from 1. */
  number: z.number().int().positive(),
  ...ticketDetails(),
  state: z.enum(TICKET_STATES),
  /** When it was used, cancelled or transferred. */
  changed_at: maybeInstant(),
  /** Who it was transferred to; ''. Whether they have used it is not shown to the previous holder. */
  passed_on_to: text(),
  ...walletAddresses(),
});
export type OrderTicket = z.output<typeof orderTicketSchema>;

/** A paid order, voucher or booking with everything on its page. */
export const orderSchema = z.object({
  /** The number in its address: the order's, or the invoice's for a voucher or booking. */
  number: z.string(),
  state: z.enum(ORDER_STATES),
  /** Whether it has goods that are packed, then sent or collected. */
  has_goods: z.boolean().default(false),
  is_pick_up: z.boolean().default(false),
  /** Name of the delivery method; '' without goods. */
  delivery: text(),
  /** The carrier's number, once it's sent; ''. */
  tracking: text(),
  /** Where the parcel can be tracked; '' if unknown. */
  tracking_url: text(),
  invoice: invoiceSchema,
  /** Signature that opens the invoice's own page. */
  invoice_key: text(),
  tickets: list(orderTicketSchema),
  /** Signature of the page with the remaining tickets; '' if there are none. */
  tickets_key: text(),
  /** Path of the remaining tickets as a PDF; ''. */
  tickets_pdf_url: text(),
  /** How the buyer can get a refund: cancel the whole order (`self`), ask the office (`ask`), or wait for its answer (`asked`). */
  cancelling: z.enum(CANCELLING).default('none'),
  /** For `self`: the last day, y-MM-dd, and the refund in dollars; 0 for an order that was free. */
  cancel_until: text(),
  cancel_amount: z.number().default(0),
  /** For `asked`. */
  asked_at: maybeInstant(),
  /** Where the documents are emailed; '' if no longer known. */
  email: text(),
});
export type Order = z.output<typeof orderSchema>;
