import type { Payload } from 'payload';
import { getDomain, siteName } from '../../site/domain.ts';
import type { Attachment } from '../../mail/attachments.ts';
import type { Invoice } from '../../payload-types.ts';
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

/** Its file name. */
export const invoiceFilename = ({ number }: Pick<Invoice, 'number'>): string => `invoice-${number}.pdf`;

/** An invoice as an email attachment. */
export const invoiceAttachment = async (payload: Payload, invoice: Invoice): Promise<Attachment> => ({
  filename: invoiceFilename(invoice),
  contentType: 'application/pdf',
  content: await invoiceBytes(payload, invoice),
});
