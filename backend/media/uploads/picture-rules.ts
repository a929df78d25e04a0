import { numberInText } from '../../../lib/shared/text/number-in-text.ts';

/** Most pixels that an uploaded picture may have. */
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

/** What an editor reads about a file that can't be taken; the same in the browser, which looks first, and from the server. */
export const PICTURE_FAULTS = {
  empty: 'The file is empty. Save or copy it again, then upload it.',
  unreadable: 'This file can’t be read as a picture. Open it in a picture editor and save it again.',
  type: 'This file type isn’t supported. Save the picture as JPEG, PNG, WebP, AVIF, GIF or SVG.',
  heic: 'Browsers can’t show HEIC pictures. Save it as JPEG and upload that instead. To make an iPhone take JPEG pictures, choose Most Compatible under Settings › Camera › Formats.',
  /** @param width pixels, as is the height; 0 if they aren't known */
  size: (width: number, height: number): string => {
    const found =
      width > 0 ? `This picture has ${numberInText(width)} × ${numberInText(height)} pixels. ` : '';
    return `${found}Pictures can’t be larger than 25 megapixels. Make it smaller, for example 6,000 × 4,000.`;
  },
} as const;

/** What is wrong with the kind of a file, by the type that it is said to have; null if nothing. */
export function typeFault(type: string): string | null {
  if (/^image\/hei[cf]/.test(type)) return PICTURE_FAULTS.heic;
  return PICTURE_TYPES.some((one) => one === type) ? null : PICTURE_FAULTS.type;
}

/** Whether a picture of this size is too large. */
export const isTooLarge = (width: number, height: number): boolean => width * height > MAX_PIXELS;
