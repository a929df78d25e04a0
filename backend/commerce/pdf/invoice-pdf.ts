import type { z } from 'zod';
import type { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { showDollars } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { drawStripe, GREY, headline, INK } from './brand.ts';
import { makePdf, PAGE, type Pdf } from './make-pdf.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { write } from './write.ts';

type InvoiceEntity = z.output<typeof invoiceSchema>;

const WIDTH = PAGE.width - 2 * PAGE.margin;
const LEFT = PAGE.margin;
const COLUMNS = { qty: LEFT + WIDTH - 210, unit: LEFT + WIDTH - 150, amount: LEFT + WIDTH - 70 };
const LINE = '#d5d5dc';
const BOTTOM = PAGE.height - PAGE.margin - 40;

function block(pdf: Pdf, heading: string, lines: readonly string[], x: number, y: number): number {
  const width = WIDTH / 2 - 12;
  pdf.font('text').fontSize(9).fillColor(GREY).text(heading, x, y, { width });
  const style = { font: 'text', size: 10, colour: INK } as const;
  return lines
    .filter(Boolean)
    .reduce((below, line) => write(pdf, line, style, { x, y: below, width }), pdf.y);
}

const addressLines = (address: InvoiceEntity['buyer']['address']): string[] =>
  address
    ? [
        address.company,
        address.street_address,
        address.street_address_1,
        [address.city, address.postcode].filter(Boolean).join(' '),
        [address.state, address.country].filter(Boolean).join(', '),
      ]
    : [];

/** A full-width rule. @returns its position */
function rule(pdf: Pdf, y: number, colour: string, from: number = LEFT): number {
  pdf
    .moveTo(from, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.75)
    .stroke(colour);
  return y;
}

function goods(pdf: Pdf, { lines }: InvoiceEntity): void {
  let { y } = pdf;
  const cell = (text: string, x: number, width: number) => pdf.text(text, x, y, { width, align: 'right' });
  pdf.font('bold').fontSize(9).fillColor(GREY).text('What', LEFT, y);
  cell('Quantity', COLUMNS.qty - 10, 60);
  cell('Each', COLUMNS.unit, 70);
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

function sums(pdf: Pdf, invoice: InvoiceEntity): void {
  const rows: (readonly [string, number, isShown: boolean])[] = [
    ['Goods and services', invoice.subtotal, true],
    ['Discount', -invoice.discount_amount, invoice.discount_amount > 0],
    ['Shipping', invoice.shipping_amount, invoice.shipping_amount > 0],
    ['Card surcharge', invoice.surcharge_amount, invoice.surcharge_amount > 0],
    ['Total', invoice.total_amount, true],
    ['Includes GST of', invoice.total_tax, invoice.total_tax > 0],
    ['Paid with credit', -invoice.credit_amount, invoice.credit_amount > 0],
    ['Refunded', -invoice.refunded_amount, invoice.refunded_amount > 0],
  ];
  if (pdf.y > BOTTOM - 120) pdf.addPage();
  let y = pdf.y + 10;
  for (const [label, amount] of rows.filter(([, , isShown]) => isShown)) {
    const isTotal = label === 'Total';
    if (isTotal) y = rule(pdf, y + 3, INK, COLUMNS.qty - 60) + 7;
    pdf.font(isTotal ? 'bold' : 'text').fontSize(isTotal ? 13 : 10);
    pdf.text(label, COLUMNS.qty - 60, y, { width: 170 });
    pdf.text(showDollars(amount), COLUMNS.amount - 20, y, { width: 90, align: 'right' });
    y = pdf.y + 4;
  }
  pdf.y = y;
}

const GST_NOTE = 'All amounts are in New Zealand dollars and include GST at 15% where GST is shown.';
const VOUCHER_NOTE = 'GST isn’t charged when a gift voucher is sold. It applies when the voucher is used.';

/** An invoice with what New Zealand law requires as taxable supply information: seller, GST number, date, supplies, the tax. */
export function invoicePdf(
  invoice: InvoiceEntity,
  { site, accent }: { readonly site: string; readonly accent: string },
): Promise<Buffer> {
  const { seller, buyer } = invoice;
  return makePdf(`Invoice ${invoice.number}, ${site}`, (pdf) => {
    const title = invoice.total_tax > 0 ? 'Tax invoice' : 'Invoice';
    const below = headline(pdf, site, { y: drawStripe(pdf, 0, accent) + 30, size: 20 }) + 26;
    pdf.font('bold').fontSize(22).fillColor(INK).text(`${title} ${invoice.number}`, LEFT, below);
    const issued = `Issued ${longDay(newZealandDay(new Date(invoice.issued_at)))}`;
    const state = invoice.status === 'refunded' ? 'Refunded' : invoice.paid_at ? 'Paid' : 'Not paid yet';
    pdf.font('text').fontSize(10).fillColor(GREY).text(`${issued} · ${state}`);
    const top = pdf.y + 18;
    const gst = seller.gst_number ? `GST number ${seller.gst_number}` : '';
    const right = LEFT + WIDTH / 2 + 12;
    const from = block(
      pdf,
      'From',
      [seller.name, gst, ...seller.address.split('\n'), seller.email, seller.phone],
      LEFT,
      top,
    );
    const to = block(pdf, 'To', [buyer.name, buyer.email, ...addressLines(buyer.address)], right, top);
    pdf.y = Math.max(from, to) + 24;
    goods(pdf, invoice);
    sums(pdf, invoice);
    pdf.font('text').fontSize(9).fillColor(GREY);
    pdf.text(invoice.kind === 'voucher' ? VOUCHER_NOTE : GST_NOTE, LEFT, pdf.y + 20, { width: WIDTH });
  });
}
