import QRCode from 'qrcode';
import type { Pdf } from './make-pdf.ts';

/** Quiet zone around a QR code in modules, which cameras need to find it. */
const QUIET = 2;

/** Draws a QR code as squares: sharp at any size, and much cheaper than a bitmap. `size` is in points. */
export function drawQr(pdf: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = size / (modules.size + 2 * QUIET);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let length = 1;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      // Slightly wider than the module, so that no light gap shows between rows.
      pdf.rect(x + (column + QUIET) * step, y + (row + QUIET) * step, length * step, step * 1.02);
      column += length - 1;
    }
  }
  pdf.fill('#000000');
}
