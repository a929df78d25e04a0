import {
  IMAGE_PATH,
  IMAGE_WIDTH_MAX,
  IMAGE_WIDTH_MIN,
  IMAGE_WIDTH_STEP,
  ORIGINAL_ASPECT,
  roundImageWidth,
  SCALED_URL,
} from '@/lib/contract/image-format';
import type { ImageExtension, ImageShape } from '@/lib/contract/image-format';

/** Widths offered to browsers, all on the 25 px steps of spec point 9. Few, so that pages share renditions. */
export const SRCSET_WIDTHS = [200, 400, 600, 800, 1200, 1600, 2000] as const;

export type ImageCrop = {
  readonly aspect?: ImageShape | undefined;
  /** Wanted width in pixels; rounded up to the next step. */
  readonly width?: number | undefined;
  /** Only for renditions: a scaled picture keeps the format of its file. */
  readonly extension?: ImageExtension | undefined;
};

type Size = { readonly width: number; readonly height: number };

/** The sides of an aspect ('16x9'). */
function sidesOf(aspect: string): [across: number, down: number] {
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  return [across, down];
}

/** The parts of a scaled picture's address (spec point 3): its folder, box in pixels, and file name. Null for any other address. */
function scaledForm(url: string): (Size & { readonly folder: string; readonly name: string }) | null {
  const [, folder = '', across, down, name = ''] = SCALED_URL.exec(url) ?? [];
  const [width, height] = [Number(across), Number(down)];
  return width > 0 && height > 0 ? { folder, width, height, name } : null;
}

/** Another box for the same file, with both sides rounded to steps and within the largest served size. */
function boxOf({ width, height }: Size, { aspect, width: wanted = width }: ImageCrop): Size {
  const isUncut = aspect === undefined || aspect === ORIGINAL_ASPECT;
  const [across, down] = isUncut ? [width, height] : sidesOf(aspect);
  const maxWidth = Math.floor((IMAGE_WIDTH_MAX * across) / down / IMAGE_WIDTH_STEP) * IMAGE_WIDTH_STEP;
  const boxWidth = Math.max(IMAGE_WIDTH_MIN, Math.min(roundImageWidth(wanted), maxWidth));
  return { width: boxWidth, height: roundImageWidth((boxWidth * down) / across) };
}

/**
 * Returns the address of another rendition of the same image (spec point 3: /assets/i/{hash}/{aspect}/{width}.{ext}, or
 * {width}x{height}:{file name}).
 * Any other address, and an SVG's, stays as it is.
 */
export function scaledUrl(url: string, crop: ImageCrop): string {
  if (url.endsWith('.svg')) return url;
  const match = IMAGE_PATH.exec(url);
  if (match) {
    const [, hash, aspect, width, extension] = match;
    const wantedWidth = crop.width === undefined ? Number(width) : roundImageWidth(crop.width);
    return `/assets/i/${hash}/${crop.aspect ?? aspect}/${wantedWidth}.${crop.extension ?? extension}`;
  }
  const scaled = scaledForm(url);
  if (!scaled) return url;
  const box = boxOf(scaled, crop);
  return `${scaled.folder}${box.width}x${box.height}:${scaled.name}`;
}

/** Whether the image can be scaled: its address has a format of spec point 3, and it isn't an SVG. */
export function isScalable(url: string): boolean {
  return !url.endsWith('.svg') && (IMAGE_PATH.test(url) || scaledForm(url) !== null);
}

/** The size in pixels that an address names; null for an uncropped picture, and for any other address. */
export function sizeInUrl(url: string): Size | null {
  const scaled = scaledForm(url);
  if (scaled) return { width: scaled.width, height: scaled.height };
  const [, , aspect = ORIGINAL_ASPECT, digits] = IMAGE_PATH.exec(url) ?? [];
  const width = Number(digits);
  if (aspect === ORIGINAL_ASPECT) return null;
  const [across, down] = sidesOf(aspect);
  return { width, height: Math.round((width * down) / across) };
}

/**
 * Builds a `srcset` for one image up to `maxWidth` pixels.
 * @returns '' for an address that cannot be scaled (an external one, an SVG).
 */
export function imageSrcSet(
  url: string,
  maxWidth: number,
  crop: Omit<ImageCrop, 'width'> = {},
  widths: readonly number[] = SRCSET_WIDTHS,
): string {
  if (!isScalable(url)) return '';
  const largest = roundImageWidth(maxWidth);
  const offered = new Set(widths.map(roundImageWidth).filter((width) => width < largest));
  offered.add(largest);
  return [...offered]
    .sort((a, b) => a - b)
    .map((width) => `${scaledUrl(url, { ...crop, width })} ${width}w`)
    .join(', ');
}
