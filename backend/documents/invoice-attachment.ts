import type { Payload } from 'payload';
import { getDomain, siteName } from '../contract/data/domain.ts';
import type { Attachment } from '../mail/attachments.ts';
import type { Invoice } from '../payload-types.ts';
import { invoicePdf } from '../pdf/invoice-pdf.ts';
import { invoiceEntity } from './invoice-entity.ts';

/** An invoice as a PDF. */
export async function invoiceBytes(payload: Payload, invoice: Invoice): Promise<Buffer> {
  const [entity, site, { theme_colour: accent }] = await Promise.all([
    invoiceEntity(payload, invoice),
    siteName(payload),
    getDomain(payload),
  ]);
  return invoicePdf(entity, { site, accent });
}

/** The name of its file. */
export const invoiceFilename = ({ number }: Pick<Invoice, 'number'>): string => `invoice-${number}.pdf`;

/** An invoice to go with a mail. */
export const invoiceAttachment = async (payload: Payload, invoice: Invoice): Promise<Attachment> => ({
  filename: invoiceFilename(invoice),
  contentType: 'application/pdf',
  content: await invoiceBytes(payload, invoice),
});
