import type { Payload } from 'payload';
import { TICKETS_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';
import type { Invoice } from '../../payload-types.ts';
import { hasValidTickets } from './invoice-entity.ts';
import { MAILED_LINK_MS, signDocument } from './signed-link.ts';
import { passedOnName } from './ticket-holders.ts';
import { openTicketsOf, type PlainTicket } from './tickets.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long after its last day a ticket can still be viewed. */
const AFTERWARDS_MS = 14 * DAY_MS;

/** Links to an invoice's tickets. Buyers keep them, so they work until the event is over. */
export type TicketLinks = {
  /** Signature that opens the tickets, but not the invoice. */
  readonly key: string;
  /** Path of the PDF. */
  readonly pdfPath: string;
  /** Full URL of their page, for an email. */
  readonly address: string;
};

/** Lifetime of an emailed link to tickets: until their event is over, or as long as any emailed link if that is longer. */
const lifetimeMs = (tickets: readonly PlainTicket[]): number =>
  Math.max(
    MAILED_LINK_MS,
    ...tickets.map(({ end_date }) => (Date.parse(end_date) || 0) + AFTERWARDS_MS - Date.now()),
  );

/** The same for a link to a whole order. */
export const linkLifetimeMs = async (payload: Payload, invoice: Invoice): Promise<number> =>
  lifetimeMs(await openTicketsOf(payload, invoice));

/** @param only the number of a transferred ticket, for its new holder @returns null if no tickets are left, or they are no longer valid */
export async function ticketLinks(
  payload: Payload,
  invoice: Invoice,
  only: number | null = null,
): Promise<TicketLinks | null> {
  if (!(await hasValidTickets(payload, invoice))) return null;
  const tickets = await openTicketsOf(payload, invoice, only);
  if (tickets.length === 0) return null;
  const key =
    only === null
      ? signDocument('tickets', invoice.id, lifetimeMs(tickets))
      : signDocument('ticket', passedOnName(invoice.id, only), lifetimeMs(tickets));
  const id = String(invoice.id);
  return {
    key,
    pdfPath: `${API_BASE_PATH}${TICKETS_PDF_PATH}/${id}?key=${key}`,
    address: `${config().siteUrl}/print-tickets/${id}?key=${key}`,
  };
}
