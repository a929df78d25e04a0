/** Image formats and sizes of spec points 3 and 9. */

/** The aspects that images can be cropped to. */
export const IMAGE_ASPECTS = ['16x3', '16x9', '8x5', '4x3', '1x1', '3x4', '5x8', '9x16'] as const;
export type ImageAspect = (typeof IMAGE_ASPECTS)[number];

/** Uncropped: for pictures that have to be seen in full (logos, lightbox, circuit maps). */
export const ORIGINAL_ASPECT = 'original';
export type ImageShape = ImageAspect | typeof ORIGINAL_ASPECT;
export const IMAGE_SHAPES = [...IMAGE_ASPECTS, ORIGINAL_ASPECT] as const;

/** 'Square' is the older name of 1x1 (spec point 7: requested for testimonials). */
export const ASPECT_ALIASES: Readonly<Record<string, ImageShape>> = { Square: '1x1' };

/** Widths are rounded up to multiples of this many pixels. */
export const IMAGE_WIDTH_STEP = 25;
export const IMAGE_WIDTH_MIN = 25;
export const IMAGE_WIDTH_MAX = 2000;

export type ImageExtension = 'avif' | 'webp' | 'jpg' | 'png' | 'svg';

/** Path of a rendition: /assets/i/{hash}/{aspect}/{width}.{ext}. */
export const IMAGE_PATH =
  /^\/assets\/i\/([0-9a-f]{16,64})\/(16x3|16x9|8x5|4x3|1x1|3x4|5x8|9x16|original)\/(\d{2,4})\.(avif|webp|jpg|png|svg)$/;

/**
 * A scaled picture (point 3): {width}x{height}:{file name}, in whichever folder the server has it. It is fitted into a box of this size; the
 * embedded backend doesn't crop it.
 */
export const SCALED_URL = /^(\S*\/)?(\d{1,4})x(\d{1,4}):([^/\s]+)$/;
/** The folder of a scaled picture that is given without one. */
export const SCALED_FOLDER = '/assets/';

/** Widths of the page builder's pictures in pixels: beside or on the text of a block, and behind it or across the page. */
export const SIDE_PICTURE_WIDTH = 300;
export const WIDE_PICTURE_WIDTH = 1920;

/** Rounds a width in pixels up to the next step, within the served range (spec point 9). */
export function roundImageWidth(width: number): number {
  const stepped = Math.ceil(width / IMAGE_WIDTH_STEP) * IMAGE_WIDTH_STEP;
  return Math.min(IMAGE_WIDTH_MAX, Math.max(IMAGE_WIDTH_MIN, stepped));
}
