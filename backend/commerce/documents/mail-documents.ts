import type { Payload } from 'payload';
import { invoiceLines } from './mail-lines.ts';
import type { MailRequest } from '../../mail/send-mail.ts';
import type { Invoice } from '../../payload-types.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { invoiceAttachment } from './invoice-attachment.ts';
import { documentOf } from './invoice-document.ts';
import { orderLink } from './order-link.ts';
import { ticketAttachments } from './ticket-attachment.ts';
import { ticketLinks } from './ticket-links.ts';
import { visitNotes } from './visit-notes.ts';

/**
 * Attachments and contents of an email about a payment: its tickets' events, lines and totals, the invoice, and any tickets with their
 * passes.
 */
export async function mailedDocuments(
  payload: Payload,
  invoice: Invoice,
  language: string | null | undefined,
): Promise<Pick<MailRequest, 'quote' | 'lines' | 'link' | 'tickets' | 'attachments'>> {
  const tickets = await ticketLinks(payload, invoice);
  return {
    quote: tickets ? await visitNotes(payload, invoice, language) : '',
    lines: invoiceLines(documentOf(invoice), language),
    link: await orderLink(payload, invoice),
    tickets: tickets?.address,
    attachments: [
      ...(tickets ? await ticketAttachments(payload, invoice, languageNamed(language)) : []),
      await invoiceAttachment(payload, invoice),
    ],
  };
}
