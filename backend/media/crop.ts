import { ORIGINAL_ASPECT, type ImageShape } from '../../lib/contract/image-format.ts';

/** A picture's size in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** A crop of a picture, in its own pixels. */
export type Box = Size & { readonly left: number; readonly top: number };
/** The point that must stay in view, as percentages from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number };

export const CENTRE: FocalPoint = { x: 50, y: 50 };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** An aspect's width divided by its height; null if the picture stays uncropped. */
export function ratioOf(shape: ImageShape): number | null {
  if (shape === ORIGINAL_ASPECT) return null;
  const [width, height] = shape.split('x').map(Number);
  return width && height ? width / height : null;
}

/** The largest crop of an aspect's ratio inside a picture, centred on the focal point as far as the edges allow. */
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
 * The size at which a crop is delivered: the requested width, or as wide as the picture allows.
 * @param source the picture's own size; 0 if unknown, which sets no limit
 * @param width pixels, one of the served widths
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
