/** From this width on, an older page's columns are side by side. */
const COLUMNS_FROM_PX = 768;
const REM_PX = 16;

/**
 * CSS `sizes` of an image whose block takes up only a part of the page's width.
 * @param sizes its sizes at full width: `(min-width: …) length` parts and a last one for narrow screens
 * @param share of the page's width, above 0 up to 1
 */
export function columnSizes(sizes: string, share = 1): string {
  if (share >= 1) return sizes;
  return sizes
    .split(/,\s*/)
    .map((part) => {
      const [, condition = '', from, unit, length] =
        /^(\(min-width: ([\d.]+)(px|rem)\)) (.+)$/.exec(part) ?? [];
      const fromPx = Number(from) * (unit === 'rem' ? REM_PX : 1);
      return fromPx >= COLUMNS_FROM_PX ? `${condition} calc(${length ?? ''} * ${String(share)})` : part;
    })
    .join(', ');
}
