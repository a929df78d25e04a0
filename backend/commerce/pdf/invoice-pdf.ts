import type { z } from 'zod';
import type { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { GST_PERCENT, showDollars } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { GREY, INK } from '../../kernel/print/brand.ts';
import {
  BOTTOM,
  COLUMNS,
  drawHead,
  drawSums,
  LEFT,
  LINE,
  rule,
  WIDTH,
  type DocumentBranding,
  type SumRow,
} from './document-parts.ts';
import { makePdf, PAGE, type Pdf } from '../../kernel/print/make-pdf.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { write } from '../../kernel/print/write.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;

function goods(pdf: Pdf, { lines }: InvoiceEntity): void {
  let { y } = pdf;
  const cell = (text: string, x: number, width: number) => pdf.text(text, x, y, { width, align: 'right' });
  pdf.font('bold').fontSize(9).fillColor(GREY).text('Description', LEFT, y);
  cell('Quantity', COLUMNS.qty - 10, 60);
  cell('Unit price', COLUMNS.unit, 70);
  cell('Amount', COLUMNS.amount, 70);
  y = rule(pdf, pdf.y + 5, INK) + 7;
  pdf.font('text').fontSize(10).fillColor(INK);
  for (const { description, qty, unit_amount, amount } of lines) {
    if (y > BOTTOM) {
      pdf.addPage();
      y = PAGE.margin;
    }
    const style = { font: 'text', size: 10, colour: INK } as const;
    const next = write(pdf, description, style, { x: LEFT, y, width: COLUMNS.qty - LEFT - 20 });
    cell(String(qty), COLUMNS.qty - 10, 60);
    cell(showDollars(unit_amount), COLUMNS.unit, 70);
    cell(showDollars(amount), COLUMNS.amount, 70);
    y = rule(pdf, next + 5, LINE) + 6;
  }
  pdf.y = y;
}

const sumsOf = (invoice: InvoiceEntity): SumRow[] => [
  ['Goods and services', invoice.subtotal, true],
  ['Discount', -invoice.discount_amount, invoice.discount_amount > 0],
  ['Delivery', invoice.shipping_amount, invoice.shipping_amount > 0],
  ['Card surcharge', invoice.surcharge_amount, invoice.surcharge_amount > 0],
  ['Total', invoice.total_amount, true],
  ['Includes GST of', invoice.total_tax, invoice.total_tax > 0],
  [
    invoice.paid_voucher === '' ? 'Paid with credit' : `Paid with gift voucher … ${invoice.paid_voucher}`,
    -invoice.credit_amount,
    invoice.credit_amount > 0,
  ],
  ['Refunded', -invoice.refunded_amount, invoice.refunded_amount > 0],
];

const GST_NOTE = `All amounts are in New Zealand dollars and include GST at ${String(GST_PERCENT)}% where GST is shown.`;
const VOUCHER_NOTE = 'GST isn’t charged when a gift voucher is sold. It applies when the voucher is used.';

/** The title of an invoice: only one with GST is a tax invoice. */
export const invoiceTitle = ({ number, total_tax }: Pick<InvoiceEntity, 'number' | 'total_tax'>): string =>
  `${total_tax > 0 ? 'Tax invoice' : 'Invoice'} ${number}`;

/** An invoice with New Zealand's legal requirements for taxable supply information: seller, GST number, date, supplies, tax. */
export function invoicePdf(invoice: InvoiceEntity, branding: DocumentBranding): Promise<Buffer> {
  return makePdf(`Invoice ${invoice.number}, ${branding.site}`, (pdf) => {
    const issued = `Issued ${longDay(newZealandDay(new Date(invoice.issued_at)))}`;
    const state = invoice.status === 'refunded' ? 'Refunded' : invoice.paid_at ? 'Paid' : 'Not paid yet';
    const { seller, buyer } = invoice;
    drawHead(pdf, branding, { title: invoiceTitle(invoice), state: `${issued} · ${state}`, seller, buyer });
    goods(pdf, invoice);
    drawSums(pdf, sumsOf(invoice), 'Total');
    pdf.font('text').fontSize(9).fillColor(GREY);
    pdf.text(invoice.kind === 'voucher' ? VOUCHER_NOTE : GST_NOTE, LEFT, pdf.y + 20, { width: WIDTH });
  });
}
