import { IMAGE_PATH, roundImageWidth } from '@/lib/contract/image-format';
import type { ImageExtension, ImageShape } from '@/lib/contract/image-format';

/** Widths offered to browsers, all on the 25 px steps of spec point 9. Few, so that renditions are shared between pages. */
export const SRCSET_WIDTHS = [200, 400, 600, 800, 1200, 1600, 2000] as const;

export type ImageCut = {
  readonly aspect?: ImageShape | undefined;
  /** Wanted width in pixels; it is rounded up to the next step. */
  readonly width?: number | undefined;
  readonly extension?: ImageExtension | undefined;
};

/**
 * Gives the address of another cut of the same picture (spec point 3: /assets/i/{hash}/{aspect}/{width}.{ext}).
 * An address of another form, and an SVG's format and width, stay as they are.
 */
export function scaledUrl(url: string, cut: ImageCut): string {
  const match = IMAGE_PATH.exec(url);
  if (!match) return url;
  const [, hash, aspect, width, extension] = match;
  if (extension === 'svg') return url;
  const wantedWidth = cut.width === undefined ? Number(width) : roundImageWidth(cut.width);
  return `/assets/i/${hash}/${cut.aspect ?? aspect}/${wantedWidth}.${cut.extension ?? extension}`;
}

/** Says whether the picture can be cut to other widths: it is ours and not an SVG. */
export function isScalable(url: string): boolean {
  return IMAGE_PATH.test(url) && !url.endsWith('.svg');
}

/**
 * Makes a `srcset` of one picture up to `maxWidth` pixels.
 * @returns '' for an address that cannot be scaled (a foreign one, an SVG).
 */
export function imageSrcSet(
  url: string,
  maxWidth: number,
  cut: Omit<ImageCut, 'width'> = {},
  widths: readonly number[] = SRCSET_WIDTHS,
): string {
  if (!isScalable(url)) return '';
  const largest = roundImageWidth(maxWidth);
  const offered = new Set(widths.map(roundImageWidth).filter((width) => width < largest));
  offered.add(largest);
  return [...offered]
    .sort((a, b) => a - b)
    .map((width) => `${scaledUrl(url, { ...cut, width })} ${width}w`)
    .join(', ');
}
