import sharp from 'sharp';
import { finish, groundOf, layOver, type Blend, type Pixels } from './print.ts';

/** What a lens does to a layer: `pan` streaks it sideways (panned exposure), `soft` puts it out of focus. Lengths in picture pixels. */
export type Lens =
  { readonly kind: 'pan'; readonly length: number } | { readonly kind: 'soft'; readonly radius: number };

export interface Layer {
  /** SVG document in picture size, or in the smaller size that `drawingSize` names for its lens. */
  readonly svg: string;
  readonly lens?: Lens;
  readonly blend?: Blend;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bottom layer first. */
  readonly layers: readonly Layer[];
  /** Strength of the film grain, 0–1. */
  readonly grain?: number;
  /** Darkening towards the corners, 0–1. */
  readonly vignette?: number;
}

const JPEG_QUALITY = 80;
/** Columns drawn for every column that a panned layer keeps. */
const PAN_OVERSAMPLING = 4;

/** Pixel size at which a layer is worth drawing: what its lens will blur away anyway is not drawn. */
export function drawingSize(
  lens: Lens | undefined,
  width: number,
  height: number,
): [width: number, height: number] {
  if (lens === undefined) return [width, height];
  if (lens.kind === 'soft') {
    const share = Math.max(1, lens.radius / 2);
    return [Math.round(width / share), Math.round(height / share)];
  }
  const share = Math.max(1, lens.length / PAN_OVERSAMPLING);
  return [Math.round(width / share), height];
}

/** The layer through its lens; whatever size it was drawn in, it comes out in picture size. */
async function throughLens(layer: Layer, width: number, height: number): Promise<Pixels> {
  const source = sharp(Buffer.from(layer.svg));
  if (layer.lens === undefined) {
    const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
    return { data, channels: info.channels };
  }
  // Shrinking sideways and stretching back averages along the direction of travel, as a panned exposure does.
  const [innerWidth, innerHeight] =
    layer.lens.kind === 'pan'
      ? [Math.max(8, Math.round(width / layer.lens.length)), height]
      : drawingSize(layer.lens, width, height);
  const small = await source
    .resize(innerWidth, innerHeight, { fit: 'fill', kernel: 'mitchell' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await sharp(small, { raw: { width: innerWidth, height: innerHeight, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** Raw RGB bytes of the picture; the same picture always gives the same pixels. */
export async function toPixels(picture: Picture): Promise<Uint8ClampedArray> {
  const { width, height } = picture;
  const [bottom, ...others] = await Promise.all(
    picture.layers.map((layer) => throughLens(layer, width, height)),
  );
  if (bottom === undefined) throw new RangeError('A picture needs at least one layer');
  const ground = groundOf(bottom, width * height);
  others.forEach((layer, index) => {
    layOver(ground, layer, picture.layers[index + 1]?.blend ?? 'over');
  });
  finish(ground, width, height, picture.vignette ?? 0, picture.grain ?? 0);
  return ground;
}

/** JPEG bytes of the picture (4:2:0). */
export async function toJpeg(picture: Picture): Promise<Buffer> {
  const { width, height } = picture;
  return sharp(await toPixels(picture), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
