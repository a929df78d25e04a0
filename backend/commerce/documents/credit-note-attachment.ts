import type { Payload } from 'payload';
import type { CreditNote } from '../../../lib/contract/entities/documents.ts';
import type { Attachment } from '../../mail/attachments.ts';
import type { Invoice } from '../../payload-types.ts';
import { getDomain, siteName } from '../../site/domain.ts';
import { creditNotePdf } from '../pdf/credit-note-pdf.ts';
import { invoiceEntity } from './invoice-entity.ts';

/** A credit note as a PDF. */
export async function creditNoteBytes(payload: Payload, note: CreditNote, invoice: Invoice): Promise<Buffer> {
  const [entity, site, { theme_colour: accent }] = await Promise.all([
    invoiceEntity(payload, invoice),
    siteName(payload),
    getDomain(payload),
  ]);
  return creditNotePdf(note, entity, { site, accent });
}

/** Its file name. */
export const creditNoteFilename = ({ number }: Pick<CreditNote, 'number'>): string =>
  `credit-note-${number}.pdf`;

/** A credit note as an email attachment. */
export const creditNoteAttachment = async (
  payload: Payload,
  note: CreditNote,
  invoice: Invoice,
): Promise<Attachment> => ({
  filename: creditNoteFilename(note),
  contentType: 'application/pdf',
  content: await creditNoteBytes(payload, note, invoice),
});
