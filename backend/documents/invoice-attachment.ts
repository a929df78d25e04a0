import type { Payload } from 'payload';
import { getDomain } from '../contract/data/domain.ts';
import type { Attachment } from '../mail/attachments.ts';
import type { Invoice } from '../payload-types.ts';
import { invoicePdf } from '../pdf/invoice-pdf.ts';
import { invoiceEntity } from './invoice-entity.ts';

/** An invoice as a PDF. */
export async function invoiceBytes(payload: Payload, invoice: Invoice): Promise<Buffer> {
  const [entity, { name }] = await Promise.all([invoiceEntity(payload, invoice), getDomain(payload)]);
  return invoicePdf(entity, name);
}

/** The name of its file. */
export const invoiceFilename = ({ number }: Pick<Invoice, 'number'>): string => `invoice-${number}.pdf`;

/** An invoice to go with a mail. */
export const invoiceAttachment = async (payload: Payload, invoice: Invoice): Promise<Attachment> => ({
  filename: invoiceFilename(invoice),
  contentType: 'application/pdf',
  content: await invoiceBytes(payload, invoice),
});
