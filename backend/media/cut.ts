import { ORIGINAL_ASPECT, type ImageShape } from '../../lib/contract/image-format.ts';

/** A picture's size in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** The part of a picture that is kept, in its pixels. */
export type Box = Size & { readonly left: number; readonly top: number };
/** What has to stay in view, in percent of width and height from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number };

export const CENTRE: FocalPoint = { x: 50, y: 50 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Width divided by height of a shape; null where the picture stays uncut. */
export function ratioOf(shape: ImageShape): number | null {
  if (shape === ORIGINAL_ASPECT) return null;
  const [width, height] = shape.split('x').map(Number);
  return width && height ? width / height : null;
}

/** The largest box of a shape's ratio inside a picture, its middle as near the focal point as the edges allow. */
export function cropBox(source: Size, shape: ImageShape, focal: FocalPoint): Box {
  const ratio = ratioOf(shape);
  if (ratio === null) return { left: 0, top: 0, width: source.width, height: source.height };
  const width = Math.max(1, Math.min(source.width, Math.round(source.height * ratio)));
  const height = Math.max(1, Math.min(source.height, Math.round(source.width / ratio)));
  return {
    width,
    height,
    left: clamp(Math.round((source.width * focal.x) / 100 - width / 2), 0, source.width - width),
    top: clamp(Math.round((source.height * focal.y) / 100 - height / 2), 0, source.height - height),
  };
}

/**
 * The size at which a cut is delivered: as wide as asked for, or as the picture allows where it is smaller.
 * @param source the picture's own size; 0 where unknown, then nothing limits the width
 * @param width pixels, a step of the served widths
 */
export function deliveredSize(source: Size, shape: ImageShape, width: number): Size {
  if (!source.width || !source.height) {
    const ratio = ratioOf(shape) ?? 1;
    return { width, height: Math.max(1, Math.round(width / ratio)) };
  }
  const box = cropBox(source, shape, CENTRE);
  const delivered = Math.min(width, box.width);
  const ratio = ratioOf(shape) ?? source.width / source.height;
  return { width: delivered, height: Math.max(1, Math.round(delivered / ratio)) };
}
