import { z } from 'zod';
import { list, maybeInstant, text } from '../wire.ts';
import { invoiceSchema, walletAddresses } from './documents.ts';

/** How far an order is. `ready`: to be collected. What isn't packed (tickets, vouchers, bookings) stays `paid`. */
export const ORDER_STATES = ['paid', 'packed', 'sent', 'ready', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What became of a ticket. */
export const TICKET_STATES = ['valid', 'used', 'cancelled', 'passed_on'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const CANCELLING = ['self', 'ask', 'asked', 'none'] as const;

const orderTicketSchema = z.object({
  /** Its number on the invoice, from 1. */
  number: z.number().int().positive(),
  /** The item bought. */
  title: z.string(),
  holder: text(),
  /** Name of its round, or ''. */
  event: text(),
  venue: text(),
  /** Days as y-MM-dd, or ''. */
  start_date: text(),
  end_date: text(),
  state: z.enum(TICKET_STATES),
  /** When it was used, cancelled or transferred. */
  changed_at: maybeInstant(),
  /** Whom it was transferred to; ''. Whether they have used it is theirs alone to know. */
  passed_on_to: text(),
  ...walletAddresses(),
});
export type OrderTicket = z.output<typeof orderTicketSchema>;

/** A paid order, voucher or booking with everything that belongs to it, as its page shows it. */
export const orderSchema = z.object({
  /** In its address: the order's number, or the invoice's for a voucher or booking. */
  number: z.string(),
  state: z.enum(ORDER_STATES),
  /** Whether anything in it is packed, and then sent or collected. */
  has_goods: z.boolean().default(false),
  is_pick_up: z.boolean().default(false),
  /** Name of the delivery method; '' without goods. */
  delivery: text(),
  /** The carrier's number, once it's sent; ''. */
  tracking: text(),
  /** Where the parcel can be followed; '' if that isn't known. */
  tracking_url: text(),
  invoice: invoiceSchema,
  /** Signature that opens the invoice's own page. */
  invoice_key: text(),
  tickets: list(orderTicketSchema),
  /** Signature of the page with the tickets that are left; '' if there are none. */
  tickets_key: text(),
  /** Path of those as a PDF; ''. */
  tickets_pdf_url: text(),
  /** What the buyer can do about their money: cancel it all at once, ask the office, or wait for its answer. */
  cancelling: z.enum(CANCELLING).default('none'),
  /** For `self`: the last day, y-MM-dd, and what they get back in dollars. */
  cancel_until: text(),
  cancel_amount: z.number().default(0),
  /** For `asked`. */
  asked_at: maybeInstant(),
  /** Where the documents are emailed; '' if nobody knows any more. */
  email: text(),
});
export type Order = z.output<typeof orderSchema>;
