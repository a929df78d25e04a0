import type { z } from 'zod';
import type { invoiceSchema } from '../../../lib/contract/entities/documents.ts';
import { showDollars } from '../../../lib/contract/money.ts';
import { postalLines } from '../../../lib/shared/postal-lines.ts';
import { drawStripe, GREY, headline, INK } from '../../kernel/print/brand.ts';
import { PAGE, type Pdf } from '../../kernel/print/make-pdf.ts';
import { write } from '../../kernel/print/write.ts';

/* The parts common to invoices and credit notes. */

type Invoice = z.output<typeof invoiceSchema>;

/** The branding of a document. */
export type DocumentBranding = { readonly site: string; readonly accent: string };

export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const LEFT = PAGE.margin;
export const COLUMNS = { qty: LEFT + WIDTH - 210, unit: LEFT + WIDTH - 150, amount: LEFT + WIDTH - 70 };
/** A rule between lines. */
export const LINE = '#d5d5dc';
export const BOTTOM = PAGE.height - PAGE.margin - 40;

function block(pdf: Pdf, heading: string, lines: readonly string[], x: number, y: number): number {
  const width = WIDTH / 2 - 12;
  pdf.font('text').fontSize(9).fillColor(GREY).text(heading, x, y, { width });
  const style = { font: 'text', size: 10, colour: INK } as const;
  return lines
    .filter(Boolean)
    .reduce((below, line) => write(pdf, line, style, { x, y: below, width }), pdf.y);
}

/** A full-width rule. @returns its position */
export function rule(pdf: Pdf, y: number, colour: string, from: number = LEFT): number {
  pdf
    .moveTo(from, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.75)
    .stroke(colour);
  return y;
}

/** Stripe, title, a line below it, seller and buyer. */
export function drawHead(
  pdf: Pdf,
  { site, accent }: DocumentBranding,
  {
    title,
    state,
    seller,
    buyer,
  }: { readonly title: string; readonly state: string } & Pick<Invoice, 'seller' | 'buyer'>,
): void {
  const below = headline(pdf, site, { y: drawStripe(pdf, 0, accent) + 30, size: 20 }) + 26;
  pdf.font('bold').fontSize(22).fillColor(INK).text(title, LEFT, below);
  pdf.font('text').fontSize(10).fillColor(GREY).text(state);
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
  const place = buyer.address ? postalLines(buyer.address) : [];
  const to = block(pdf, 'To', [buyer.name, buyer.email, ...place], right, top);
  pdf.y = Math.max(from, to) + 24;
}

/** A row of the totals: label, dollars, and whether it is shown. */
export type SumRow = readonly [label: string, dollars: number, isShown: boolean];

/** The totals at the end; the row named `total` is set off. */
export function drawSums(pdf: Pdf, rows: readonly SumRow[], total: string): void {
  if (pdf.y > BOTTOM - 120) pdf.addPage();
  let y = pdf.y + 10;
  for (const [label, amount] of rows.filter(([, , isShown]) => isShown)) {
    const isTotal = label === total;
    if (isTotal) y = rule(pdf, y + 3, INK, COLUMNS.qty - 60) + 7;
    pdf.font(isTotal ? 'bold' : 'text').fontSize(isTotal ? 13 : 10);
    pdf.text(label, COLUMNS.qty - 60, y, { width: 170 });
    pdf.text(showDollars(amount), COLUMNS.amount - 20, y, { width: 90, align: 'right' });
    y = pdf.y + 4;
  }
  pdf.y = y;
}
