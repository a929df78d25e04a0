import { IMAGE_PATH, roundImageWidth } from '@/lib/contract/image-format';
import type { ImageExtension, ImageShape } from '@/lib/contract/image-format';

/** Widths offered to browsers, all on the 25 px steps of spec point 9. Few, so that pages share renditions. */
export const SRCSET_WIDTHS = [200, 400, 600, 800, 1200, 1600, 2000] as const;

export type ImageCrop = {
  readonly aspect?: ImageShape | undefined;
  /** Wanted width in pixels; rounded up to the next step. */
  readonly width?: number | undefined;
  readonly extension?: ImageExtension | undefined;
};

/**
 * Returns the address of another rendition of the same image (spec point 3: /assets/i/{hash}/{aspect}/{width}.{ext}).
 * An address of another form, and an SVG's format and width, stay as they are.
 */
export function scaledUrl(url: string, crop: ImageCrop): string {
  const match = IMAGE_PATH.exec(url);
  if (!match) return url;
  const [, hash, aspect, width, extension] = match;
  if (extension === 'svg') return url;
  const wantedWidth = crop.width === undefined ? Number(width) : roundImageWidth(crop.width);
  return `/assets/i/${hash}/${crop.aspect ?? aspect}/${wantedWidth}.${crop.extension ?? extension}`;
}

/** Whether the image can be scaled: it is ours and not an SVG. */
export function isScalable(url: string): boolean {
  return IMAGE_PATH.test(url) && !url.endsWith('.svg');
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
