import { numberInText } from '../../../lib/shared/text/number-in-text.ts';

/** Maximum number of pixels in an uploaded picture. */
export const MAX_PIXELS = 25_000_000;

/** The types of pictures that can be uploaded. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/** Messages to editors about files that can't be accepted; the same in the browser, which checks first, and from the server. */
export const PICTURE_FAULTS = {
  empty: 'The file is empty. Save or copy it again, then upload it.',
  unreadable: 'This file can’t be read as a picture. Open it in a picture editor and save it again.',
  type: 'This file type isn’t supported. Save the picture as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  heic: 'Browsers can’t show HEIC pictures. Save it as JPEG and upload that instead. To make an iPhone take JPEG pictures, choose Most Compatible under Settings › Camera › Formats.',
  /** @param width pixels, like the height; 0 if unknown */
  size: (width: number, height: number): string => {
    const found =
      width > 0 ? `This picture has ${numberInText(width)} × ${numberInText(height)} pixels. ` : '';
    return `${found}Pictures can’t be larger than 25 megapixels. Make it smaller, for example 6,000 × 4,000.`;
  },
} as const;

/** Number of leading bytes that identify a file's type. */
export const HEAD_BYTES = 64;
/** The brands of HEVC pictures and sequences (ISO/IEC 23008-12). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Whether a file is a HEIC picture, by its first box, which contains its brand and compatible brands. */
function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (head.length < 12 || text.slice(4, 8) !== 'ftyp') return false;
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const [brand, , ...others] = text.slice(8, size).match(/[\s\S]{4}/g) ?? [];
  return [brand, ...others].some((candidate) => candidate !== undefined && HEIC_BRANDS.has(candidate));
}

/**
 * What is wrong with a file's type; null if nothing.
 * @param type its declared type; many browsers know none for HEIC
 * @param head its first HEAD_BYTES or more
 */
export function typeFault(type: string, head: Uint8Array): string | null {
  if (/^image\/hei[cf]/.test(type) || isHeic(head)) return PICTURE_FAULTS.heic;
  return PICTURE_TYPES.some((candidate) => candidate === type) ? null : PICTURE_FAULTS.type;
}

/** Whether a picture of this size is too large. */
export const isTooLarge = (width: number, height: number): boolean => width * height > MAX_PIXELS;
