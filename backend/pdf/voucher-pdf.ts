import { drawQr } from './draw-qr.ts';
import { makePdf, PAGE } from './make-pdf.ts';
import { write } from './write.ts';

export type VoucherSheet = {
  readonly site: string;
  readonly theme: string;
  /** JPEG of the theme, 16 by 9, or null. */
  readonly picture: Buffer | null;
  readonly amount: string;
  readonly code: string;
  /** Last day, y-MM-dd. */
  readonly expiresOn: string;
  /** Where it is redeemed; what the QR picture says. */
  readonly redeemUrl: string;
};

const WIDTH = PAGE.width - 2 * PAGE.margin;
const PICTURE_HEIGHT = (WIDTH * 9) / 16;
const QR_SIZE = 130;
const GREY = '#5a5a66';
const INK = '#16161a';

const LONG_DAY = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

/** The day as people in New Zealand write it: 27 January 2030. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** A voucher to print and give away: picture, amount, code, QR picture and last day. */
export function voucherPdf(sheet: VoucherSheet): Promise<Buffer> {
  return makePdf(`Gift voucher ${sheet.amount}, ${sheet.site}`, (pdf) => {
    const left = PAGE.margin;
    const siteName = { font: 'bold', size: 13, colour: INK } as const;
    let y = write(pdf, sheet.site, siteName, { x: left, y: PAGE.margin, width: WIDTH }) + 12;
    if (sheet.picture) {
      pdf.image(sheet.picture, left, y, { width: WIDTH, height: PICTURE_HEIGHT });
      y += PICTURE_HEIGHT + 22;
    }
    pdf.font('bold').fontSize(30).text(`Gift voucher ${sheet.amount}`, left, y, { width: WIDTH });
    const themeName = { font: 'text', size: 12, colour: GREY } as const;
    y = write(pdf, sheet.theme, themeName, { x: left, y: pdf.y, width: WIDTH }) + 20;
    const textWidth = WIDTH - QR_SIZE - 24;
    drawQr(pdf, sheet.redeemUrl, { x: left + WIDTH - QR_SIZE, y, size: QR_SIZE });
    pdf.fillColor(GREY).font('text');
    pdf.fontSize(10).text('Code', left, y, { width: textWidth });
    pdf.font('bold').fontSize(19).fillColor(INK).text(sheet.code, { width: textWidth });
    pdf
      .moveDown(0.6)
      .font('text')
      .fontSize(10)
      .fillColor(GREY)
      .text('Can be redeemed until', { width: textWidth });
    pdf.font('bold').fontSize(14).fillColor(INK).text(longDay(sheet.expiresOn), { width: textWidth });
    pdf.moveDown(0.6).font('text').fontSize(10).fillColor(GREY).text('Redeem it at', { width: textWidth });
    pdf.fillColor(INK).text(sheet.redeemUrl.split('#', 1)[0] ?? '', { width: textWidth });
    pdf
      .fillColor(GREY)
      .fontSize(9)
      .text(
        'Whoever has the code can redeem it, once. Its amount becomes credit in an account of this site. Keep it as safe as money.',
        left,
        Math.max(pdf.y, y + QR_SIZE) + 24,
        { width: WIDTH },
      );
  });
}
