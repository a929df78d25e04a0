import type { Payload } from 'payload';
import { ticketLinks } from '../../backend/commerce/documents/ticket-links.ts';
import type { Invoice } from '../../backend/payload-types.ts';
import { getTickets } from '../../lib/contract/endpoints/documents.ts';
import type { newBrowser } from './browser.ts';

/**
 * An invoice's tickets, as the page that its link opens gets them.
 * @param only the number of a transferred ticket, for its new holder
 */
export async function readTickets(
  payload: Payload,
  visitor: ReturnType<typeof newBrowser>,
  invoice: Invoice,
  only: number | null = null,
) {
  const links = await ticketLinks(payload, invoice, only);
  if (links === null) throw new Error('The invoice has no valid tickets.');
  const response = await visitor.get(`/sell/invoice/tickets/${String(invoice.id)}?key=${links.key}`);
  return getTickets.output.parse(await response.json()).data;
}
