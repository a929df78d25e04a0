import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { createRandom } from './random.ts';

/** What a lens does to a layer: `pan` streaks it sideways (panned exposure), `soft` puts it out of focus. Lengths in picture pixels. */
export type Lens =
  { readonly kind: 'pan'; readonly length: number } | { readonly kind: 'soft'; readonly radius: number };

export interface Layer {
  /** SVG document in picture size. */
  readonly svg: string;
  readonly lens?: Lens;
  readonly blend?: 'over' | 'screen' | 'multiply' | 'soft-light';
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

const GRAIN_TILE = 384;
const JPEG_QUALITY = 80;
/** Columns drawn for every column that a panned layer keeps. */
const PAN_OVERSAMPLING = 4;
const grainTiles = new Map<number, Promise<Buffer>>();

/** Mid-grey noise tile for `soft-light`, made once a strength. */
function grainTile(strength: number): Promise<Buffer> {
  const known = grainTiles.get(strength);
  if (known !== undefined) return known;
  const random = createRandom('film grain');
  const pixels = Buffer.alloc(GRAIN_TILE * GRAIN_TILE * 3);
  for (let index = 0; index < GRAIN_TILE * GRAIN_TILE; index += 1) {
    const bell = random.next() + random.next() + random.next() - 1.5;
    pixels.fill(
      Math.max(0, Math.min(255, Math.round(128 + bell * 170 * strength))),
      index * 3,
      index * 3 + 3,
    );
  }
  const tile = sharp(pixels, { raw: { width: GRAIN_TILE, height: GRAIN_TILE, channels: 3 } })
    .png()
    .toBuffer();
  grainTiles.set(strength, tile);
  return tile;
}

function vignetteSvg(width: number, height: number, strength: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<radialGradient id="v" cx="0.5" cy="0.46" r="0.78"><stop offset="0.52" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#04060a" stop-opacity="${strength}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`
  );
}

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

/** A layer as sharp takes it: an SVG file or raw pixels. */
interface Print {
  readonly input: Buffer;
  readonly raw?: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** The layer through its lens; whatever size it was drawn in, it comes out in picture size. */
async function throughLens(layer: Layer, width: number, height: number): Promise<Print> {
  const source = Buffer.from(layer.svg);
  if (layer.lens === undefined) return { input: source };
  // Shrinking sideways and stretching back averages along the direction of travel, as a panned exposure does.
  const [innerWidth, innerHeight] =
    layer.lens.kind === 'pan'
      ? [Math.max(8, Math.round(width / layer.lens.length)), height]
      : drawingSize(layer.lens, width, height);
  const small = await sharp(source)
    .resize(innerWidth, innerHeight, { fit: 'fill', kernel: 'mitchell' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: small.info.channels },
  })
    .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Stacks the layers and finishes the print; the same picture always gives the same pixels. */
async function develop(picture: Picture): Promise<Sharp> {
  const { width, height } = picture;
  const [bottom, ...others] = await Promise.all(
    picture.layers.map((layer) => throughLens(layer, width, height)),
  );
  if (bottom === undefined) throw new RangeError('A picture needs at least one layer');
  const overlays: OverlayOptions[] = others.map((overlay, index) => ({
    ...overlay,
    blend: picture.layers[index + 1]?.blend ?? 'over',
  }));
  if (picture.vignette !== undefined)
    overlays.push({ input: Buffer.from(vignetteSvg(width, height, picture.vignette)) });
  if (picture.grain !== undefined) {
    overlays.push({ input: await grainTile(picture.grain), tile: true, blend: 'soft-light' });
  }
  const ground = bottom.raw === undefined ? sharp(bottom.input) : sharp(bottom.input, { raw: bottom.raw });
  return ground.composite(overlays);
}

/** JPEG bytes of the picture (4:2:0, progressive). */
export async function toJpeg(picture: Picture): Promise<Buffer> {
  const print = await develop(picture);
  return print
    .flatten({ background: '#10141b' })
    .jpeg({ quality: JPEG_QUALITY, progressive: true })
    .toBuffer();
}

/** Raw RGB bytes of the picture, for video frames. */
export async function toPixels(picture: Picture): Promise<Buffer> {
  const print = await develop(picture);
  return print.flatten({ background: '#10141b' }).removeAlpha().raw().toBuffer();
}
