import QRCode from 'qrcode';

/** Quiet zone around a QR code in modules, which cameras need to find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as the path of an SVG, in a square of `size` modules. */
export type QrPath = { readonly size: number; readonly path: string };

/** Draws a text as a QR code. */
export function qrPath(text: string): QrPath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      if (length === 0) continue;
      path += `M${String(column + QUIET)} ${String(row + QUIET)}h${String(length)}v1h-${String(length)}z`;
      column += length;
    }
  return { size: modules.size + 2 * QUIET, path };
}
