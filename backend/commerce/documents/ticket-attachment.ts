import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { getDomain, siteName } from '../../site/domain.ts';
import type { Attachment } from '../../mail/attachments.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketPdf } from '../pdf/ticket-pdf.ts';
import { passAttachments } from '../wallet/pass-attachments.ts';
import { ticketPasses } from './ticket-passes.ts';
import { openTicketsOf } from './tickets.ts';

/** An invoice's tickets, or the transferred one, as a PDF with a page for each. */
export async function ticketBytes(
  payload: Payload,
  invoice: Invoice,
  language: Language,
  only: number | null = null,
): Promise<Buffer> {
  const [tickets, site, { theme_colour: accent }] = await Promise.all([
    openTicketsOf(payload, invoice, only),
    siteName(payload),
    getDomain(payload),
  ]);
  return ticketPdf(tickets, { site, accent, language });
}

/** Its file name. */
export const ticketFilename = ({ number }: Pick<Invoice, 'number'>): string => `tickets-${number}.pdf`;

/** Tickets as attachments of an email: a PDF and, if enabled, passes for a phone's wallet. */
export const ticketAttachments = async (
  payload: Payload,
  invoice: Invoice,
  language: Language,
  only: number | null = null,
): Promise<Attachment[]> => [
  {
    filename: ticketFilename(invoice),
    contentType: 'application/pdf',
    content: await ticketBytes(payload, invoice, language, only),
  },
  ...(await passAttachments(payload, `tickets-${invoice.number}`, async () => [
    ...(await ticketPasses(payload, invoice, language, only)).values(),
  ])),
];
