import type { Payload } from 'payload';
import { CREDIT_NOTE_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import type { CreditNote } from '../../../lib/contract/entities/documents.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import type { Invoice, Refund } from '../../payload-types.ts';
import { pdfPath, SHOWN_LINK_MS } from './signed-link.ts';

/** The credit note of a refund, which has its number; a cancellation without a refund has none. */
export const creditNoteOf = (refund: Refund): CreditNote | null =>
  refund.amount_cents <= 0
    ? null
    : {
        number: refund.number,
        issued_at: refund.requested_at ?? refund.createdAt,
        amount: dollarsOf(refund.amount_cents),
        tax: dollarsOf(refund.tax_cents),
        card_amount: dollarsOf(refund.card_cents),
        credit_amount: dollarsOf(refund.credit_cents),
        cancelled: (refund.cancelled ?? '').split('\n').filter(Boolean),
        pdf_url: pdfPath(CREDIT_NOTE_PDF_PATH, 'credit', refund.id, SHOWN_LINK_MS),
      };

/** The credit notes of an invoice, oldest first. */
export async function creditNotesOf(payload: Payload, { id }: Pick<Invoice, 'id'>): Promise<CreditNote[]> {
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { invoice: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.flatMap((refund) => creditNoteOf(refund) ?? []);
}
