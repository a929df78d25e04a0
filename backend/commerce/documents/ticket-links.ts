import type { Payload } from 'payload';
import { TICKETS_PDF_PATH } from '../../../lib/contract/endpoints/payments.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';
import type { Invoice } from '../../payload-types.ts';
import { hasValidTickets } from './invoice-entity.ts';
import { MAILED_LINK_MS, signDocument } from './signed-link.ts';
import { openTicketsOf } from './tickets.ts';

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

/** How long an emailed link to an invoice's documents works: until the event of its tickets is over, or as long as any such link. */
export async function linkLifetimeMs(payload: Payload, invoice: Invoice): Promise<number> {
  const ends = (await openTicketsOf(payload, invoice)).map(({ end_date }) => Date.parse(end_date) || 0);
  return Math.max(MAILED_LINK_MS, ...ends.map((end) => end + AFTERWARDS_MS - Date.now()));
}

/** @returns null for an invoice without tickets, or whose tickets are no longer valid */
export async function ticketLinks(payload: Payload, invoice: Invoice): Promise<TicketLinks | null> {
  if (!(await hasValidTickets(payload, invoice))) return null;
  const key = signDocument('tickets', invoice.id, await linkLifetimeMs(payload, invoice));
  const id = String(invoice.id);
  return {
    key,
    pdfPath: `${API_BASE_PATH}${TICKETS_PDF_PATH}/${id}?key=${key}`,
    address: `${config().siteUrl}/print-tickets/${id}?key=${key}`,
  };
}
