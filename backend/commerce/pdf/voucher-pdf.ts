import texts from './voucher-texts.json' with { type: 'json' };
import { type Language, RIGHT_TO_LEFT } from '../../../lib/contract/languages.ts';
import { drawStripe, GREY, headline, INK } from '../../kernel/print/brand.ts';
import { drawQr } from '../../kernel/print/draw-qr.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { isolated } from '../../../lib/shared/isolate.ts';
import { makePdf, PAGE, type Pdf } from '../../kernel/print/make-pdf.ts';
import { write, type TextStyle } from '../../kernel/print/write.ts';

/** A voucher's labels. */
export type VoucherTexts = Readonly<Record<'title' | 'code' | 'until' | 'redeem_at' | 'note', string>>;

export const VOUCHER_TEXTS: Readonly<Record<Language, VoucherTexts>> = texts;

export type VoucherSheet = {
  /** The buyer's language; the whole page follows its direction. */
  readonly language: Language;
  readonly site: string;
  /** The site's colour, #rrggbb; anything else is replaced by the default. */
  readonly accent: string;
  readonly theme: string;
  /** The theme's JPEG, 16 by 9, or null. */
  readonly picture: Buffer | null;
  readonly amount: string;
  readonly code: string;
  /** Expiry date, y-MM-dd. */
  readonly expiresOn: string;
  /** Where it is redeemed; the content of the QR code. */
  readonly redeemUrl: string;
};

const WIDTH = PAGE.width - 2 * PAGE.margin;
const PICTURE_HEIGHT = (PAGE.width * 9) / 16;
const QR_SIZE = 148;
const AMOUNT_SIZE = 92;
const PANEL = '#f3f3f6';

/** The picture across the full width, with the site's stripe below. */
function head(pdf: Pdf, { picture, accent, language }: VoucherSheet): number {
  if (picture) pdf.image(picture, 0, 0, { width: PAGE.width, height: PICTURE_HEIGHT });
  return drawStripe(pdf, picture ? PICTURE_HEIGHT : 0, accent, language);
}

/** A voucher to print and give away: picture, amount, code, QR code and expiry date, in the buyer's language. */
export function voucherPdf(sheet: VoucherSheet): Promise<Buffer> {
  const { language, site, theme, amount, code, expiresOn, redeemUrl } = sheet;
  const texts = VOUCHER_TEXTS[language];
  const isRtl = RIGHT_TO_LEFT.has(language);
  const left = PAGE.margin;
  const say = (pdf: Pdf, text: string, style: TextStyle, place: { x: number; y: number; width: number }) =>
    write(pdf, text, style, place, language);
  const label = { font: 'text', size: 10, colour: GREY } as const;
  const strong = (size: number) => ({ font: 'bold', size, colour: INK }) as const;
  return makePdf(
    `${texts.title} ${amount}, ${site}`,
    (pdf) => {
      let y = head(pdf, sheet) + 24;
      y = headline(pdf, site, { y, size: 20 }, language) + 20;
      y = say(pdf, texts.title, strong(22), { x: left, y, width: WIDTH }) + 4;
      y = headline(pdf, amount, { y, size: AMOUNT_SIZE }, language) + 2;
      y = say(pdf, theme, { ...label, size: 12 }, { x: left, y, width: WIDTH }) + 22;

      const inside = 18;
      const height = QR_SIZE + 2 * inside;
      pdf.roundedRect(left, y, WIDTH, height, 8).fill(PANEL);
      const column = {
        x: isRtl ? left + QR_SIZE + 2 * inside : left + inside,
        width: WIDTH - QR_SIZE - 3 * inside,
      };
      const qr = { x: isRtl ? left + inside : left + WIDTH - QR_SIZE - inside, y: y + inside };
      pdf.rect(qr.x, qr.y, QR_SIZE, QR_SIZE).fill('#ffffff');
      drawQr(pdf, redeemUrl, { ...qr, size: QR_SIZE });
      let line = y + inside + 4;
      const rows = [
        [texts.code, code, strong(19)],
        [texts.until, longDay(expiresOn, language), strong(14)],
        [texts.redeem_at, redeemUrl.split('#', 1)[0] ?? '', { ...label, colour: INK }],
      ] as const;
      for (const [name, value, style] of rows) {
        line = say(pdf, name, label, { ...column, y: line }) + 2;
        line = say(pdf, isolated(value, language), style, { ...column, y: line }) + 11;
      }
      say(pdf, texts.note, { ...label, size: 9 }, { x: left, y: y + height + 18, width: WIDTH });
    },
    language,
  );
}
