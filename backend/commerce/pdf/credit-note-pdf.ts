import type { z } from 'zod';
import type { creditNoteSchema, invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { GREY, INK } from '../../kernel/print/brand.ts';
import { BOTTOM, drawHead, drawSums, LEFT, rule, WIDTH, type DocumentBranding } from './document-parts.ts';
import { invoiceTitle } from './invoice-pdf.ts';
import { makePdf, PAGE } from '../../kernel/print/make-pdf.ts';
import { write } from '../../kernel/print/write.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;
type CreditNote = z.output<typeof creditNoteSchema>;

const day = (instant: string): string => longDay(newZealandDay(new Date(instant)));

/**
 * A credit note, with New Zealand's legal requirements for supply correction information: seller, GST number, buyer, date, the corrected
 * invoice, and by how much its price and its tax change.
 */
export function creditNotePdf(
  note: CreditNote,
  invoice: InvoiceEntity,
  branding: DocumentBranding,
): Promise<Buffer> {
  return makePdf(`Credit note ${note.number}, ${branding.site}`, (pdf) => {
    const { seller, buyer } = invoice;
    const state = `Issued ${day(note.issued_at)}`;
    drawHead(pdf, branding, { title: `Credit note ${note.number}`, state, seller, buyer });
    const corrected = `${invoiceTitle(invoice)} of ${day(invoice.issued_at)} is reduced by the amount below.`;
    const style = { font: 'text', size: 10, colour: INK } as const;
    let y = write(pdf, corrected, style, { x: LEFT, y: pdf.y, width: WIDTH }) + 10;
    for (const item of note.cancelled) {
      if (y > BOTTOM) {
        pdf.addPage();
        y = PAGE.margin;
      }
      y = write(pdf, `Cancelled: ${item}`, style, { x: LEFT, y, width: WIDTH });
    }
    pdf.y = rule(pdf, y + 5, INK) + 6;
    drawSums(
      pdf,
      [
        ['To the card', note.card_amount, note.card_amount > 0],
        [
          invoice.paid_voucher === '' ? 'To credit' : `To gift voucher … ${invoice.paid_voucher}`,
          note.credit_amount,
          note.credit_amount > 0,
        ],
        ['Refunded', note.amount, true],
        ['Includes GST of', note.tax, note.tax > 0],
      ],
      'Refunded',
    );
    pdf.font('text').fontSize(9).fillColor(GREY);
    pdf.text('All amounts are in New Zealand dollars.', LEFT, pdf.y + 20, { width: WIDTH });
  });
}
