import { z } from 'zod';
import type { getTickets } from '@/lib/contract/endpoints/documents';
import { ticketSchema } from '@/lib/contract/entities/documents';
import { readOfflineTickets, type TicketsOwner } from '@/lib/pwa/offline-tickets';
import { browserSession } from '@/lib/session/store';
import type { DocumentAddress } from './use-document.client';

const sheetSchema = z.object({
  /** Number of the invoice, and the seller. */
  number: z.string(),
  seller: z.string(),
  tickets: z.array(ticketSchema),
  pdfUrl: z.string(),
});
/** Tickets as their page shows them, and as they are stored on the device. */
export type TicketSheet = z.output<typeof sheetSchema>;

/** The tickets of a response. */
export const sheetOf = ({
  invoice,
  data: tickets,
  pdf_url: pdfUrl,
}: z.output<typeof getTickets.output>): TicketSheet => ({
  number: invoice.number,
  seller: invoice.seller.name,
  tickets,
  pdfUrl,
});

/** Whose tickets an address opens in this browser. */
export const ownerOf = (address: DocumentAddress): TicketsOwner => ({
  ...address,
  customer: browserSession().getState().profile.id,
});

/** Tickets stored on this device; null for none. */
export async function readKeptSheet(owner: TicketsOwner): Promise<TicketSheet | null> {
  const found = await readOfflineTickets(owner).catch(() => null);
  return sheetSchema.safeParse(found).data ?? null;
}
